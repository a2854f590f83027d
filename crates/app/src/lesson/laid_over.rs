//! What a lesson lays over the board: its marks, and the cells that are pointed at or shown.

use super::file::MarkKind;
use super::state::{LessonState, Phase};
use super::view;
use tessera_core::scene::{Ink, Outline, Point, Scene, Shape, SpotId};

/// How thick marks are drawn.
const WIDTH: f32 = 0.07;

/// What lies over the board, where it is not rotated.
pub(crate) fn laid_over(state: &LessonState) -> Scene {
    let mut above = Scene::default();
    let scene = state.board.game.table().scene();
    let center = |label: &String| scene.labelled(label).map(|spot| spot.center);
    // They are about the position that the step begins with.
    let marks = match state.phase {
        Phase::Find if state.tried().is_empty() => &state.step().show[..],
        _ => &[],
    };
    for mark in marks {
        let centers: Vec<Point> = mark.cells.iter().filter_map(center).collect();
        match mark.kind {
            MarkKind::Ring => rings(&centers, &mut above),
            MarkKind::Dot => {
                for &at in &centers {
                    above.draw(Ink::Mark, Shape::Disc(at, 0.14));
                }
            }
            MarkKind::Cross => {
                let arm = 0.2;
                let cross = |at: &Point| {
                    let corner = |x: f32, y: f32| Point::new(at.x + x * arm, at.y + y * arm);
                    [
                        [corner(-1.0, -1.0), corner(1.0, 1.0)],
                        [corner(-1.0, 1.0), corner(1.0, -1.0)],
                    ]
                };
                let lines = centers.iter().flat_map(cross).collect();
                above.draw(Ink::Mark, Shape::Lines(lines, WIDTH));
            }
            MarkKind::Line => {
                let lines = centers.windows(2).map(|ends| [ends[0], ends[1]]).collect();
                above.draw(Ink::Mark, Shape::Lines(lines, 0.12));
            }
            MarkKind::Outline => {
                for label in &mark.cells {
                    outline(
                        scene,
                        scene.labelled(label).map(|spot| spot.id),
                        Ink::Mark,
                        &mut above,
                    );
                }
            }
        }
    }
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

fn rings(centers: &[Point], above: &mut Scene) {
    for &at in centers {
        above.draw(Ink::Mark, Shape::Ring(at, 0.43, WIDTH));
    }
}

/// The border of a cell.
fn outline(scene: &Scene, cell: Option<SpotId>, ink: Ink, above: &mut Scene) {
    if let Some(spot) = cell.and_then(|cell| scene.spot(cell)) {
        above.draw(ink, Outline::of_cell(&spot.outline).line());
    }
}
