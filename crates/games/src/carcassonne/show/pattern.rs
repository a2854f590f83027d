//! Patterns of lines by which fields can be distinguished without colour, clipped to their outlines.
//!
//! A pattern is fixed to the board and not to a tile, so that the pattern of a field continues from tile to tile.

use super::curve::between;
use tessera_core::scene::{Point, encloses, sides};
use tessera_core::sorting;

/// The number of patterns.
pub const PATTERNS: usize = 12;

/// The distance between the lines of most patterns.
const STEP: f32 = 1.0 / 8.0;

/// The lines of a pattern within contours, all in coordinates of the board.
pub fn field_pattern(contours: &[Vec<Point>], pattern: usize) -> Vec<[Point; 2]> {
    let mut all = contours.iter().flatten().copied();
    let Some(first) = all.next() else {
        return Vec::new();
    };
    let (low, high) = all.fold((first, first), |(low, high), at| {
        (
            Point::new(low.x.min(at.x), low.y.min(at.y)),
            Point::new(high.x.max(at.x), high.y.max(at.y)),
        )
    });
    let mut lines = Vec::new();
    for line in weave(pattern % PATTERNS, low, high) {
        cut(contours, line, &mut lines);
    }
    lines
}

/// The lines of a pattern that cross a box.
fn weave(pattern: usize, low: Point, high: Point) -> Vec<[Point; 2]> {
    match pattern {
        0 => level(low, high, STEP),
        1 => upright(low, high, STEP),
        2 => slanted(low, high, STEP * 1.5, 1.0),
        3 => slanted(low, high, STEP * 1.5, -1.0),
        4 => [level(low, high, 2.0 * STEP), upright(low, high, 2.0 * STEP)].concat(),
        5 => [
            slanted(low, high, 2.5 * STEP, 1.0),
            slanted(low, high, 2.5 * STEP, -1.0),
        ]
        .concat(),
        6 => tiled(low, high, STEP, &[[0.0, 1.0, 0.5, 0.0], [0.5, 0.0, 1.0, 1.0]]),
        7 => tiled(low, high, STEP, &[[0.0, 0.0, 0.5, 0.5], [0.5, 0.5, 0.0, 1.0]]),
        // Dots.
        8 => tiled(low, high, STEP, &[[0.4, 0.5, 0.6, 0.5]]),
        // A chequer of hatched squares.
        9 => {
            let rows = [0.0625, 0.1875, 0.3125, 0.4375].map(|y| [0.0, y, 0.5, y]);
            let other = rows.map(|[a, b, c, d]| [a + 0.5, b + 0.5, c + 0.5, d + 0.5]);
            tiled(low, high, 3.0 * STEP, &[rows, other].concat())
        }
        // Bricks.
        10 => tiled(
            low,
            high,
            2.0 * STEP,
            &[
                [0.0, 0.0, 1.0, 0.0],
                [0.0, 0.5, 1.0, 0.5],
                [0.25, 0.0, 0.25, 0.5],
                [0.75, 0.5, 0.75, 1.0],
            ],
        ),
        // Small triangles.
        _ => tiled(
            low,
            high,
            1.5 * STEP,
            &[
                [0.2, 0.75, 0.8, 0.75],
                [0.2, 0.75, 0.5, 0.25],
                [0.8, 0.75, 0.5, 0.25],
            ],
        ),
    }
}

/// The multiples of a step between two bounds.
fn multiples(low: f32, high: f32, step: f32) -> impl Iterator<Item = f32> {
    let (first, last) = ((low / step).ceil() as i32, (high / step).floor() as i32);
    (first..=last).map(move |count| count as f32 * step)
}

fn level(low: Point, high: Point, step: f32) -> Vec<[Point; 2]> {
    // The offset of half a step keeps lines away from the borders between tiles.
    multiples(low.y - step / 2.0, high.y, step)
        .map(|y| y + step / 2.0)
        .map(|y| [Point::new(low.x, y), Point::new(high.x, y)])
        .collect()
}

