//! Columns over a level axis: bars, stacked bars, histograms.

use super::plot::Plot;

/// A column with its parts, from below upwards.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Column {
    /// Where it begins on the level axis.
    pub from: f64,
    /// Where it ends.
    pub to: f64,
    /// The heights of its parts, none negative.
    pub parts: Vec<f64>,
}

impl Plot {
    /// Adds columns. The parts of one number have one class, the prefix with their number: `s` for things that are
    /// compared, `k` for the tones of a scale. `gap` is what is left free between columns, as a part of a column's width.
    pub fn columns(&mut self, prefix: &str, gap: f64, columns: &[Column]) {
        let parts = columns.iter().map(|column| column.parts.len()).max().unwrap_or(0);
        for part in 0..parts {
            let rectangle = |column: &Column| {
                let below: f64 = column.parts.iter().take(part).sum();
                let height = column.parts.get(part).copied().unwrap_or(0.0);
                let (left, right) = (self.x(column.from), self.x(column.to));
                let free = gap * (right - left) / 2.0;
                [left + free, self.y(below + height), right - free, self.y(below)]
            };
            let rectangles: Vec<[f64; 4]> = columns.iter().map(rectangle).collect();
            self.canvas.rectangles(&format!("co {prefix}{part}"), &rectangles);
        }
    }

    /// Says that the rows of the table stand for these columns, in order.
    pub fn rows_are(&mut self, columns: &[Column]) {
        let top = |column: &Column| ((column.from + column.to) / 2.0, column.parts.iter().sum());
        self.rows_at(columns.iter().map(top));
    }
}
