//! The shapes of a picture.

use super::{Contours, Point};

/// A shape, in cells.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A filled polygon.
    Area(Vec<Point>),
    /// Filled contours in one: those that run clockwise add up, one that runs the other way round in another
    /// is a hole.
    Areas(Vec<Vec<Point>>),
    /// The same with contours that are made once and drawn in many places, each moved to a point.
    Stamp(Contours, Point),
    /// A filled disc: centre and radius.
    Disc(Point, f32),
    /// A circle line: centre, radius and width.
    Ring(Point, f32, f32),
    /// Separate straight lines of one width.
    Lines(Vec<[Point; 2]>, f32),
    /// The same few lines of one width at each of these points, measured from there: hatching, crosses. When
    /// the board is turned they stay upright, as text does.
    Signs(Vec<Point>, Vec<[Point; 2]>, f32),
    /// Text centred at a point, with the height of its capitals' line.
    Text(Point, f32, String),
}

impl Shape {
    /// The points that say where it lies: corners, ends, or its middle.
    pub fn points(&self) -> Vec<Point> {
        match self {
            Shape::Area(points) | Shape::Signs(points, ..) => points.clone(),
            Shape::Areas(contours) => contours.concat(),
            Shape::Stamp(contours, to) => contours.moved(*to).concat(),
            Shape::Disc(center, _) | Shape::Ring(center, ..) | Shape::Text(center, ..) => vec![*center],
            Shape::Lines(lines, _) => lines.concat(),
        }
    }
}

/// The lines of the same sign at each of these points.
pub fn stamped(points: &[Point], sign: &[[Point; 2]]) -> Vec<[Point; 2]> {
    let at = |place: &Point| {
        let Point { x, y } = *place;
        sign.iter()
            .map(move |line| line.map(|end| Point::new(x + end.x, y + end.y)))
    };
    points.iter().flat_map(at).collect()
}
