//! Table 3.1: the number of shapes that a land of so many tiles can have.

use std::io::Write;

use serde::Serialize;

use tessera_cli::failure::Failure;
use tessera_cli::json_line;

/// The numbers of fixed polyominoes of 46 to 56 squares (Jensen 2003), as the thesis quotes them.
const EXACT: [(u32, u128); 11] = [
    (46, 68557762666345165410168738),
    (47, 272680844424943840614538634),
    (48, 1085035285182087705685323738),
    (49, 4319331509344565487555270660),
    (50, 17201460881287871798942420736),
    (51, 68530413174845561618160604928),
    (52, 273126660016519143293320026256),
    (53, 1088933685559350300820095990030),
    (54, 4342997469623933155942753899000),
    (55, 17326987021737904384935434351490),
    (56, 69150714562532896936574425480218),
];

/// The constants of the thesis' estimate `c · λ^n / n` (it prints `c · λ_n / n`).
const C: f64 = 0.3169;
const LAMBDA: f64 = 4.0626;

/// The largest number of squares whose polyominoes are counted here.
const COUNTED: u32 = 11;

/// A line of the output: the polyominoes of a number of squares.
#[derive(Serialize)]
struct Row {
    table: &'static str,
    squares: u32,
    /// The exact number of fixed polyominoes that the thesis quotes.
    published: Option<String>,
    /// The number of fixed polyominoes counted here.
    counted: Option<u64>,
    estimate: f64,
    /// The relative error of the estimate, if the exact number is known.
    error: Option<f64>,
    /// The approximate number of free polyominoes: an eighth of the fixed ones.
    free: f64,
}

/// The last line of the output: the sums for 46 to 72 squares.
#[derive(Serialize)]
struct Sums {
    table: &'static str,
    published_sum: f64,
    sum_of_fixed: f64,
    sum_of_free: f64,
}

/// The thesis' estimate of the number of fixed polyominoes.
fn estimate(squares: u32) -> f64 {
    C * LAMBDA.powi(squares as i32) / f64::from(squares)
}

/// Counts the fixed polyominoes of 1 to `most` squares with Redelmeier's algorithm (1981): each polyomino grows from the
/// leftmost square of its lowest row.
fn count(most: u32) -> Vec<u64> {
    fn grow(
        untried: &mut Vec<(i32, i32)>,
        seen: &mut Vec<(i32, i32)>,
        size: u32,
        most: u32,
        counts: &mut [u64],
    ) {
        while let Some((x, y)) = untried.pop() {
            counts[size as usize] += 1;
            if size + 1 == most {
                continue;
            }
            let known = seen.len();
            let mut further = untried.clone();
            for (east, north) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                let next = (x + east, y + north);
                let allowed = next.1 > 0 || next.1 == 0 && next.0 >= 0;
                if allowed && !seen.contains(&next) {
                    seen.push(next);
                    further.push(next);
                }
            }
            grow(&mut further, seen, size + 1, most, counts);
            seen.truncate(known);
        }
    }
    let mut counts = vec![0; most as usize];
    grow(&mut vec![(0, 0)], &mut vec![(0, 0)], 0, most, &mut counts);
    counts
}

/// Computes the table and writes its rows and sums.
pub(super) fn run(out: &mut impl Write) -> Result<(), Failure> {
    for (squares, counted) in (1..).zip(count(COUNTED)) {
        json_line::write(out, &row(squares, Some(counted), None))?;
    }
    let (mut fixed, mut free) = (0.0, 0.0);
    for squares in 46..=72 {
        let exact = EXACT
            .iter()
            .find(|&&(n, _)| n == squares)
            .map(|&(_, count)| count);
        let number = exact.map_or_else(|| estimate(squares), |exact| exact as f64);
        fixed += number;
        free += number / 8.0;
        json_line::write(out, &row(squares, None, exact))?;
    }
    let sums = Sums {
        table: "3.1",
        published_sum: 5e40,
        sum_of_fixed: fixed,
        sum_of_free: free,
    };
    Ok(json_line::write(out, &sums)?)
}

/// The row of a number of squares.
fn row(squares: u32, counted: Option<u64>, exact: Option<u128>) -> Row {
    let known = counted
        .map(|count| count as f64)
        .or(exact.map(|count| count as f64));
    Row {
        table: "3.1",
        squares,
        published: exact.map(|count| count.to_string()),
        counted,
        estimate: estimate(squares),
        error: known.map(|known| estimate(squares) / known - 1.0),
        free: known.unwrap_or(estimate(squares)) / 8.0,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_counts_of_small_polyominoes_are_the_known_ones() {
        assert_eq!(super::count(9), [1, 2, 6, 19, 63, 216, 760, 2725, 9910]);
    }
}
