//! A study in a frame.

use crate::records::STUDY;
use crate::review::VariationTree;

/// A study in a frame. The board shows one of its lines.
#[derive(Clone, PartialEq, Debug)]
pub struct EmbeddedStudy {
    /// Its address: `review/study/DIGITS`.
    pub(super) address: String,
    /// All that is said about the game.
    pub(super) tree: VariationTree,
}

/// Reads the address of a study, and after an `@` how many plies of the line that it shows are shown first.
pub(super) fn parse(text: &str) -> Option<(String, Option<usize>)> {
    let digits = text.strip_prefix(STUDY)?;
    Some(match digits.split_once('@') {
        Some((digits, ply)) if ply.parse::<usize>().is_ok() => (digits.to_owned(), ply.parse().ok()),
        _ => (digits.to_owned(), None),
    })
}
