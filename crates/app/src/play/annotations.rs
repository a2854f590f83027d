//! What the page around a board says of it, beside what lies on it.

use std::collections::BTreeMap;

use tessera_core::scene::SpotId;

/// What the page around a board says of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Annotations {
    /// What is read aloud at a cell, after its content.
    pub cells: BTreeMap<SpotId, String>,
    /// What the position in words says, line by line.
    pub lines: Vec<String>,
}

impl Annotations {
    /// A text about a cell, with what is told of the cell.
    pub fn with(&self, cell: SpotId, text: String) -> String {
        match self.cells.get(&cell) {
            Some(told) => format!("{text}, {told}"),
            None => text,
        }
    }
}
