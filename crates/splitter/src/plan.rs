//! Which function lies in which part, and how each part reaches those of the other.

use std::collections::{BTreeMap, BTreeSet};

use crate::LOAD;
use crate::fault::Fault;
use crate::program::{Program, calls};

/// How a program is split.
pub(crate) struct Plan {
    /// Whether each function lies in the first part.
    pub is_first: Vec<bool>,
    /// The import that loads the second part.
    pub load: u32,
    /// The functions of the second part that the first may call, each with its place in the table; their stand-ins come
    /// in this order.
    pub places: BTreeMap<u32, u32>,
    /// How many places the table has.
    pub table_size: u64,
    /// The functions of the first part that the second calls, in the order in which it imports them.
    pub shared: Vec<u32>,
}

impl Plan {
    /// Decides by the names of functions, and by who calls them.
    pub fn new(program: &Program, is_first: impl Fn(&str) -> bool) -> Result<Plan, Fault> {
        let load = program.import_names.iter().position(|name| name.contains(LOAD));
        let load = load.ok_or(Fault::NoLoad)? as u32;
        if !is_call_without_values(program, load) {
            return Err(Fault::NoLoad);
        }
        let named: Vec<bool> = (0..program.functions.len() as u32)
            .map(|function| function < program.imported || program.name(function).is_none_or(&is_first))
            .collect();
        let is_first = reached(program, &named)?;
        let is_later = |function: &u32| !is_first[*function as usize];

        let (mut entries, mut shared) = (BTreeSet::new(), BTreeSet::new());
        entries.extend(program.exported().filter(is_later));
        for (function, body) in program.own() {
            let called = calls(body)?.into_iter();
            match is_later(&function) {
                true => shared.extend(called.filter(|called| !is_later(called))),
                false => entries.extend(called.filter(is_later)),
            }
        }
        let mut places = BTreeMap::new();
        for (start, functions) in &program.segments {
            for (place, &function) in (*start..).zip(functions) {
                if is_later(&function) {
                    places.entry(function).or_insert(place);
                }
            }
        }
        let table = program.tables.get(program.table as usize);
        let mut table_size = table.ok_or(Fault::Unknown("no table"))?.initial;
        for function in entries {
            places.entry(function).or_insert_with(|| {
                table_size += 1;
                (table_size - 1) as u32
            });
        }
        Ok(Plan {
            is_first,
            load,
            places,
            table_size,
            shared: shared.into_iter().collect(),
        })
    }

    /// Whether a function lies in the first part.
    pub fn is_first(&self, function: u32) -> bool {
        self.is_first[function as usize]
    }

    /// The functions of the first part in their order, then those that have a stand-in there.
    pub fn first_order(&self) -> impl Iterator<Item = u32> {
        self.of_part(true).chain(self.places.keys().copied())
    }

    /// The functions of the second part: those that it imports, then its own.
    pub fn later_order(&self) -> impl Iterator<Item = u32> {
        self.shared.iter().copied().chain(self.of_part(false))
    }

    fn of_part(&self, first: bool) -> impl Iterator<Item = u32> {
        let of_part = (0..)
            .zip(&self.is_first)
            .filter(move |(_, is_first)| **is_first == first);
        of_part.map(|(function, _)| function)
    }

    /// The index in a part of every function that is in it.
    pub fn indices(&self, order: impl Iterator<Item = u32>) -> Vec<u32> {
        let mut indices = vec![0; self.is_first.len()];
        for (index, function) in (0..).zip(order) {
            indices[function as usize] = index;
        }
        indices
    }
}

/// For each function of a first part, whether anything there can call it: the browser, the table, or a function that is itself
/// called so. What only the second part calls lies there, whatever its name.
fn reached(program: &Program, is_first: &[bool]) -> Result<Vec<bool>, Fault> {
    let mut reached: Vec<bool> = (0..is_first.len() as u32)
        .map(|function| function < program.imported)
        .collect();
    let in_table = program.segments.iter().flat_map(|(_, functions)| functions);
    let mut open: Vec<u32> = program.exported().chain(in_table.copied()).collect();
    while let Some(function) = open.pop() {
        let at = function as usize;
        if is_first[at] && !std::mem::replace(&mut reached[at], true) {
            open.extend(calls(&program.bodies[at - program.imported as usize])?);
        }
    }
    Ok(reached)
}

fn is_call_without_values(program: &Program, function: u32) -> bool {
    let ty = program.type_of(function);
    ty.params().is_empty() && ty.results().is_empty()
}

/// The name under which the first part exports the function that the second imports as number `n`: digits and letters.
pub(crate) fn shared_name(n: usize) -> String {
    const DIGITS: &[u8; 62] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let (mut name, mut rest) = (String::new(), n);
    loop {
        name.push(char::from(DIGITS[rest % DIGITS.len()]));
        rest /= DIGITS.len();
        if rest == 0 {
            return name;
        }
    }
}

/// The names under which the first part exports its memory, its tables and its global variables.
pub(crate) const MEMORY: &str = "-m";
/// See [`MEMORY`].
pub(crate) fn table_name(n: usize) -> String {
    format!("-t{n}")
}
/// See [`MEMORY`].
pub(crate) fn global_name(n: usize) -> String {
    format!("-{n}")
}
