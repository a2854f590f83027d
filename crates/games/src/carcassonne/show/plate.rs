//! A plate with a short text: what is written over the land.

use super::moved;
use tessera_core::scene::{Ink, Point, Scene, Shape};

/// The width of the rim of a plate, of the size of its text.
const RIM: f32 = 0.1;

/// Half the width and half the height of a plate with a text of this size, its rim included.
pub(super) fn half_size(text: &str, size: f32) -> (f32, f32) {
    let wide = 0.3 * text.chars().count() as f32 + 0.3;
    (size * (wide + RIM), size * (0.6 + RIM))
}

/// Draws a text of this size on a plate around a point, with a rim in this ink.
pub(super) fn draw_plate(scene: &mut Scene, at: Point, text: &str, size: f32, rim: Ink) {
    let half = half_size(text, size);
    let area = |within: f32| {
        let (x, y) = (half.0 - within, half.1 - within);
        let corners = [(-x, -y), (x, -y), (x, y), (-x, y)];
        Shape::Area(corners.map(|(x, y)| moved(at, Point::new(x, y))).to_vec())
    };
    scene.draw(rim, area(0.0));
    scene.draw(Ink::Board, area(RIM * size));
    scene.draw(Ink::Label, Shape::Text(at, size, text.to_owned()));
}
