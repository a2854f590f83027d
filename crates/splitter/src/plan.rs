//! Which function lies in which part, and how each part reaches those of the others.

use std::collections::{BTreeMap, BTreeSet};

use wasmparser::ValType;

use crate::fault::Fault;
use crate::import_names::{FUNCTIONS, LOAD};
use crate::program::{Program, calls};
use crate::reach::{FIRST, Parts, Reach};
use crate::wanted::{FIRST_PART, Wanted};

/// How a program is split.
pub(crate) struct Plan<'l> {
    /// The number of the part of each function.
    part_of: Vec<usize>,
    /// Which parts can reach what the linker has placed.
    pub reach: Reach<'l>,
    /// The import that loads a part.
    pub load: u32,
    /// The functions of other parts than the first that can be called from outside their part, each with its place in the
    /// table; their stand-ins in the first part come in this order.
    pub places: BTreeMap<u32, u32>,
    /// The functions of the first part that others call, each with its place in the table.
    pub shared: BTreeMap<u32, u32>,
    /// How many places the table has.
    pub table_size: u64,
    /// For each part, the functions of the first part that it calls, in the order in which it imports them.
    imported: Vec<BTreeSet<u32>>,
}

impl<'l> Plan<'l> {
    /// Decides by the parts that functions are named for, below the wanted count, and by who calls them.
    pub fn new(program: &Program, wanted: &Wanted<'l>) -> Result<Plan<'l>, Fault> {
        let count = wanted.count;
        assert!(count <= Parts::BITS as usize, "a bit for each part");
        let load = program.import_names.iter().position(|name| name.contains(LOAD));
        let load = load.ok_or(Fault::NoLoad)? as u32;
        if !takes_a_number(program, load) {
            return Err(Fault::NoLoad);
        }
        let named: Vec<usize> = (0..program.functions.len() as u32)
            .map(|function| match program.name(function) {
                Some(name) if function >= program.imported => (wanted.part_of)(name),
                _ => FIRST_PART,
            })
            .collect();
        assert!(named.iter().all(|&part| part < count), "a part below {count}");
        let part_of = with_callers(program, wanted, named)?;
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
        let reach = Reach::new(program, &part_of, wanted.layout);
        let table = program.tables.get(program.table as usize);
        let mut table_size = table.ok_or(Fault::Unknown("no table"))?.initial;
        if program.segments.is_empty() {
            return Err(Fault::Unknown("no function in its table"));
        }
        let mut new_place = || {
            table_size += 1;
            (table_size - 1) as u32
        };
        let shared: BTreeSet<u32> = imported.iter().flatten().copied().collect();
        let (mut places, mut shared_places) = (BTreeMap::new(), BTreeMap::new());
        for (place, function) in program.placed() {
            let own: Parts = 1 << part_of[function as usize];
            let is_known_elsewhere = reach.parts(program.name(function)) & !own != 0;
            if is_first(function) {
                if shared.contains(&function) {
                    shared_places.entry(function).or_insert(place);
                }
            } else if is_known_elsewhere || entries.contains(&function) {
                places.entry(function).or_insert(place);
            }
        }
        // The optimiser sorts functions by their names, and what ascends, or differs by little, compresses better.
        let by_stand_in = |function: &u32| {
            let function = *function as usize;
            (program.functions[function], part_of[function], function)
        };
        for function in sorted_by_key(entries, by_stand_in) {
            places.entry(function).or_insert_with(&mut new_place);
        }
        let by_name = |function: &u32| (*function >= program.imported, program.name(*function), *function);
        for function in sorted_by_key(shared, by_name) {
            shared_places.entry(function).or_insert_with(&mut new_place);
        }
        Ok(Plan {
            part_of,
            reach,
            load,
            places,
            shared: shared_places,
            table_size,
            imported,
        })
    }

    /// The number of the part of a function.
    pub fn part(&self, function: u32) -> usize {
        self.part_of[function as usize]
    }

    /// The functions of the first part that another imports, each with the name under which it does.
    pub fn imports(&self, part: usize) -> impl Iterator<Item = (u32, String)> {
        let imported = self.imported[part].iter();
        imported.map(|function| (*function, place_name(self.shared[function])))
    }

    /// The name of a function in the first part, which the optimiser sorts by: stand-ins that differ by their place alone follow
    /// each other, behind all other functions.
    pub fn name_at_first(&self, program: &Program, function: u32) -> Option<String> {
        match self.places.get(&function) {
            Some(place) => {
                let (ty, part) = (program.functions[function as usize], self.part(function));
                Some(format!("~{ty:04} {part:02} {place:06}"))
            }
            None => program.name(function).map(str::to_owned),
        }
    }

    /// Whether something stands at the place of a function while no part but the first is there: the function itself or its
    /// stand-in. Nothing does where only the function's own part can know its place.
    pub fn is_at_first(&self, function: u32) -> bool {
        self.part(function) == FIRST_PART || self.places.contains_key(&function)
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
/// neither the browser nor another function, directly or by the table, lies in the part that calls it, if that is one alone.
fn with_callers(program: &Program, wanted: &Wanted, mut named: Vec<usize>) -> Result<Vec<usize>, Fault> {
    let reach = Reach::new(program, &named, wanted.layout);
    let reached = reached(program, &named, &reach)?;
    // The parts that call each function that the first part cannot, where there is one alone.
    let mut callers: Vec<Callers> = vec![Callers::None; named.len()];
    let mut open: Vec<(u32, Callers)> = program
        .own()
        .filter(|(function, _)| named[*function as usize] != FIRST_PART)
        .map(|(function, _)| (function, Callers::One(named[function as usize])))
        .collect();
    for (_, function) in program.placed() {
        let at = function as usize;
        if named[at] == FIRST_PART && !reached[at] {
            callers[at] = Callers::of(reach.parts(program.name(function)));
            open.push((function, callers[at]));
        }
    }
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

/// The parts that call a function, or know its place in the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Callers {
    None,
    One(usize),
    Several,
}

impl Callers {
    /// These parts, of which there is one at least.
    fn of(parts: Parts) -> Callers {
        if parts.is_power_of_two() {
            Callers::One(parts.trailing_zeros() as usize)
        } else {
            Callers::Several
        }
    }

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
fn reached(program: &Program, named: &[usize], reach: &Reach) -> Result<Vec<bool>, Fault> {
    let mut reached: Vec<bool> = (0..named.len() as u32)
        .map(|function| function < program.imported)
        .collect();
    let in_table = program.placed().map(|(_, function)| function);
    let by_table = in_table.filter(|&function| reach.parts(program.name(function)) & FIRST != 0);
    let mut open: Vec<u32> = program.exported().chain(by_table).collect();
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

fn sorted_by_key<K: Ord>(functions: BTreeSet<u32>, key: impl FnMut(&u32) -> K) -> Vec<u32> {
    let mut functions: Vec<u32> = functions.into_iter().collect();
    functions.sort_by_key(key);
    functions
}

/// The name under which parts import what stands at a place of the table: the number in base 36, as JavaScript reads it.
pub(crate) fn place_name(place: u32) -> String {
    let (mut digits, mut rest) = (Vec::new(), place);
    loop {
        digits.push(char::from_digit(rest % 36, 36).expect("a digit"));
        rest /= 36;
        if rest == 0 {
            return digits.iter().rev().collect();
        }
    }
}

/// The names under which the first part exports its memory, its tables and its global variables.
pub(crate) const MEMORY: &str = "-m";
/// See [`MEMORY`]. The table of functions has a name of its own.
pub(crate) fn table_name(program: &Program, n: usize) -> String {
    if n == program.table as usize {
        FUNCTIONS.to_owned()
    } else {
        format!("-t{n}")
    }
}
/// See [`MEMORY`].
pub(crate) fn global_name(n: usize) -> String {
    format!("-{n}")
}
