//! A picture as plain data: what is drawn, in which ink, and where one can point.
//!
//! One unit is the side of a board cell; y grows downwards. A scene has no colours and a theme has no
//! shapes: an [`Ink`] is a role, and the page's style sheet (`--ink-...`) says what it looks like.

use std::f32::consts::TAU;

mod arrow;
mod compact;
mod contour;
mod ink;
mod ink_theme;
mod item;
mod letters;
mod outline;
mod point;
mod reach;
mod rotated;
mod scaled;
mod seat_badge;
mod shape;
mod shared;
mod spot;
mod svg;
mod symmetry;

pub use compact::{compact_path, length_text};
pub use contour::{Contours, encloses, sides};
pub use ink::Ink;
pub use ink_theme::{Color, InkTheme};
pub use item::Item;
pub use outline::Outline;
pub use point::Point;
pub use reach::Reach;
pub use rotated::Rotation;
pub use shape::{Form, Shape, stamped};
pub use shared::SharedScene;
pub use spot::{Spot, SpotId};
pub use svg::{Drawing, LIGHT, MIDDLE_TONE, SvgElement, gradients};
pub use symmetry::{Isometry, Symmetry, mapped_name, place_of_name};

/// A whole picture.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// How many cells wide the picture is.
    pub width: f32,
    /// How many cells high the picture is.
    pub height: f32,
    /// What is drawn, back to front.
    pub items: Vec<Item>,
    /// Where one can point, in reading order.
    pub spots: Vec<Spot>,
    /// Smaller places on the cells that one can point at too. Keyboards and screen readers do not visit them: there they
    /// are choices, and part of the description of a cell.
    pub marks: Vec<Spot>,
}

impl Scene {
    /// Adds a shape on top.
    pub fn draw(&mut self, ink: Ink, shape: Shape) {
        self.items.push(Item::new(ink, shape));
    }

    /// Adds a shape beside the board, in the top right corner of the picture: it is not rotated with the board.
    pub fn draw_beside(&mut self, ink: Ink, shape: Shape) {
        let beside = true;
        self.items.push(Item { shape, ink, beside });
    }

    /// Draws a circle line of dashes.
    pub fn draw_dashed_ring(&mut self, ink: Ink, center: Point, radius: f32) {
        const CORNERS: usize = 60;
        let corner = |at: usize| {
            let (sin, cos) = (TAU * at as f32 / CORNERS as f32).sin_cos();
            Point::new(center.x + radius * cos, center.y + radius * sin)
        };
        // Of every five sides of the polygon, three are drawn.
        let drawn = (0..CORNERS).filter(|at| at % 5 < 3);
        let lines = drawn.map(|at| [corner(at), corner(at + 1)]);
        self.draw(ink, Shape::Lines(lines.collect(), 0.05));
    }

    /// Takes away everything that is drawn in an ink.
    pub fn erase(&mut self, ink: Ink) {
        self.items.retain(|item| item.ink != ink);
    }

    /// The ink of the topmost stone whose middle is this point.
    pub fn stone_at(&self, point: Point) -> Option<Ink> {
        let lies_there = |item: &&Item| matches!(item.shape, Shape::Stone(_, at, _) if at == point);
        self.items.iter().rev().find(lies_there).map(|item| item.ink)
    }

    /// The spot or mark of this id.
    pub fn spot(&self, id: SpotId) -> Option<&Spot> {
        self.spots.iter().chain(&self.marks).find(|spot| spot.id == id)
    }

    /// The spot of the cell with this name.
    pub fn labelled(&self, label: &str) -> Option<&Spot> {
        self.spots.iter().find(|spot| spot.label == label)
    }

    /// The mark under a point of the picture, the nearest if there are several, or else the spot.
    pub fn spot_at(&self, point: Point) -> Option<&Spot> {
        let distance = |spot: &&Spot| (spot.center.x - point.x).hypot(spot.center.y - point.y);
        let marks = self.marks.iter().filter(|mark| mark.contains(point));
        marks
            .min_by(|a, b| distance(a).total_cmp(&distance(b)))
            .or_else(|| self.spots.iter().find(|spot| spot.contains(point)))
    }
}
