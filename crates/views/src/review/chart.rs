//! A chart of lines over the plies of a game, and a table of the same numbers.

use maud::{Markup, html};

use crate::Ui;
use tessera_app::ReviewMsg;
use tessera_app::review::{Chart, ChartLine, FigureRow, FigureTable};

/// The width and the height of a drawing in its own units; it is stretched to its place.
const EXTENT: f32 = 1_000.0;

/// A chart with the names of its lines. A screen reader reads what it shows; the numbers are in the table.
pub fn chart(chart: &Chart) -> Markup {
    html! {
        div.frame {
            span.axis aria-hidden="true" { (chart.high) }
            span.axis.low aria-hidden="true" { (chart.low) }
            div.plot.still {
                svg role="img" aria-label=(chart.label) {
                    (stretched(html! {
                        path.half d={ "M0 " (decimal(chart.zero)) "H1000" } {}
                        @for (at, line) in chart.lines.iter().enumerate() {
                            path class={ "line line-" (at) } d=(outline(&line.points)) {}
                        }
                    }))
                    @if let Some(now) = chart.now { (now_line(now)) }
                    @for (x, y) in &chart.marks {
                        circle.mark cx=(per_cent(*x)) cy=(per_cent(*y)) r="4" {}
                    }
                }
            }
        }
        @if chart.lines.len() > 1 {
            ul.key { @for (at, line) in chart.lines.iter().enumerate() { (name(at, line)) } }
        }
    }
}

/// The name of a line with a sample of it and its last number.
fn name(at: usize, line: &ChartLine) -> Markup {
    html! { li { (sample(at)) (line.name) " " b { (line.last) } } }
}

/// A sample of the line of a number.
pub fn sample(line: usize) -> Markup {
    html! {
        svg viewBox="0 0 28 8" aria-hidden="true" { path class={ "line line-" (line) } d="M0 4H28" {} }
    }
}

/// A drawing that is stretched to the size of the one around it.
pub fn stretched(content: Markup) -> Markup {
    html! {
        svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" { (content) }
    }
}

/// The line at the position that is shown.
pub fn now_line(now: f32) -> Markup {
    let x = per_cent(now);
    html! { line.now x1=(x) x2=(x) y1="0" y2="100%" {} }
}

/// The points of a line as a path.
pub fn outline(points: &[(f32, f32)]) -> String {
    let step = |(at, (x, y)): (usize, &(f32, f32))| {
        let verb = if at == 0 { 'M' } else { 'L' };
        format!("{verb}{} {}", decimal(*x), decimal(*y))
    };
    points.iter().enumerate().map(step).collect()
}

/// A part of the extent in units of a drawing.
pub fn decimal(part: f32) -> String {
    format!("{:.1}", part * EXTENT)
}

/// A part of a chart's width or height.
pub fn per_cent(part: f32) -> String {
    format!("{:.2}%", part * 100.0)
}

/// The numbers of a figure, in a region of this name. A row that is about a position leads to it.
pub fn table(region: &str, table: &FigureTable, ui: &mut Ui) -> Markup {
    let content = ui.region(region, |ui| {
        html! {
            table {
                thead { tr { @for name in &table.columns { th scope="col" { (name) } } } }
                tbody { @for numbers in &table.rows { (row(numbers, ui)) } }
            }
        }
    });
    html! {
        div.values tabindex="0" role="region" aria-label=(table.caption) data-region=(region) { (content) }
    }
}

fn row(row: &FigureRow, ui: &mut Ui) -> Markup {
    let mut cells = row.cells.iter();
    let first = cells.next().map_or("", String::as_str);
    html! {
        tr {
            th scope="row" {
                @match row.ply {
                    Some(ply) => button.quiet data-on=(ui.on(ReviewMsg::Seek(ply))) { (first) },
                    None => (first),
                }
            }
            @for cell in cells { td { (cell) } }
        }
    }
}
