//! Paths in few characters, for pages that hold many boards.
//!
//! Coordinates are rounded, each relative to the one before: equal shapes in different places become equal text, which
//! compresses well.

use std::fmt::Write;

use super::Point;

/// The points joined by straight lines, in hundredths of a cell: `M12.5 3l.4-.05 1 2`.
pub(super) fn path(points: &[Point]) -> String {
    compact_path(points, 2)
}

/// The points joined by straight lines, with at most so many decimals (0 to 4): `M12.5 3l.4-.1 1 2`. Rounding does not add
/// up along the line.
pub fn compact_path(points: &[Point], decimals: u32) -> String {
    let per_unit = 10i32.pow(decimals);
    let rounded = |coordinate: f32| (coordinate * per_unit as f32).round() as i32;
    let mut d = String::new();
    let mut last = (0, 0);
    for (index, point) in points.iter().enumerate() {
        let here = (rounded(point.x), rounded(point.y));
        let command = match index {
            0 => "M",
            1 => "l",
            _ => "",
        };
        d.push_str(command);
        number(&mut d, here.0 - last.0, decimals, command.is_empty());
        number(&mut d, here.1 - last.1, decimals, true);
        last = here;
    }
    d
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
    fn a_path_is_written_in_hundredths_relative_to_the_last_point() {
        let points = [(12.5, 3.0), (12.904, 2.95), (13.9, 4.95), (13.9, 4.25)];
        let points = points.map(|(x, y)| Point::new(x, y));
        assert_eq!(path(&points), "M12.5 3l.4-.05 1 2 0-.7");
        assert_eq!(compact_path(&points, 1), "M12.5 3l.4 0 1 2 0-.7");
        assert_eq!(path(&[]), "");
    }

    #[test]
    fn rounding_does_not_add_up_along_a_path() {
        let points: Vec<Point> = (0..=300).map(|at| Point::new(at as f32 / 300.0, 0.0)).collect();
        let steps = path(&points);
        let sum: f32 = steps["M0 0l".len()..]
            .split(' ')
            .step_by(2)
            .map(|step| step.parse::<f32>().expect("a number"))
            .sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
    }
}
