//! The board with what lies over it, kept while it stays the same.

use std::cell::RefCell;

use crate::settings::{Coordinates, Settings};
use tessera_core::scene::{Ink, Point, Reach, Rotation, Scene, Shape, SharedScene, Spot};

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
        if lettering.coordinates != Coordinates::Edge {
            // What else is written, such as the points of a field, stays.
            let is_coordinate = |shape: &Shape| matches!(shape, Shape::Coordinate(..));
            scene.items.retain(|item| !is_coordinate(&item.shape));
        }
        if lettering.coordinates == Coordinates::Cells {
            for spot in scene.spots.clone() {
                if let Some((at, height)) = place_of_name(&scene, &spot) {
                    scene.draw(Ink::Label, Shape::Text(at, height, text(&spot.label)));
                }
            }
        }
        Background {
            scene: scene.into(),
            rotation,
        }
    }
}

/// Where the name of a cell is written, and how high: in a corner of a square, and in the middle of a hexagon, unless a stone lies
/// there.
fn place_of_name(scene: &Scene, spot: &Spot) -> Option<(Point, f32)> {
    let Point { x, y } = spot.center;
    if spot.outline.len() == 4 {
        return Some((Point::new(x - 0.26, y - 0.32), 0.2));
    }
    let is_there = |at: &Point| (at.x - x).hypot(at.y - y) < 0.1;
    let is_taken = scene
        .items
        .iter()
        .any(|item| matches!(&item.shape, Shape::Stone(_, at, _) if is_there(at)));
    (!is_taken).then_some((spot.center, 0.28))
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
    use tessera_core::scene::{Form, SpotId};

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

    #[test]
    fn names_in_cells_stand_in_the_corner_of_a_square_and_in_a_hexagon_where_no_stone_lies() {
        let (here, there) = (Point::new(1.0, 1.0), Point::new(2.0, 1.0));
        let spot = |center: Point, sides: usize, label: &str| Spot {
            id: SpotId::Cell(0),
            label: label.into(),
            center,
            outline: vec![center; sides],
            row: 0,
            column: 0,
        };
        let lettering = Lettering {
            coordinates: Coordinates::Cells,
            stones: false,
        };
        let written = |sides: usize| -> Vec<(Point, String)> {
            let mut scene = Scene {
                width: 3.0,
                height: 2.0,
                spots: vec![spot(here, sides, "a1"), spot(there, sides, "b1")],
                ..Scene::default()
            };
            scene.draw(Ink::Black, Shape::Stone(Form::Disc, here, 0.4));
            scene.draw(
                Ink::Label,
                Shape::Coordinate(Point::new(1.0, 1.9), 0.2, "a".into()),
            );
            let scene = Background::new(&scene, 0, None, lettering, str::to_owned).scene;
            let texts = scene.items.iter().filter_map(|item| match &item.shape {
                Shape::Text(at, _, text) | Shape::Coordinate(at, _, text) => Some((*at, text.clone())),
                _ => None,
            });
            texts.collect()
        };
        assert_eq!(written(6), [(there, "b1".to_owned())]);
        let squares = written(4);
        assert_eq!(squares.len(), 2, "and no coordinate at the edge: {squares:?}");
        assert!(squares[0].0.x < here.x && squares[0].0.y < here.y);
    }
}
