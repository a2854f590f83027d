//! A plate with a short text: what is written over the land.

use super::moved;
use tessera_core::scene::{Ink, Point, Scene, Shape};

/// Draws a text of this size on a plate around a point, with a rim in this ink.
pub(super) fn draw_plate(scene: &mut Scene, at: Point, text: &str, size: f32, rim: Ink) {
    let (x, y) = (size * (0.3 * text.chars().count() as f32 + 0.3), 0.6 * size);
    let area = |grown: f32| {
        let (x, y) = (x + grown, y + grown);
        let corners = [(-x, -y), (x, -y), (x, y), (-x, y)];
        Shape::Area(corners.map(|(x, y)| moved(at, Point::new(x, y))).to_vec())
    };
    scene.draw(rim, area(0.1 * size));
    scene.draw(Ink::Board, area(0.0));
    scene.draw(Ink::Label, Shape::Text(at, size, text.to_owned()));
}
