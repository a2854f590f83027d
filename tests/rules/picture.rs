//! The inks of a picture at a point: facts of a position without sentences.

use tessera_core::scene::{Ink, Item, Point, Scene, Shape};

/// The inks of the filled shapes that cover a point, the lowest first.
pub fn inks_at(scene: &Scene, at: Point) -> Vec<Ink> {
    let covers = |item: &&Item| match &item.shape {
        Shape::Disc(center, radius) => (at.x - center.x).hypot(at.y - center.y) <= *radius,
        Shape::Stone(_, center, radius) => (at.x - center.x).hypot(at.y - center.y) <= *radius,
        Shape::Area(corners) => winds_around(corners, at) != 0,
        Shape::Areas(contours) => {
            contours
                .iter()
                .map(|contour| winds_around(contour, at))
                .sum::<i32>()
                != 0
        }
        Shape::Stamp(contours, to) => {
            contours
                .moved(*to)
                .iter()
                .map(|contour| winds_around(contour, at))
                .sum::<i32>()
                != 0
        }
        Shape::Ring(..) | Shape::Lines(..) | Shape::Signs(..) | Shape::Text(..) | Shape::Coordinate(..) => {
            false
        }
    };
    scene.items.iter().filter(covers).map(|item| item.ink).collect()
}

/// How often a closed contour winds around a point.
fn winds_around(corners: &[Point], at: Point) -> i32 {
    let ends = corners.iter().cycle().skip(1);
    let mut winding = 0;
    for (a, b) in corners.iter().zip(ends) {
        let left = (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
        if a.y <= at.y && b.y > at.y && left > 0.0 {
            winding += 1;
        } else if a.y > at.y && b.y <= at.y && left < 0.0 {
            winding -= 1;
        }
    }
    winding
}
