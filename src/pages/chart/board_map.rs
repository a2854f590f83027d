//! A board with a dot on each cell: its size is how often, its tone is how well.

use maud::Markup;

use super::canvas::{Canvas, Caption, HEATS, heat};
use crate::scene::{Point, Spot};

/// The units of a side of a cell.
const CELL: f64 = 40.0;
/// The radius of the largest dot.
const LARGEST: f64 = 17.0;
/// The radius of the smallest dot that is drawn: smaller ones could not be seen.
const SMALLEST: f64 = 2.5;

/// What is known of a cell.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::pages) struct Dot {
    /// The name of the cell: `c5`.
    pub cell: String,
    /// How often, as a part of the most frequent cell, 0 to 1: the area of the dot. A cell with 0 has none.
    pub size: f64,
    /// From 0 (low) to 1 (high): the tone.
    pub tone: f64,
}

/// A board with dots.
pub(in crate::pages) struct BoardMap<'a> {
    /// The cells of the board, of any shape.
    pub cells: &'a [Spot],
    /// The size of the board, in cells.
    pub size: (f32, f32),
    /// What is known, by cell, in the order of the rows of the table; a name that is no cell is left out.
    pub dots: Vec<Dot>,
}

impl BoardMap<'_> {
    /// The SVG element.
    pub fn svg(&self, caption: &Caption) -> Markup {
        let (width, height) = (f64::from(self.size.0) * CELL, f64::from(self.size.1) * CELL);
        let mut canvas = Canvas::new(width, height);
        let outlines: Vec<Vec<(f64, f64)>> = self
            .cells
            .iter()
            .map(|cell| cell.outline.iter().map(place).collect())
            .collect();
        canvas.areas("bo", &outlines);
        // The names of the cells along the edges: those of the first cell of each row, and of the last row.
        let last_row = self.cells.iter().map(|cell| cell.row).max().unwrap_or(0);
        for cell in self.cells.iter() {
            let is_first = cell.column == 0 || cell.row == last_row;
            let has_dot = || {
                self.dots
                    .iter()
                    .any(|dot| dot.cell == cell.label && dot.size > 0.0)
            };
            if is_first && !has_dot() {
                let (x, y) = place(&cell.center);
                canvas.text("ct cn", "middle", (x, y + 4.0), &cell.label);
            }
        }
        let of = |dot: &Dot| self.cells.iter().find(|cell| cell.label == dot.cell);
        // The largest first, so that none hides another.
        let mut drawn: Vec<&Dot> = self.dots.iter().filter(|dot| dot.size > 0.0).collect();
        drawn.sort_by(|a, b| b.size.total_cmp(&a.size));
        for dot in drawn {
            if let Some(cell) = of(dot) {
                let radius = (LARGEST * dot.size.min(1.0).sqrt()).max(SMALLEST);
                canvas.circle(&format!("dt k{}", heat(dot.tone)), place(&cell.center), radius);
            }
        }
        for dot in &self.dots {
            // A row without a cell has its place in the corner, so that rows and places agree.
            canvas.spot(of(dot).map_or((0.0, 0.0), |cell| place(&cell.center)));
        }
        canvas.svg("map", caption)
    }
}

/// The tones of the scale, from low to high, as a picture beside a map.
pub(in crate::pages) fn scale() -> Markup {
    let side = 16.0;
    let mut canvas = String::new();
    for tone in 0..HEATS {
        let x = side * tone as f64;
        canvas.push_str(&format!(
            r#"<path class="co k{tone}" d="M{x} 0h{side}v12h-{side}z"/>"#
        ));
    }
    maud::html! {
        svg.scale viewBox={ "0 0 " (side * HEATS as f64) " 12" } aria-hidden="true" { (maud::PreEscaped(canvas)) }
    }
}

fn place(point: &Point) -> (f64, f64) {
    (f64::from(point.x) * CELL, f64::from(point.y) * CELL)
}
