//! Which parts can reach what the linker has placed: bytes in the memory, functions in the table.

use std::collections::HashMap;

use crate::layout::{Layout, Users};
use crate::program::Program;
use crate::wanted::FIRST_PART;

/// Parts, a bit each.
pub(crate) type Parts = u32;

pub(crate) const FIRST: Parts = 1 << FIRST_PART;

/// The parts that can reach what the linker has placed: those with a function that has its address, or that of a piece of data
/// which has it.
pub(crate) struct Reach<'l> {
    /// For each piece of data, the parts that can reach it.
    pub pieces: Vec<Parts>,
    /// For each function with a place in the table, by its name, the parts that can know that place.
    functions: HashMap<&'l str, Parts>,
}

impl<'l> Reach<'l> {
    /// Finds the parts by the functions in each. A function that wasm-bindgen has renamed may lie anywhere, so it counts as one of
    /// the first part, and so does one of several with its name if any of them is not there.
    pub fn new(program: &Program, part_of: &[usize], layout: &'l Layout) -> Reach<'l> {
        // The parts in which functions of a name are, and how many there are.
        let mut known: HashMap<&str, (Parts, usize)> = HashMap::new();
        for (function, _) in program.own() {
            if let Some(name) = program.name(function) {
                let (parts, count) = known.entry(name).or_default();
                *parts |= 1 << part_of[function as usize];
                *count += 1;
            }
        }
        let parts_of = |name: &String| {
            let (parts, count) = known.get(name.as_str()).copied().unwrap_or_default();
            if count < layout.namesakes.get(name).copied().unwrap_or(1) {
                parts | FIRST
            } else {
                parts
            }
        };
        let by_functions = |users: &Users| {
            users
                .functions
                .iter()
                .map(parts_of)
                .fold(0, |all, parts| all | parts)
        };
        let by_pieces = |users: &Users, pieces: &[Parts]| {
            let reached = users.pieces.iter().map(|&user| pieces[user]);
            reached.fold(0, |all, parts| all | parts)
        };
        let mut pieces: Vec<Parts> = layout
            .pieces
            .iter()
            .map(|piece| by_functions(&piece.users))
            .collect();
        loop {
            let mut is_changed = false;
            for (n, piece) in layout.pieces.iter().enumerate() {
                let parts = pieces[n] | by_pieces(&piece.users, &pieces);
                is_changed |= std::mem::replace(&mut pieces[n], parts) != parts;
            }
            if !is_changed {
                break;
            }
        }
        let functions = layout.functions.iter().map(|(name, users)| {
            let parts = by_functions(users) | by_pieces(users, &pieces);
            (name.as_str(), parts)
        });
        let functions = functions.collect();
        Reach { pieces, functions }
    }

    /// The parts that can know the place of a function in the table; the first among them where nothing is known.
    pub fn parts(&self, name: Option<&str>) -> Parts {
        let known = name.and_then(|name| self.functions.get(name).copied());
        known.filter(|&parts| parts != 0).unwrap_or(FIRST)
    }
}
