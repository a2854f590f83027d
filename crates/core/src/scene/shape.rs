//! The shapes of a picture.

use super::{Contours, Point};

/// A shape, in cells.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A filled polygon.
    Area(Vec<Point>),
    /// Contours filled together: a clockwise contour is filled, a counterclockwise one inside it is a hole.
    Areas(Vec<Vec<Point>>),
    /// The same with contours that are shared by many places: they are drawn relative to this point.
    Stamp(Contours, Point),
    /// A filled disc: centre and radius.
    Disc(Point, f32),
    /// A circle line: centre, radius and width.
    Ring(Point, f32, f32),
    /// Separate straight lines of one width.
    Lines(Vec<[Point; 2]>, f32),
    /// The same few lines of one width at each of these points, relative to the point: hatching, crosses. They stay
    /// upright when the board is rotated, as text does.
    Signs(Vec<Point>, Vec<[Point; 2]>, f32),
    /// The face of a stone, lit from the upper left: form, centre and radius. Its ink is one that has tones.
    Stone(Form, Point, f32),
    /// Text centred at a point, with its font size.
    Text(Point, f32, String),
    /// A coordinate: text centred at a point that a screen shows at one size, however large the board is. The font size
    /// is for pictures that do not know how large they are shown.
    Coordinate(Point, f32, String),
}

/// The outline of a stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A disc.
    Disc,
    /// A square that stands on a corner.
    Diamond,
}

impl Form {
    /// The corners of a diamond of this radius.
    pub fn diamond(center: Point, radius: f32) -> Vec<Point> {
        [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
            .map(|(dx, dy)| Point::new(center.x + dx * radius, center.y + dy * radius))
            .to_vec()
    }
}

impl Shape {
    /// The points that define its position: corners, ends, or its middle.
    pub fn points(&self) -> Vec<Point> {
        match self {
            Shape::Area(points) | Shape::Signs(points, ..) => points.clone(),
            Shape::Areas(contours) => contours.concat(),
            Shape::Stamp(contours, to) => contours.moved(*to).concat(),
            Shape::Disc(center, _)
            | Shape::Ring(center, ..)
            | Shape::Stone(_, center, _)
            | Shape::Text(center, ..)
            | Shape::Coordinate(center, ..) => vec![*center],
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
