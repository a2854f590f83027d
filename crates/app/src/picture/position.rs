//! A position as it is drawn for a picture.

use super::order::PictureOrder;
use crate::play::{Mark, draw_marks};
use tessera_core::scene::{Ink, Scene, Shape};
use tessera_games::play::Table;

/// A picture with what is marked on it.
pub fn with_marks(scene: &Scene, marks: &[Mark]) -> Scene {
    let mut above = Scene::default();
    draw_marks(marks, scene, &mut above);
    let mut scene = scene.clone();
    scene.items.append(&mut above.items);
    scene
}

/// The position of a table as it is ordered. In a picture coordinates are as large as the board, and no larger or
/// smaller than it.
pub(super) fn scene(table: &dyn Table, order: &PictureOrder) -> Scene {
    let mut scene = with_marks(table.scene(), &order.marks).rotated(order.rotation);
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
