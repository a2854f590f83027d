//! A position as it is drawn for a picture.

use crate::app::play::{Mark, draw_marks};
use crate::play::Table;
use crate::scene::{Ink, Scene, Shape};

/// The position of a table, rotated clockwise by twelfths of a circle. In a picture coordinates are as large as the
/// board, and no larger or smaller than it.
pub(super) fn scene(table: &dyn Table, rotation: u8, coordinates: bool, marks: &[Mark]) -> Scene {
    let mut scene = table.scene().clone();
    let mut above = Scene::default();
    draw_marks(marks, &scene, &mut above);
    scene.items.append(&mut above.items);
    let mut scene = scene.rotated(rotation);
    if !coordinates {
        scene.erase(Ink::Label);
    }
    for item in &mut scene.items {
        if let Shape::Coordinate(at, height, text) = &mut item.shape {
            item.shape = Shape::Text(*at, *height, std::mem::take(text));
        }
    }
    scene
}
