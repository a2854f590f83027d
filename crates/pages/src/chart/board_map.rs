//! A board with a dot on each cell: its size is how often, its tone is how well.

use std::f64::consts::FRAC_PI_3;

use maud::{Markup, PreEscaped, html};

use super::canvas::{Canvas, Caption, HEATS, heat};

/// The room for names on the left and below, in cells.
const NAMES: f64 = 0.7;
/// The units of a side of a cell.
const CELL: f64 = 40.0;
/// The radius of the largest dot.
const LARGEST: f64 = 17.0;
/// The radius of the smallest dot that is drawn: smaller ones could not be seen.
const SMALLEST: f64 = 2.5;

/// What is known of a cell.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Dot {
    /// The name of the cell: `c5`.
    pub cell: String,
    /// How often, as a part of the most frequent cell, 0 to 1: the area of the dot. A cell with 0 has none.
    pub size: f64,
    /// From 0 (low) to 1 (high): the tone.
    pub tone: f64,
}

/// A board with dots.
pub(crate) struct BoardMap<'a> {
    /// The names of the cells with their centres, from the left and from the top in units of the distance between
    /// neighbours.
    pub cells: Vec<(&'a str, f64, f64)>,
    /// Whether the cells are hexagons, with two of their neighbours on the left and on the right; else they are squares.
    pub hexagons: bool,
    /// What is known, by cell, in the order of the rows of the table; a name that is no cell is left out.
    pub dots: Vec<Dot>,
}

impl BoardMap<'_> {
    pub fn svg(&self, caption: &Caption) -> Markup {
        let ends = |of: fn(&(&str, f64, f64)) -> f64| {
            let numbers = || self.cells.iter().map(of);
            (
                numbers().fold(f64::INFINITY, f64::min),
                numbers().fold(f64::NEG_INFINITY, f64::max),
            )
        };
        let ((left, right), (top, bottom)) = (ends(|cell| cell.1), ends(|cell| cell.2));
        let corners = self.corners();
        let reach = if self.hexagons { 1.0 / 3f64.sqrt() } else { 0.5 };
        let place = |x: f64, y: f64| ((x - left + 0.5 + NAMES) * CELL, (y - top + reach) * CELL + 1.0);
        let (width, height) = place(right + 0.5, bottom + reach + NAMES);
        let mut canvas = Canvas::new(width + 1.0, height);
        let outline = |&(_, x, y): &(&str, f64, f64)| {
            let corner = |&(across, down): &(f64, f64)| place(x + across, y + down);
            corners.iter().map(corner).collect()
        };
        let outlines: Vec<Vec<(f64, f64)>> = self.cells.iter().map(outline).collect();
        canvas.areas("bo", &outlines);
        for &(name, x, y) in &self.cells {
            // The names of the first cells of the rows, and of those of the last row; on squares a row has a number and a
            // column has letters.
            let (column, row) = if self.hexagons {
                (name, name)
            } else {
                name.split_at(name.find(|char: char| char.is_ascii_digit()).unwrap_or(0))
            };
            if !self.cells.iter().any(|&(_, left, top)| top == y && left < x) {
                let (x, y) = place(x - 0.5, y);
                canvas.text("ct cn", "end", (x - 5.0, y + 4.0), row);
            }
            if y == bottom {
                let (x, y) = place(x, y + reach);
                canvas.text("ct cn", "middle", (x, y + 15.0), column);
            }
        }
        let of = |dot: &Dot| {
            let cell = self.cells.iter().find(|(name, ..)| *name == dot.cell);
            cell.map(|&(_, x, y)| place(x, y))
        };
        // The largest first, so that none hides another.
        let mut drawn: Vec<&Dot> = self.dots.iter().filter(|dot| dot.size > 0.0).collect();
        drawn.sort_by(|a, b| b.size.total_cmp(&a.size));
        for dot in drawn {
            if let Some(center) = of(dot) {
                let radius = (LARGEST * dot.size.min(1.0).sqrt()).max(SMALLEST);
                canvas.circle(&format!("dt k{}", heat(dot.tone)), center, radius);
            }
        }
        for dot in &self.dots {
            // A row without a cell has its place in the corner, so that rows and places agree.
            canvas.spot(of(dot).unwrap_or((0.0, 0.0)));
        }
        canvas.svg("map", caption)
    }

    /// The corners of a cell, seen from its centre.
    fn corners(&self) -> Vec<(f64, f64)> {
        if self.hexagons {
            (0..6)
                .map(|corner| {
                    let angle = FRAC_PI_3 * (f64::from(corner) + 0.5);
                    (angle.cos() / 3f64.sqrt(), angle.sin() / 3f64.sqrt())
                })
                .collect()
        } else {
            vec![(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
        }
    }
}

/// The tones of the scale, from low to high, as a picture beside a map.
pub(crate) fn scale() -> Markup {
    let side = 16.0;
    let mut canvas = String::new();
    for tone in 0..HEATS {
        let x = side * tone as f64;
        canvas.push_str(&format!(
            r#"<path class="co k{tone}" d="M{x} 0h{side}v12h-{side}z"/>"#
        ));
    }
    html! {
        svg.scale viewBox={ "0 0 " (side * HEATS as f64) " 12" } aria-hidden="true" { (PreEscaped(canvas)) }
    }
}
