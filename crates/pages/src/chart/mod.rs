//! Charts as SVG elements, whose colours and patterns come from the style sheets of the page.
//!
//! - [`Plot`] has two axes: lines with bands around them, fans, columns, histograms, rules.
//! - [`Rows`] are bars with a name over each, for what has no order.
//! - [`BoardMap`] is a board with a dot on each cell.
//!
//! Classes say what a shape is: `s0` to `s5` for the things that are compared, `k0` to `k8` for a scale from low to high.
//! Each has a colour and, for paper without colours, a dash, a pattern or a tone of its own in `www/chart.css`.
//!
//! A chart is a picture with a title and a description. Beside it stands a table with the same numbers, and `data-spots`
//! holds the place of each of its rows in the chart, as `x y` in the units of the picture; `www/report.js` leads from one to
//! the next by arrow keys and reads the row out. Without that script the chart is complete.

mod axis;
mod board_map;
mod canvas;
mod columns;
mod lines;
mod plot;
mod rows;
#[cfg(test)]
mod tests;
mod tick;

pub(super) use axis::{Axis, Measure};
pub(super) use board_map::{BoardMap, Dot, scale};
pub(super) use canvas::{Caption, HEATS, heat, patterns};
pub(super) use columns::Column;
pub(super) use plot::Plot;
pub(super) use rows::{Bar, Rows};
