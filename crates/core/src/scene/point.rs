//! Points of a picture.

/// A point of the picture, in cells.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// From the left edge.
    pub x: f32,
    /// From the top edge.
    pub y: f32,
}

impl Point {
    /// The point at these coordinates.
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }
}
