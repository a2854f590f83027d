//! The pieces still to come.

use std::cmp::Reverse;

use crate::play::board::Board;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::sorting;

/// A kind of piece in the bag.
#[derive(Clone, PartialEq, Debug)]
pub struct SupplyRow {
    /// Its name in records.
    pub name: String,
    pub text: String,
    /// Its picture as SVG.
    pub picture: String,
    /// `3 of 9`.
    pub left: String,
    /// The chance that the next is one of them: `4 %`.
    pub chance: String,
    /// Where it would fit now, in words.
    pub fits: String,
    /// The kind and how many of it left the game unused; `None` if none did.
    pub aside: Option<String>,
    /// How many of its edges are of each kind, in the order of [`edges`].
    pub edges: Vec<u8>,
    /// Whether none is left.
    pub gone: bool,
    /// Whether its places are shown on the board.
    pub shown: bool,
}

/// The kinds of pieces still to come.
pub fn supply(state: &Board, shell: &Shell) -> Vec<SupplyRow> {
    let (game, words) = (&state.game, PlayWords::of(shell.language));
    let row = |supply: tessera_games::play::Supply| SupplyRow {
        left: match supply.aside {
            0 => (words.left_of)(supply.left, supply.all),
            aside => (words.left_of_with_aside)(supply.left, supply.all, aside),
        },
        chance: format!("{:.0} %", supply.percent()),
        // A purist counts tiles, but works out alone where they would fit.
        fits: match supply.cells.len() {
            _ if game.purist => String::new(),
            0 => words.fits_nowhere.to_owned(),
            cells => (words.fits_cells)(cells),
        },
        aside: match supply.aside {
            0 => None,
            aside => Some((words.aside_of)(&supply.text, aside)),
        },
        edges: supply.edges,
        gone: supply.left == 0,
        shown: state.supply.as_ref() == Some(&supply.name),
        picture: supply.picture.compact_svg(),
        text: supply.text,
        name: supply.name,
    };
    let supply = game.table().land().map_or(Vec::new(), |land| land.supply());
    supply.into_iter().map(row).collect()
}

/// The kinds of edges that pieces have, as choices of an order.
pub fn edges(state: &Board, shell: &Shell) -> Vec<String> {
    let words = PlayWords::of(shell.language);
    let edges = state.game.table().land().map_or(Vec::new(), |land| land.edges());
    edges.iter().map(|edge| (words.first)(edge)).collect()
}

/// Puts the pieces with the most edges of a kind first; the others keep their order.
pub fn sort_by_edge(rows: &mut [SupplyRow], edge: usize) {
    sorting::sort_by_key(rows, |row| Reverse(row.edges.get(edge).copied()));
}
