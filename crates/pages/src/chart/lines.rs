//! Lines with bands around them.

use super::canvas::SERIES;
use super::plot::Plot;

/// Lines with more points than this have no marks at them.
const MOST_MARKED: usize = 40;

impl Plot {
    /// Adds a line, which is broken where a number is missing. Lines are told apart by their number: colour, dash and mark.
    pub fn line(&mut self, series: usize, points: &[(f64, f64)]) {
        let series = series % SERIES;
        for part in points.split(|(x, y)| !(x.is_finite() && y.is_finite())) {
            let line: Vec<_> = part.iter().map(|&point| self.at(point)).collect();
            self.canvas.path(&format!("ln s{series}"), &line);
        }
        if points.len() <= MOST_MARKED {
            self.marks(&format!("pt s{series}"), points);
        }
    }

    /// Adds an area between two numbers at each place: an interval, or a range of games. Bands of one line lie over each
    /// other, the widest first.
    pub fn band(&mut self, series: usize, band: &[(f64, f64, f64)]) {
        for part in band.split(|(x, low, high)| !(x.is_finite() && low.is_finite() && high.is_finite())) {
            let above = part.iter().map(|&(x, _, high)| self.at((x, high)));
            let below = part.iter().rev().map(|&(x, low, _)| self.at((x, low)));
            let outline: Vec<_> = above.chain(below).collect();
            self.canvas.areas(&format!("bd s{}", series % SERIES), &[outline]);
        }
    }

    /// Adds a mark at each point; the class says which.
    pub fn marks(&mut self, class: &str, points: &[(f64, f64)]) {
        for &point in points.iter().filter(|(x, y)| x.is_finite() && y.is_finite()) {
            let at = self.at(point);
            self.canvas.circle(class, at, 4.0);
        }
    }
}
