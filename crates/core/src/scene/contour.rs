//! Closed lines: the outlines of shapes and spots.

use super::Point;

/// Whether a point lies inside contours (even-odd rule).
pub fn encloses(contours: &[Vec<Point>], point: Point) -> bool {
    let crossings = contours.iter().flat_map(|contour| sides(contour));
    crossings.fold(false, |inside, [a, b]| {
        let crosses =
            (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x;
        inside != crosses
    })
}

/// The sides of a closed line, each from a corner to the next; the last one ends at the first corner.
pub fn sides(contour: &[Point]) -> impl Iterator<Item = [Point; 2]> {
    let next = contour.iter().cycle().skip(1);
    contour.iter().zip(next).map(|(&from, &to)| [from, to])
}

/// Contours that live as long as the program. Copies and comparisons take no time, so the picture of a board with many
/// pieces is quickly made and compared.
#[derive(Clone, Copy, Debug)]
pub struct Contours(pub &'static [Vec<Point>]);

impl Contours {
    /// The contours moved by a point's coordinates.
    pub fn moved(self, to: Point) -> Vec<Vec<Point>> {
        let place = |point: &Point| Point::new(point.x + to.x, point.y + to.y);
        let contour = |points: &Vec<Point>| points.iter().map(place).collect();
        self.0.iter().map(contour).collect()
    }
}

impl PartialEq for Contours {
    fn eq(&self, other: &Contours) -> bool {
        std::ptr::eq(self.0, other.0) || self.0 == other.0
    }
}
