//! What a picture is made of.

use super::{Ink, Shape};

/// A shape in an ink.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// What is drawn.
    pub shape: Shape,
    /// In which role's colour.
    pub ink: Ink,
    /// Whether it lies in a corner beside the board: when the board is rotated, it moves to a free corner.
    pub beside: bool,
}

impl Item {
    /// A shape on the board.
    pub fn new(ink: Ink, shape: Shape) -> Item {
        Item {
            shape,
            ink,
            beside: false,
        }
    }
}
