//! A position as it is drawn for a picture.

use super::order::PictureOrder;
use crate::play::draw_marks;
use tessera_core::scene::{Ink, Scene, Shape};
use tessera_games::play::Table;

/// The position of a table as it is ordered. In a picture coordinates are as large as the board, and no larger or
/// smaller than it.
pub(super) fn scene(table: &dyn Table, order: &PictureOrder) -> Scene {
    let mut scene = table.scene().clone();
    let mut above = Scene::default();
    draw_marks(&order.marks, &scene, &mut above);
    scene.items.append(&mut above.items);
    let mut scene = scene.rotated(order.rotation);
    if order.letters {
        scene.letter_stones();
    }
    if !order.coordinates {
        scene.erase(Ink::Label);
    }
    for item in &mut scene.items {
        if let Shape::Coordinate(at, height, text) = &mut item.shape {
            item.shape = Shape::Text(*at, *height, std::mem::take(text));
        }
    }
    scene
}
