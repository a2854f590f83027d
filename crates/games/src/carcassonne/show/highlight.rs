//! Highlights a feature: everything else is covered by a half transparent ink.

use super::super::rules::Tile;
use super::curve::{HALF, moved, rectangle, reversed};
use super::land::outline;
use tessera_core::scene::{Ink, Point, Scene, Shape};

/// A tile, its middle, and the highlighted segments as bits.
pub type Lit = (Tile, Point, u8);

/// Covers tiles with a half transparent ink that leaves out the highlighted segments.
pub fn draw_highlight(scene: &mut Scene, tiles: impl IntoIterator<Item = Lit>) {
    let mut contours = Vec::new();
    for (tile, center, lit) in tiles {
        contours.push(rectangle(center, Point::new(HALF, HALF)));
        for segment in (0..8).filter(|segment| lit & 1 << segment != 0) {
            let place = |contour: Vec<Point>| contour.into_iter().map(|point| moved(point, center)).collect();
            let placed = outline(tile, segment).into_iter().map(place);
            contours.extend(placed.map(|contour: Vec<Point>| reversed(&contour)));
        }
    }
    scene.draw(Ink::Veil, Shape::Areas(contours));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::carcassonne::rules::Kind;
    use crate::carcassonne::show::land::anchor;
    use tessera_core::scene::encloses;

    #[test]
    fn what_is_lit_lies_in_a_hole_of_the_veil_and_nothing_else_does() {
        let center = Point::new(3.5, 2.5);
        for kind in Kind::all() {
            let tile = Tile::new(kind, 1);
            let segments = kind.pattern().segments.len() as u8;
            for lit in 0..segments {
                let mut scene = Scene::default();
                draw_highlight(&mut scene, [(tile, center, 1 << lit)]);
                let Shape::Areas(contours) = &scene.items[0].shape else {
                    panic!("a veil is an area");
                };
                for segment in 0..segments {
                    let veiled = encloses(contours, moved(anchor(tile, segment), center));
                    assert_eq!(veiled, segment != lit, "{kind:?} {segment}");
                }
            }
        }
    }
}
