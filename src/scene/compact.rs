//! Paths in few characters, for pages that hold many boards.
//!
//! Coordinates are hundredths of a cell, each relative to the one before: equal shapes in different places become
//! equal text, which compresses well.

use std::fmt::Write;

use super::Point;

/// The points joined by straight lines: `M12.5 3l.4-.05 1 2`.
pub(super) fn path(points: &[Point]) -> String {
    let mut d = String::new();
    let mut last = (0, 0);
    for (index, point) in points.iter().enumerate() {
        let here = (hundredths(point.x), hundredths(point.y));
        let command = match index {
            0 => "M",
            1 => "l",
            _ => "",
        };
        d.push_str(command);
        number(&mut d, here.0 - last.0, command.is_empty());
        number(&mut d, here.1 - last.1, true);
        last = here;
    }
    d
}

fn hundredths(coordinate: f32) -> i32 {
    (coordinate * 100.0).round() as i32
}

/// Writes a number of hundredths without needless zeros, after a space if it is `spaced` and not negative.
fn number(d: &mut String, hundredths: i32, spaced: bool) {
    match hundredths {
        ..0 => d.push('-'),
        _ if spaced => d.push(' '),
        _ => {}
    }
    let (whole, part) = (hundredths.abs() / 100, hundredths.abs() % 100);
    if whole > 0 || part == 0 {
        // Writing to a string cannot fail.
        let _ = write!(d, "{whole}");
    }
    if part > 0 {
        let _ = match part % 10 {
            0 => write!(d, ".{}", part / 10),
            _ => write!(d, ".{part:02}"),
        };
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
