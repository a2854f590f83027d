//! A game as it is handed on.

use crate::app::link::Link;

/// A game as it is handed on: its record, and what a record does not say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SharedGame {
    /// The record, the engines, and whether it is played without aids.
    pub link: Link,
    /// What persons are called, by seat; empty for the usual names. Seats that are not listed have the usual ones.
    pub names: Vec<String>,
}

impl From<Link> for SharedGame {
    /// The game of a link, with the usual names.
    fn from(link: Link) -> SharedGame {
        let names = Vec::new();
        SharedGame { link, names }
    }
}
