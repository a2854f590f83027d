//! The board with what lies over it, kept while it stays the same.

use std::cell::RefCell;

use crate::settings::{Coordinates, Settings};
use tessera_core::scene::{Ink, Point, Reach, Rotation, Scene, Shape, SharedScene};

/// What the background depends on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackgroundKey {
    /// The revision of the game.
    pub revision: u32,
    /// The overlays that are drawn, by name.
    pub overlays: Vec<&'static str>,
    /// The kind of piece whose cells are marked.
    pub supply: Option<String>,
    /// How far the board is rotated clockwise, in twelfths of a circle.
    pub rotation: u8,
    /// What is written on the board.
    pub lettering: Lettering,
}

/// What is written on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lettering {
    /// Where the names of the cells are written.
    pub coordinates: Coordinates,
    /// Whether stones bear the letter of their colour.
    pub stones: bool,
}

impl From<&Settings> for Lettering {
    fn from(settings: &Settings) -> Lettering {
        Lettering {
            coordinates: settings.coordinates,
            stones: settings.letters,
        }
    }
}

/// The board as it lies, with all that does not change while a pointer moves.
#[derive(Clone, Debug)]
pub struct Background {
    /// What is drawn, rotated as the board is.
    pub scene: SharedScene,
    /// How it was rotated.
    pub rotation: Rotation,
}

impl Background {
    /// A scene rotated clockwise by twelfths of a circle, on a picture with so much room, with what is written on it. The
    /// names of its cells read as `text` makes them from their labels.
    pub fn new(
        scene: &Scene,
        twelfths: u8,
        room: Option<Reach>,
        lettering: Lettering,
        text: impl Fn(&str) -> String,
    ) -> Background {
        let (mut scene, rotation) = match room {
            Some(room) => scene.rotated_within(twelfths, room),
            None => scene.rotated_with(twelfths),
        };
        if lettering.stones {
            scene.letter_stones();
        }
        match lettering.coordinates {
            Coordinates::Edge => {}
            // What else is written, such as the points of a field, stays.
            Coordinates::Off => {
                let is_coordinate = |shape: &Shape| matches!(shape, Shape::Coordinate(..));
                scene.items.retain(|item| !is_coordinate(&item.shape));
            }
            Coordinates::Cells => {
                for spot in scene.spots.clone() {
                    let at = Point::new(spot.center.x - 0.26, spot.center.y - 0.32);
                    scene.draw(Ink::Label, Shape::Text(at, 0.2, text(&spot.label)));
                }
            }
        }
        Background {
            scene: scene.into(),
            rotation,
        }
    }
}

/// The background that was made last: a pointer that moves from cell to cell makes none anew.
#[derive(Default)]
pub struct BackgroundCache(RefCell<Option<(BackgroundKey, Background)>>);

impl BackgroundCache {
    /// The background of this key, made by `make` unless it is known.
    pub fn get(&self, key: BackgroundKey, make: impl FnOnce() -> Background) -> Background {
        let mut known = self.0.borrow_mut();
        match &*known {
            Some((last, background)) if *last == key => background.clone(),
            _ => known.insert((key, make())).1.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_background_is_made_once_for_a_key() {
        let cache = BackgroundCache::default();
        let mut made = 0;
        for revision in [1, 1, 2, 2, 1] {
            let key = BackgroundKey {
                revision,
                overlays: vec!["fields"],
                supply: None,
                rotation: 0,
                lettering: Lettering::default(),
            };
            cache.get(key, || {
                made += 1;
                Background::new(&Scene::default(), 0, None, Lettering::default(), str::to_owned)
            });
        }
        assert_eq!(made, 3);
    }
}
