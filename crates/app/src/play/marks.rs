//! What a player draws over the board to think: arrows and circles. They are no part of the game.

use tessera_core::scene::{Ink, Scene, Shape, SpotId};

/// An arrow from one cell to another, or a circle where both are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Where it begins.
    pub from: SpotId,
    /// Where it ends.
    pub to: SpotId,
}

/// Draws marks over a scene that is not rotated, into what lies above it.
pub fn draw(marks: &[Mark], scene: &Scene, above: &mut Scene) {
    let center = |spot| scene.spot(spot).map(|spot| spot.center);
    for mark in marks {
        if let (Some(from), Some(to)) = (center(mark.from), center(mark.to)) {
            if mark.from == mark.to {
                above.draw(Ink::Mark, Shape::Ring(from, 0.43, 0.07))
            } else {
                above.draw_arrow(Ink::Mark, from, to)
            }
        }
    }
}

/// Draws a mark, or erases the same mark.
pub fn toggle(marks: &mut Vec<Mark>, mark: Mark) {
    let before = marks.len();
    marks.retain(|old| *old != mark);
    if marks.len() == before {
        marks.push(mark);
    }
}