fn upright(low: Point, high: Point, step: f32) -> Vec<[Point; 2]> {
    multiples(low.x - step / 2.0, high.x, step)
        .map(|x| x + step / 2.0)
        .map(|x| [Point::new(x, low.y), Point::new(x, high.y)])
        .collect()
}

/// Lines along which `x + rise * y` is a multiple of the step.
fn slanted(low: Point, high: Point, step: f32, rise: f32) -> Vec<[Point; 2]> {
    let ends = [rise * low.y, rise * high.y];
    let (least, most) = (low.x + ends[0].min(ends[1]), high.x + ends[0].max(ends[1]));
    multiples(least, most, step)
        .map(|sum| [low.y, high.y].map(|y| Point::new(sum - rise * y, y)))
        .collect()
}

/// The same few strokes in every square of a lattice.
fn tiled(low: Point, high: Point, step: f32, strokes: &[[f32; 4]]) -> Vec<[Point; 2]> {
    let mut lines = Vec::new();
    for y in multiples(low.y - step, high.y, step) {
        for x in multiples(low.x - step, high.x, step) {
            let at = |dx: f32, dy: f32| Point::new(x + dx * step, y + dy * step);
            lines.extend(strokes.iter().map(|&[a, b, c, d]| [at(a, b), at(c, d)]));
        }
    }
    lines
}

/// The parts of a line inside contours.
fn cut(contours: &[Vec<Point>], [from, to]: [Point; 2], parts: &mut Vec<[Point; 2]>) {
    let mut crossings = vec![0.0, 1.0];
    for [a, b] in contours.iter().flat_map(|contour| sides(contour)) {
        let side = |point: Point| (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
        let (left, right) = (side(a), side(b));
        if (left > 0.0) != (right > 0.0) {
            let at = between(a, b, left / (left - right));
            let (dx, dy) = (to.x - from.x, to.y - from.y);
            let along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy);
            if (0.0..1.0).contains(&along) {
                crossings.push(along);
            }
        }
    }
    sorting::sort_by(&mut crossings, f32::total_cmp);
    for pair in crossings.windows(2) {
        let middle = between(from, to, (pair[0] + pair[1]) / 2.0);
        if pair[1] - pair[0] > 1e-4 && encloses(contours, middle) {
            parts.push([between(from, to, pair[0]), between(from, to, pair[1])]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::carcassonne::show::curve::{circle, rectangle};

    fn cell(x: f32) -> Vec<Vec<Point>> {
        vec![rectangle(Point::new(x, 2.5), Point::new(0.5, 0.5))]
    }

    #[test]
    fn no_two_patterns_look_alike_and_none_is_empty() {
        let woven: Vec<_> = (0..PATTERNS)
            .map(|pattern| field_pattern(&cell(1.5), pattern))
            .collect();
        for (at, lines) in woven.iter().enumerate() {
            assert!(lines.len() >= 6, "{at}");
            assert!(woven[..at].iter().all(|other| other != lines), "{at}");
        }
    }

    #[test]
    fn a_pattern_stays_inside_and_leaves_holes_free() {
        let mut contours = cell(1.5);
        contours.push(circle(Point::new(1.5, 2.5), 0.25, 24));
        for pattern in 0..PATTERNS {
            for [from, to] in field_pattern(&contours, pattern) {
                for t in [0.05, 0.5, 0.95] {
                    assert!(encloses(&contours, between(from, to, t)), "{pattern}");
                }
            }
        }
    }

    #[test]
    fn a_pattern_runs_on_from_tile_to_tile() {
        // Both cells filled one by one have the same length of lines as both filled at once.
        let both = vec![rectangle(Point::new(2.0, 2.5), Point::new(1.0, 0.5))];
        let length =
            |lines: &[[Point; 2]]| -> f32 { lines.iter().map(|[a, b]| (a.x - b.x).hypot(a.y - b.y)).sum() };
        for pattern in 0..PATTERNS {
            let apart =
                length(&field_pattern(&cell(1.5), pattern)) + length(&field_pattern(&cell(2.5), pattern));
            let once = length(&field_pattern(&both, pattern));
            assert!(
                (apart - once).abs() < 1e-2 * once,
                "{pattern}: {apart} and {once}"
            );
        }
    }
}
