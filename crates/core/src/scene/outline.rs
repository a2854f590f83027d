//! The outline of a set of cells, drawn once around it.

use super::{Point, Shape, sides};

/// How far inside the set the outline runs, so that the outlines of neighbours never overlap.
const INSET: f32 = 0.033;
/// The width of the outline.
const WIDTH: f32 = 0.05;
/// The radius of its rounded corners.
const RADIUS: f32 = 0.15;
/// The lines that a rounded corner is made of.
const STEPS: usize = 4;

/// The outline of a set of cells.
pub struct Outline {
    /// The corners of each closed line, with the directions in which the line comes and goes.
    contours: Vec<Vec<[Point; 3]>>,
}

impl Outline {
    /// The outline that these sides of cells make up, which run clockwise around the set.
    pub fn new(sides: &[[Point; 2]]) -> Outline {
        let mut walked = vec![false; sides.len()];
        let mut contours = Vec::new();
        for first in 0..sides.len() {
            let (mut contour, mut at) = (Vec::new(), first);
            while !walked[at] {
                walked[at] = true;
                let next = next(sides, at);
                let (come, go) = (direction(sides[at]), direction(sides[next]));
                if cross(come, go).abs() > 1e-3 {
                    contour.push([sides[next][0], come, go]);
                }
                at = next;
            }
            if !contour.is_empty() {
                contours.push(contour);
            }
        }
        Outline { contours }
    }

    /// The outline of a single cell with these corners.
    pub fn of_cell(corners: &[Point]) -> Outline {
        let mut around: Vec<_> = sides(corners).collect();
        let twice_the_area: f32 = around.iter().map(|&[a, b]| a.x * b.y - b.x * a.y).sum();
        if twice_the_area < 0.0 {
            around.iter_mut().for_each(|side| side.reverse());
        }
        Outline::new(&around)
    }

    /// The area within it.
    pub fn area(&self) -> Shape {
        Shape::Areas(self.inside(INSET))
    }

    /// The line itself, of the same width everywhere, as the shape between two contours.
    pub fn line(&self) -> Shape {
        let mut contours = self.inside(INSET - WIDTH / 2.0);
        let mut holes = self.inside(INSET + WIDTH / 2.0);
        holes.iter_mut().for_each(|hole| hole.reverse());
        contours.extend(holes);
        Shape::Areas(contours)
    }

    /// Its closed lines, so far inside the set and with round corners.
    fn inside(&self, inset: f32) -> Vec<Vec<Point>> {
        let round = |&[corner, come, go]: &[Point; 3]| {
            // The inside is to the right of both sides.
            let share = inset / (1.0 + come.x * go.x + come.y * go.y);
            let middle = Point::new(
                corner.x - (come.y + go.y) * share,
                corner.y + (come.x + go.x) * share,
            );
            let radius = RADIUS - inset * cross(come, go).signum();
            (0..=STEPS).map(move |step| {
                let t = step as f32 / STEPS as f32;
                let (before, after) = (radius * (1.0 - t) * (1.0 - t), radius * t * t);
                Point::new(
                    middle.x - before * come.x + after * go.x,
                    middle.y - before * come.y + after * go.y,
                )
            })
        };
        let contour = |corners: &Vec<[Point; 3]>| corners.iter().flat_map(round).collect();
        self.contours.iter().map(contour).collect()
    }
}

/// The side that follows a side. Where two cells of the set touch at a corner, the line stays with its cell.
fn next(sides: &[[Point; 2]], at: usize) -> usize {
    let (end, come) = (sides[at][1], direction(sides[at]));
    let follows = |side: &[Point; 2]| (side[0].x - end.x).abs() + (side[0].y - end.y).abs() < 1e-2;
    let followers = (0..sides.len()).filter(|&place| follows(&sides[place]));
    let turn = |place: &usize| cross(come, direction(sides[*place]));
    let sharpest = followers.max_by(|a, b| turn(a).total_cmp(&turn(b)));
    sharpest.unwrap_or(at)
}

/// The direction of a side, as long as 1.
fn direction([from, to]: [Point; 2]) -> Point {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let length = x.hypot(y);
    Point::new(x / length, y / length)
}

/// The sine of the angle between two directions, positive where the second is to the right of the first.
fn cross(a: Point, b: Point) -> f32 {
    a.x * b.y - a.y * b.x
}

#[cfg(test)]
mod tests {
    use super::super::encloses;
    use super::*;

    /// The clockwise sides of a cell that the others of the set do not share.
    fn outline(cells: &[(i8, i8)]) -> Outline {
        let mut sides = Vec::new();
        for &(x, y) in cells {
            let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
            for (side, (dx, dy)) in [(0, -1), (1, 0), (0, 1), (-1, 0)].into_iter().enumerate() {
                if !cells.contains(&(x + dx, y + dy)) {
                    let at = |(x, y): (i8, i8)| Point::new(x.into(), y.into());
                    sides.push([at(corners[side]), at(corners[(side + 1) % 4])]);
                }
            }
        }
        Outline::new(&sides)
    }

    #[test]
    fn cells_that_touch_at_a_corner_have_lines_of_their_own() {
        assert_eq!(outline(&[(0, 0), (1, 1)]).contours.len(), 2);
        assert_eq!(outline(&[(0, 0), (1, 0), (1, 1)]).contours.len(), 1);
    }

    #[test]
    fn the_area_leaves_out_holes_and_the_line_lies_on_its_edge() {
        let ring: Vec<_> = (0..9).filter(|&at| at != 4).map(|at| (at % 3, at / 3)).collect();
        let outline = outline(&ring);
        let (Shape::Areas(area), Shape::Areas(line)) = (outline.area(), outline.line()) else {
            panic!("both are areas");
        };
        let at = |x, y| Point::new(x, y);
        assert!(encloses(&area, at(0.5, 0.5)) && !encloses(&line, at(0.5, 0.5)));
        assert!(!encloses(&area, at(1.5, 1.5)), "the hole");
        for edge in [at(INSET, 1.5), at(1.0 - INSET, 1.5), at(1.5, 2.0 + INSET)] {
            assert!(encloses(&line, edge), "{edge:?}");
        }
        assert!(
            !encloses(&line, at(0.001, 1.5)),
            "what lies beside the set has room for its own"
        );
    }
}
