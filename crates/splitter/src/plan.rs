//! Which function lies in which part, and how each part reaches those of the others.

use std::collections::{BTreeMap, BTreeSet};

use wasmparser::ValType;

use crate::LOAD;
use crate::fault::Fault;
use crate::program::{Program, calls};

/// The number of the part that runs by itself.
pub(crate) const FIRST_PART: usize = 0;

/// How a program is split.
pub(crate) struct Plan {
    /// The number of the part of each function.
    pub part_of: Vec<usize>,
    /// The import that loads a part.
    pub load: u32,
    /// The functions of other parts than the first that are called from outside their part, each with its place in the
    /// table; their stand-ins in the first part come in this order.
    pub places: BTreeMap<u32, u32>,
    /// How many places the table has.
    pub table_size: u64,
    /// For each part, the functions of the first part that it calls, in the order in which it imports them.
    imported: Vec<BTreeSet<u32>>,
    /// All of these, in the order of their names.
    pub shared: Vec<u32>,
}

impl Plan {
    /// Decides by the parts that functions are named for, below `count`, and by who calls them.
    pub fn new(program: &Program, count: usize, part_of: impl Fn(&str) -> usize) -> Result<Plan, Fault> {
        let load = program.import_names.iter().position(|name| name.contains(LOAD));
        let load = load.ok_or(Fault::NoLoad)? as u32;
        if !takes_a_number(program, load) {
            return Err(Fault::NoLoad);
        }
        let named: Vec<usize> = (0..program.functions.len() as u32)
            .map(|function| match program.name(function) {
                Some(name) if function >= program.imported => part_of(name),
                _ => FIRST_PART,
            })
            .collect();
        assert!(named.iter().all(|&part| part < count), "a part below {count}");
        let part_of = with_callers(program, named)?;
        let is_first = |function: u32| part_of[function as usize] == FIRST_PART;

        let mut entries = BTreeSet::new();
        entries.extend(program.exported().filter(|&function| !is_first(function)));
        let mut imported = vec![BTreeSet::new(); count];
        for (function, body) in program.own() {
            let part = part_of[function as usize];
            for called in calls(body)? {
                match part_of[called as usize] {
                    own if own == part => {}
                    FIRST_PART => {
                        imported[part].insert(called);
                    }
                    _ => {
                        entries.insert(called);
                    }
                }
            }
        }
        let mut places = BTreeMap::new();
        for (start, functions) in &program.segments {
            for (place, &function) in (*start..).zip(functions) {
                if !is_first(function) {
                    places.entry(function).or_insert(place);
                }
            }
        }
        let table = program.tables.get(program.table as usize);
        let mut table_size = table.ok_or(Fault::Unknown("no table"))?.initial;
        if program.segments.is_empty() {
            return Err(Fault::Unknown("no function in its table"));
        }
        for function in entries {
            places.entry(function).or_insert_with(|| {
                table_size += 1;
                (table_size - 1) as u32
            });
        }
        let shared: BTreeSet<u32> = imported.iter().flatten().copied().collect();
        Ok(Plan {
            part_of,
            load,
            places,
            table_size,
            imported,
            shared: shared.into_iter().collect(),
        })
    }

    /// The number of the part of a function.
    pub fn part(&self, function: u32) -> usize {
        self.part_of[function as usize]
    }

    /// The functions of the first part that another imports, each with the name under which the first exports it.
    pub fn imports(&self, part: usize) -> impl Iterator<Item = (u32, String)> {
        let named = (0..).zip(&self.shared);
        let imported = named.filter(move |(_, function)| self.imported[part].contains(function));
        imported.map(|(n, &function)| (function, shared_name(n)))
    }

    /// The functions of the first part in their order, then those that have a stand-in there.
    pub fn first_order(&self) -> impl Iterator<Item = u32> {
        self.own(FIRST_PART).chain(self.places.keys().copied())
    }

    /// The functions of another part: those that it imports, then its own.
    pub fn order(&self, part: usize) -> impl Iterator<Item = u32> {
        self.imported[part].iter().copied().chain(self.own(part))
    }

    fn own(&self, part: usize) -> impl Iterator<Item = u32> {
        let own = (0..).zip(&self.part_of).filter(move |(_, of)| **of == part);
        own.map(|(function, _)| function)
    }

    /// The index in a part of every function that is in it.
    pub fn indices(&self, order: impl Iterator<Item = u32>) -> Vec<u32> {
        let mut indices = vec![0; self.part_of.len()];
        for (index, function) in (0..).zip(order) {
            indices[function as usize] = index;
        }
        indices
    }
}

/// The part of each function, by the parts that they are named for: a function of the first part that nothing there can call,
/// neither the browser nor the table nor another function, lies in the part that calls it, if that is one alone.
fn with_callers(program: &Program, mut named: Vec<usize>) -> Result<Vec<usize>, Fault> {
    let reached = reached(program, &named)?;
    // The parts that call each function that the first part cannot, where there is one alone.
    let mut callers: Vec<Callers> = vec![Callers::None; named.len()];
    let mut open: Vec<(u32, Callers)> = program
        .own()
        .filter(|(function, _)| named[*function as usize] != FIRST_PART)
        .map(|(function, _)| (function, Callers::One(named[function as usize])))
        .collect();
    while let Some((function, caller)) = open.pop() {
        for called in calls(&program.bodies[(function - program.imported) as usize])? {
            let at = called as usize;
            if reached[at] || named[at] != FIRST_PART {
                continue;
            }
            let both = callers[at].and(caller);
            if both != callers[at] {
                callers[at] = both;
                open.push((called, both));
            }
        }
    }
    for (part, caller) in named.iter_mut().zip(callers) {
        if let Callers::One(only) = caller {
            *part = only;
        }
    }
    Ok(named)
}

/// The parts that call a function.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Callers {
    /// None is known.
    None,
    /// This one alone.
    One(usize),
    /// Several.
    Several,
}

impl Callers {
    fn and(self, other: Callers) -> Callers {
        match (self, other) {
            (Callers::None, only) | (only, Callers::None) => only,
            (one, other) if one == other => one,
            _ => Callers::Several,
        }
    }
}

/// For each function, whether it is of the first part and anything there can call it: the browser, the table, or a function
/// that is itself called so.
fn reached(program: &Program, named: &[usize]) -> Result<Vec<bool>, Fault> {
    let mut reached: Vec<bool> = (0..named.len() as u32)
        .map(|function| function < program.imported)
        .collect();
    let in_table = program.segments.iter().flat_map(|(_, functions)| functions);
    let mut open: Vec<u32> = program.exported().chain(in_table.copied()).collect();
    while let Some(function) = open.pop() {
        let at = function as usize;
        if named[at] == FIRST_PART && !std::mem::replace(&mut reached[at], true) {
            open.extend(calls(&program.bodies[at - program.imported as usize])?);
        }
    }
    Ok(reached)
}

fn takes_a_number(program: &Program, function: u32) -> bool {
    let ty = program.type_of(function);
    ty.params() == [ValType::I32] && ty.results().is_empty()
}

/// The name under which the first part exports the function that other parts import as number `n`: digits and letters.
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
