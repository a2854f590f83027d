//! The marks of a step, drawn over its board: in the app and in pages alike.

use super::file::{MarkKind, ShownMark};
use tessera_core::scene::{Ink, Outline, Point, Scene, Shape, SpotId};

/// How thick marks are drawn.
const WIDTH: f32 = 0.07;

/// Draws marks over the scene to whose cells they belong; a cell that is not there is left out.
pub fn draw_marks(marks: &[ShownMark], scene: &Scene, above: &mut Scene) {
    let center = |label: &String| scene.labelled(label).map(|spot| spot.center);
    for mark in marks {
        let centers: Vec<Point> = mark.cells.iter().filter_map(center).collect();
        match mark.kind {
            MarkKind::Ring => rings(&centers, above),
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
                    outline(scene, scene.labelled(label).map(|spot| spot.id), Ink::Mark, above);
                }
            }
        }
    }
}

/// Draws a border around cells, as they are pointed at.
pub fn draw_pointed(labels: &[String], scene: &Scene, above: &mut Scene) {
    for label in labels {
        outline(
            scene,
            scene.labelled(label).map(|spot| spot.id),
            Ink::Focus,
            above,
        );
    }
}

pub(super) fn rings(centers: &[Point], above: &mut Scene) {
    for &at in centers {
        above.draw(Ink::Mark, Shape::Ring(at, 0.43, WIDTH));
    }
}

/// The border of a cell.
pub(super) fn outline(scene: &Scene, cell: Option<SpotId>, ink: Ink, above: &mut Scene) {
    if let Some(spot) = cell.and_then(|cell| scene.spot(cell)) {
        above.draw(ink, Outline::of_cell(&spot.outline).line());
    }
}
