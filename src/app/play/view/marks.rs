//! The arrows and circles of a player, as they are drawn.

use crate::app::play::state::PlayState;
use crate::scene::{Ink, Scene, Shape};

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
