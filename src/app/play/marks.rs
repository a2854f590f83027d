//! What a player draws over the board to think: arrows and circles. They are no part of the game.

use crate::scene::SpotId;

/// An arrow from one cell to another, or a circle where both are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Where it begins.
    pub from: SpotId,
    /// Where it ends.
    pub to: SpotId,
}

/// Draws a mark, or erases the same mark.
pub fn toggle(marks: &mut Vec<Mark>, mark: Mark) {
    let before = marks.len();
    marks.retain(|old| *old != mark);
    if marks.len() == before {
        marks.push(mark);
    }
}
