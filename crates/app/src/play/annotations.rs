//! What the page around a board says of it, beside what lies on it.

use std::collections::BTreeMap;

use tessera_core::scene::SpotId;

/// What the page around a board says of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Annotations {
    /// What is read aloud at a cell, after its content.
    pub cells: BTreeMap<SpotId, String>,
    /// What is said about the move that was played last, at its cell.
    pub sign: Option<(SpotId, String)>,
    /// What the position in words says, line by line.
    pub lines: Vec<String>,
}

impl Annotations {
    /// A text about a cell, with what is told of the cell.
    pub fn with(&self, cell: SpotId, text: String) -> String {
        let sign = self.sign.as_ref().filter(|(at, _)| *at == cell);
        let told = sign.map(|(_, sign)| sign);
        self.cells
            .get(&cell)
            .into_iter()
            .chain(told)
            .fold(text, |text, told| format!("{text}, {told}"))
    }
}
