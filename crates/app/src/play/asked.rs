//! A question about the board, and its answer.

use crate::query::Query;
use tessera_core::scene::SpotId;

/// A question that was asked, with its answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// The question.
    pub query: Query,
    /// The cell that the keyboard was at.
    pub cell: Option<SpotId>,
    /// How often it had been asked before in a row.
    pub again: usize,
    /// The answer.
    pub text: String,
    /// The cell that the answer is about, where that is another one.
    pub shows: Option<SpotId>,
    /// The position that it was asked about, by its number.
    pub revision: u32,
}
