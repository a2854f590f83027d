//! What a player draws over the board to think: arrows and circles. They are no part of the game.

use super::state::PlayState;
use crate::scene::{Ink, Scene, Shape, SpotId};

/// An arrow from one cell to another, or a circle where both are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Where it begins.
    pub from: SpotId,
    /// Where it ends.
    pub to: SpotId,
}

impl PlayState {
    /// Draws a mark, or erases the same mark.
    pub(super) fn mark(&mut self, mark: Mark) {
        let before = self.marks.len();
        self.marks.retain(|old| *old != mark);
        if self.marks.len() == before {
            self.marks.push(mark);
        }
    }
}

/// Draws the marks over a board that is not rotated.
pub(super) fn draw(state: &PlayState, above: &mut Scene) {
    let scene = state.game.table().scene();
    let center = |spot| scene.spot(spot).map(|spot| spot.center);
    for mark in &state.marks {
        if let (Some(from), Some(to)) = (center(mark.from), center(mark.to)) {
            match mark.from == mark.to {
                true => above.draw(Ink::Mark, Shape::Ring(from, 0.43, 0.07)),
                false => above.draw_arrow(Ink::Mark, from, to),
            }
        }
    }
}
