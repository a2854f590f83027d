//! What a game by link was before moves were tried on its board.

use super::game::ByLink;

/// A game by link as it was before moves were tried on its board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sketch {
    /// The moves of the game.
    pub(crate) line: Vec<String>,
    /// What it is besides.
    pub(crate) by_link: ByLink,
}
