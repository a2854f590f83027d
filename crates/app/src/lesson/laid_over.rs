//! What a lesson lays over the board: its marks, and the cells that are pointed at or shown.

use super::marks::{draw_marks, outline, rings};
use super::state::{LessonState, Phase};
use super::view;
use tessera_core::scene::{Ink, Scene};

/// What lies over the board, where it is not rotated.
pub(crate) fn laid_over(state: &LessonState) -> Scene {
    let mut above = Scene::default();
    let scene = state.board.game.table().scene();
    // They are about the position that the step begins with.
    let marks = match state.phase {
        Phase::Find if state.tried().is_empty() => &state.step().show[..],
        _ => &[],
    };
    draw_marks(marks, scene, &mut above);
    if state.is_shown && state.phase == Phase::Find {
        for cell in view::shown_cells(state) {
            outline(scene, Some(cell), Ink::Focus, &mut above);
            if let Some(spot) = scene.spot(cell) {
                rings(&[spot.center], &mut above);
            }
        }
    }
    for &cell in &state.pointed {
        outline(scene, Some(cell), Ink::Focus, &mut above);
    }
    above
}
