//! Stones as they are drawn on every board: sides differ in shape as well as in colour.

use super::sides::STONE_INKS;
use crate::agreement::Side;
use tessera_core::scene::{Form, Ink, Item, Point, Shape};

/// The radius of a stone without its rim.
const RADIUS: f32 = 0.38;
/// The width of its rim.
const RIM: f32 = 0.025;
/// How far below the stone its shadow lies.
const DROP: f32 = 0.042;

/// A black stone, plain, for the first side; a white one with a ring in it for the second.
pub fn stone(center: Point, side: Side) -> impl Iterator<Item = Item> {
    let (ink, rim) = STONE_INKS[side as usize];
    let shadow = Point::new(center.x, center.y + DROP);
    let ring = (side == Side::Second).then_some((Ink::WhiteRing, Shape::Ring(center, 0.275, 0.025)));
    let shapes = [
        (Ink::Cast, Shape::Disc(shadow, RADIUS + RIM)),
        (rim, Shape::Disc(center, RADIUS + RIM)),
        (ink, Shape::Stone(Form::Disc, center, RADIUS)),
    ];
    let shapes = shapes.into_iter().chain(ring);
    shapes.map(|(ink, shape)| Item::new(ink, shape))
}

/// A stone that belongs to nobody: a diamond.
pub fn neutral_stone(center: Point) -> [Item; 3] {
    let diamond = |down: f32| Form::diamond(Point::new(center.x, center.y + down), RADIUS + 2.0 * RIM);
    [
        Item::new(Ink::Cast, Shape::Area(diamond(DROP))),
        Item::new(Ink::BlackRim, Shape::Area(diamond(0.0))),
        Item::new(
            Ink::Black,
            Shape::Stone(Form::Diamond, center, RADIUS + RIM / 2.0),
        ),
    ]
}

/// Bars between stones that hold together, drawn under the stones: the rims first, so that they join.
pub fn bars(lines: Vec<[Point; 2]>, side: Side) -> [Item; 2] {
    let (ink, rim) = STONE_INKS[side as usize];
    [
        Item::new(rim, Shape::Lines(lines.clone(), 0.3)),
        Item::new(ink, Shape::Lines(lines, 0.25)),
    ]
}
