//! Curves as lists of points: how they are made, shifted sideways and clipped to a cell.
//!
//! Coordinates are relative to the middle of a cell. A clockwise contour is filled, a counterclockwise one is a hole.

use std::f32::consts::TAU;

use tessera_core::scene::Point;

/// Half the side of a cell.
pub(super) const HALF: f32 = 0.5;

/// A point after so many quarter turns, clockwise, about the middle of the cell.
pub(super) fn rotated(point: Point, quarters: u8) -> Point {
    let Point { x, y } = point;
    match quarters & 3 {
        0 => point,
        1 => Point::new(-y, x),
        2 => Point::new(-x, -y),
        _ => Point::new(y, -x),
    }
}

/// A point moved by a vector.
pub(super) fn moved(point: Point, by: Point) -> Point {
    Point::new(point.x + by.x, point.y + by.y)
}

/// The point on the border that lies so many sides clockwise of the north-west corner.
pub(super) fn on_border(sides: f32) -> Point {
    let side = sides.floor();
    rotated(Point::new(sides - side - HALF, -HALF), side as u8)
}

/// The distance between two points.
pub(super) fn gap(a: Point, b: Point) -> f32 {
    (a.x - b.x).hypot(a.y - b.y)
}

/// A cubic Bézier curve with these control points.
pub(super) fn cubic(points: [Point; 4], steps: usize) -> Vec<Point> {
    let at = |step: usize| {
        let t = step as f32 / steps as f32;
        let s = 1.0 - t;
        let weights = [s * s * s, 3.0 * s * s * t, 3.0 * s * t * t, t * t * t];
        let mix = |of: fn(&Point) -> f32| points.iter().zip(weights).map(|(p, w)| of(p) * w).sum();
        Point::new(mix(|p| p.x), mix(|p| p.y))
    };
    (0..=steps).map(at).collect()
}

/// Part of a circle, from an angle on by a sweep (clockwise where positive).
pub(super) fn arc(center: Point, radius: f32, from: f32, sweep: f32, steps: usize) -> Vec<Point> {
    let at = |step: usize| {
        let (sin, cos) = (from + sweep * step as f32 / steps as f32).sin_cos();
        Point::new(center.x + radius * cos, center.y + radius * sin)
    };
    (0..=steps).map(at).collect()
}

pub(super) fn circle(center: Point, radius: f32, corners: usize) -> Vec<Point> {
    let mut points = arc(center, radius, TAU / corners as f32 / 2.0, TAU, corners);
    points.pop();
    points
}

/// A rectangle about its middle.
pub(super) fn rectangle(center: Point, half: Point) -> Vec<Point> {
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(x, y)| Point::new(center.x + x * half.x, center.y + y * half.y))
        .to_vec()
}

/// The unit vector to the right of the line's direction, at each of its points.
pub(super) fn rights(line: &[Point]) -> impl Iterator<Item = Point> {
    (0..line.len()).map(|at| {
        let (from, to) = (line[at.saturating_sub(1)], line[(at + 1).min(line.len() - 1)]);
        let length = gap(from, to).max(f32::EPSILON);
        Point::new((from.y - to.y) / length, (to.x - from.x) / length)
    })
}

/// The line shifted to the right.
pub(super) fn shifted(line: &[Point], by: f32) -> Vec<Point> {
    let shift = |(point, right): (&Point, Point)| Point::new(point.x + by * right.x, point.y + by * right.y);
    line.iter().zip(rights(line)).map(shift).collect()
}

/// Everything within a distance of the line, cut off straight at its ends.
pub(super) fn band(line: &[Point], half: f32) -> Vec<Point> {
    let mut contour = shifted(line, -half);
    contour.extend(shifted(line, half).into_iter().rev());
    contour
}

/// The line in the opposite direction.
pub(super) fn reversed(line: &[Point]) -> Vec<Point> {
    line.iter().rev().copied().collect()
}

/// The line as points at equal distances of about `pace`, its ends included.
pub(super) fn paced(line: &[Point], pace: f32) -> Vec<Point> {
    let length: f32 = line.windows(2).map(|pair| gap(pair[0], pair[1])).sum();
    let paces = (length / pace).round().max(1.0);
    let mut points = vec![line[0]];
    let (mut walked, mut next) = (0.0, 1.0);
    for pair in line.windows(2) {
        let step = gap(pair[0], pair[1]);
        while next < paces && next * length / paces <= walked + step {
            let t = (next * length / paces - walked) / step;
            points.push(between(pair[0], pair[1], t));
            next += 1.0;
        }
        walked += step;
    }
    points.extend(line.last());
    points
}

/// The point at the fraction `t` of the way from one point to another.
pub(super) fn between(from: Point, to: Point, t: f32) -> Point {
    Point::new(from.x + t * (to.x - from.x), from.y + t * (to.y - from.y))
}

/// The part of a contour inside the cell (Sutherland & Hodgman 1974).
pub(super) fn within_cell(contour: &[Point]) -> Vec<Point> {
    let mut kept = contour.to_vec();
    for side in 0..4 {
        // Each side of the cell is rotated to the north and clipped there.
        let beyond = |point: Point| -HALF - rotated(point, 4 - side).y;
        let mut cut = Vec::with_capacity(kept.len() + 2);
        for (at, &to) in kept.iter().enumerate() {
            let from = kept[(at + kept.len() - 1) % kept.len()];
            let (a, b) = (beyond(from), beyond(to));
            if (a > 0.0) != (b > 0.0) {
                cut.push(between(from, to, a / (a - b)));
            }
            if b <= 0.0 {
                cut.push(to);
            }
        }
        kept = cut;
    }
    kept
}

/// The distance of a point from the straight line between two others.
pub(super) fn distance(point: Point, [a, b]: [Point; 2]) -> f32 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy).max(f32::EPSILON);
    gap(point, between(a, b, along.clamp(0.0, 1.0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::scene::encloses;

    #[test]
    fn four_quarter_turns_are_none_and_one_takes_the_north_side_to_the_east() {
        let point = Point::new(0.1, -0.5);
        assert_eq!(rotated(point, 1), Point::new(0.5, 0.1));
        assert_eq!((1..=4).fold(point, |point, _| rotated(point, 1)), point);
        assert_eq!(on_border(2.25), Point::new(0.25, 0.5));
    }

    #[test]
    fn a_clipped_contour_encloses_the_points_of_the_cell_that_it_enclosed() {
        let cut = within_cell(&circle(Point::new(0.5, -0.5), 0.2, 12));
        assert!(cut.iter().all(|at| at.x <= 0.5 && at.y >= -0.5));
        assert!(encloses(std::slice::from_ref(&cut), Point::new(0.4, -0.4)));
        assert!(within_cell(&rectangle(Point::new(2.0, 0.0), Point::new(0.5, 0.5))).is_empty());
    }

    #[test]
    fn a_paced_line_keeps_its_ends_and_its_paces_are_equal() {
        let line = [Point::new(0.0, 0.0), Point::new(0.3, 0.0), Point::new(0.3, 0.7)];
        let points = paced(&line, 0.1);
        assert_eq!((points[0], points[points.len() - 1]), (line[0], line[2]));
        assert_eq!(points.len(), 11);
        assert!((gap(points[4], points[5]) - 0.1).abs() < 1e-5);
    }
}
