//! Paths in few characters, for pages that hold many boards.
//!
//! Coordinates are rounded, each relative to the one before: equal shapes in different places become equal text, which
//! compresses well.

use std::fmt::Write;

use super::Point;

/// The points joined by straight lines, with at most so many decimals (0 to 4): `M12.5 3l.4-.1 1 2`. Points that lie within
/// [`TOLERANCE`] of a line between others are left out. Rounding does not add up along the line.
pub fn compact_path(points: &[Point], decimals: u32) -> String {
    let per_unit = 10i32.pow(decimals);
    let rounded = |coordinate: f32| (coordinate * per_unit as f32).round() as i32;
    let rounded: Vec<_> = points.iter().map(|at| [at.x, at.y].map(rounded)).collect();
    let mut d = String::new();
    let mut last = [0, 0];
    for (index, here) in turns(&rounded).into_iter().enumerate() {
        let command = match index {
            0 => "M",
            1 => "l",
            _ => "",
        };
        d.push_str(command);
        number(&mut d, here[0] - last[0], decimals, command.is_empty());
        number(&mut d, here[1] - last[1], decimals, true);
        last = here;
    }
    d
}

/// A length rounded to so many decimals (0 to 4), without needless zeros. The page writes its lengths with it: the shortest text
/// that gives a number back exactly, as `{}` writes it, takes 8 KB of its program.
pub fn length_text(length: f32, decimals: u32) -> String {
    let mut text = String::new();
    number(
        &mut text,
        (length * 10i32.pow(decimals) as f32).round() as i32,
        decimals,
        false,
    );
    text
}

/// How far a point that is left out may lie from the line that replaces it, in units of the last decimal: not farther than
/// rounding moves a point (half the diagonal of a square of one unit).
const TOLERANCE: f32 = 0.71;

/// The points at which a line turns: the first, the last and, of those between, the farthest from the line through the two
/// that are kept on both its sides, as long as it is farther than [`TOLERANCE`] (Ramer 1972, Douglas and Peucker 1973).
fn turns(points: &[[i32; 2]]) -> Vec<[i32; 2]> {
    let Some(last) = points.len().checked_sub(1) else {
        return Vec::new();
    };
    let mut is_kept = vec![false; points.len()];
    is_kept[0] = true;
    is_kept[last] = true;
    let mut open = vec![(0, last)];
    while let Some((from, to)) = open.pop() {
        let distance = |&at: &usize| distance_to_line(points[at], points[from], points[to]);
        let farthest = (from + 1..to).max_by(|a, b| distance(a).total_cmp(&distance(b)));
        if let Some(at) = farthest.filter(|at| distance(at) > TOLERANCE) {
            is_kept[at] = true;
            open.extend([(from, at), (at, to)]);
        }
    }
    let kept = points.iter().zip(is_kept).filter(|&(_, is_kept)| is_kept);
    kept.map(|(&point, _)| point).collect()
}

/// The distance of a point from the line between two others.
fn distance_to_line(point: [i32; 2], from: [i32; 2], to: [i32; 2]) -> f32 {
    let vector = |a: [i32; 2], b: [i32; 2]| [(b[0] - a[0]) as f32, (b[1] - a[1]) as f32];
    let (line, reached) = (vector(from, to), vector(from, point));
    let square = line[0] * line[0] + line[1] * line[1];
    let along = if square > 0.0 {
        ((reached[0] * line[0] + reached[1] * line[1]) / square).clamp(0.0, 1.0)
    } else {
        0.0
    };
    (reached[0] - along * line[0]).hypot(reached[1] - along * line[1])
}

/// Writes a number, given in the units of its last decimal, without needless zeros; after a space if it is `spaced` and not
/// negative.
fn number(d: &mut String, units: i32, decimals: u32, spaced: bool) {
    match units {
        ..0 => d.push('-'),
        _ if spaced => d.push(' '),
        _ => {}
    }
    let per_unit = 10u32.pow(decimals);
    let (whole, part) = (units.unsigned_abs() / per_unit, units.unsigned_abs() % per_unit);
    if whole > 0 || part == 0 {
        // Writing to a string cannot fail.
        let _ = write!(d, "{whole}");
    }
    if part > 0 {
        let digits = format!("{part:0width$}", width = decimals as usize);
        let _ = write!(d, ".{}", digits.trim_end_matches('0'));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_is_rounded_and_has_no_needless_zeros() {
        for (length, decimals, text) in [
            (0.0, 3, "0"),
            (-0.0004, 3, "0"),
            (0.577_35, 3, ".577"),
            (-2.5, 3, "-2.5"),
            (12.0, 1, "12"),
            (1366.666, 2, "1366.67"),
            (9.96, 1, "10"),
        ] {
            assert_eq!(length_text(length, decimals), text);
        }
    }

    #[test]
    fn a_path_is_written_relative_to_the_last_point() {
        let points = [(12.5, 3.0), (12.904, 2.95), (13.9, 4.95), (13.9, 4.25)];
        let points = points.map(|(x, y)| Point::new(x, y));
        assert_eq!(compact_path(&points, 2), "M12.5 3l.4-.05 1 2 0-.7");
        assert_eq!(compact_path(&points, 1), "M12.5 3l.4 0 1 2 0-.7");
        assert_eq!(compact_path(&[], 2), "");
        assert_eq!(compact_path(&points[..1], 2), "M12.5 3");
    }

    #[test]
    fn points_on_a_straight_line_are_left_out_and_a_small_circle_keeps_its_shape() {
        let line: Vec<Point> = (0..=300).map(|at| Point::new(at as f32 / 300.0, 0.0)).collect();
        assert_eq!(compact_path(&line, 2), "M0 0l1 0");
        let circle: Vec<_> = (0..64)
            .map(|at| (at as f32 * std::f32::consts::TAU / 64.0).sin_cos())
            .map(|(y, x)| [x, y].map(|part| (part * 20.0).round() as i32))
            .collect();
        let kept = turns(&circle);
        assert!((12..40).contains(&kept.len()), "{}", kept.len());
        for &point in &circle {
            let nearest = kept
                .windows(2)
                .map(|ends| distance_to_line(point, ends[0], ends[1]));
            let nearest = nearest.fold(f32::INFINITY, f32::min);
            assert!(nearest <= TOLERANCE, "{point:?} is {nearest} away");
        }
    }

    #[test]
    fn rounding_does_not_add_up_along_a_path() {
        let zigzag = |at: i32| Point::new(at as f32 / 300.0, (at % 2) as f32);
        let points: Vec<Point> = (0..=300).map(zigzag).collect();
        let steps = compact_path(&points, 2);
        let sum: f32 = steps["M0 0l".len()..]
            .replace('-', " -")
            .split_whitespace()
            .step_by(2)
            .map(|step| step.parse::<f32>().expect("a number"))
            .sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
    }
}
