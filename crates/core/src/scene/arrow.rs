//! Arrows, as players draw them over a board.

use super::{Ink, Point, Scene, Shape};

/// How wide the shaft is at its foot and at its head, how wide and how long the head is, in cells.
const FOOT: f32 = 0.09;
const NECK: f32 = 0.15;
const HEAD: f32 = 0.4;
const HEAD_LENGTH: f32 = 0.36;
/// How far an arrow stays away from the middles of its two cells.
const FROM_MIDDLE: f32 = 0.34;
/// The width of the rim that sets it off from what lies below.
const RIM: f32 = 0.035;

impl Scene {
    /// Draws an arrow from the rim of a stone at one point to the rim of a stone at another. Between points that are not
    /// apart nothing is drawn.
    pub fn draw_arrow(&mut self, ink: Ink, from: Point, to: Point) {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx.hypot(dy);
        if length <= 2.0 * FROM_MIDDLE {
            return;
        }
        let (along_x, along_y) = (dx / length, dy / length);
        // A point so far along the arrow and so far to its right.
        let at = |along: f32, right: f32| {
            Point::new(
                from.x + along * along_x - right * along_y,
                from.y + along * along_y + right * along_x,
            )
        };
        let (start, tip) = (FROM_MIDDLE, length - FROM_MIDDLE);
        let neck = (tip - HEAD_LENGTH).max(start);
        let outline = |rim: f32| {
            let half = |width: f32| width / 2.0 + rim;
            vec![
                at(start - rim, -half(FOOT)),
                at(neck, -half(NECK)),
                at(neck - rim, -half(HEAD) - rim),
                at(tip + 2.0 * rim, 0.0),
                at(neck - rim, half(HEAD) + rim),
                at(neck, half(NECK)),
                at(start - rim, half(FOOT)),
            ]
        };
        self.draw(Ink::Board, Shape::Area(outline(RIM)));
        self.draw(ink, Shape::Area(outline(0.0)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_points_at_its_target_and_stays_between_both_cells() {
        let (from, to) = (Point::new(1.0, 1.0), Point::new(4.0, 5.0));
        let mut scene = Scene::default();
        scene.draw_arrow(Ink::Mark, from, to);
        let Shape::Area(corners) = &scene.items[1].shape else {
            panic!("an arrow is an area");
        };
        let near = |end: Point| {
            let distances = corners.iter().map(|at| (at.x - end.x).hypot(at.y - end.y));
            distances.fold(f32::INFINITY, f32::min)
        };
        assert!((near(to) - FROM_MIDDLE).abs() < 1e-5, "the tip");
        assert!((near(from) - FROM_MIDDLE).abs() < 0.01, "the foot");
    }

    #[test]
    fn there_is_no_arrow_from_a_cell_to_itself() {
        let mut scene = Scene::default();
        scene.draw_arrow(Ink::Mark, Point::new(1.0, 1.0), Point::new(1.0, 1.0));
        assert!(scene.items.is_empty());
    }
}
