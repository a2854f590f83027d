//! A chart of lines over the plies of a game, and a table of the same numbers.

use leptos::prelude::*;
use leptos::svg;

use crate::app::App;
use tessera_app::ReviewMsg;
use tessera_app::review::{Chart, ChartLine, FigureRow, FigureTable};

/// The height of a chart in the units of its drawing; it is stretched to its place.
const HEIGHT: f32 = 1_000.0;

/// A chart with the names of its lines. A screen reader reads what it shows; the numbers are in the table.
pub fn chart(chart: &Chart) -> AnyView {
    let several = chart.lines.len() > 1;
    let names = chart.lines.iter().enumerate();
    let names = names.map(|(at, line)| name(at, line)).collect_view();
    let mark = |place: &(f32, f32)| {
        svg::circle()
            .attr("class", "mark")
            .attr("cx", per_cent(place.0))
            .attr("cy", per_cent(place.1))
            .attr("r", "4")
    };
    let marks = chart.marks.iter().map(mark).collect_view();
    let now = chart.now.map(|now| {
        let x = per_cent(now);
        let line = svg::line()
            .attr("class", "now")
            .attr("x1", x.clone())
            .attr("x2", x);
        line.attr("y1", "0").attr("y2", "100%")
    });
    let drawing = svg::svg()
        .attr("role", "img")
        .attr("aria-label", chart.label.clone())
        .child((lines(chart), now, marks));
    view! {
        <div class="frame">
            <span class="axis" aria-hidden="true">{chart.high.clone()}</span>
            <span class="axis low" aria-hidden="true">{chart.low.clone()}</span>
            <div class="plot still">{drawing}</div>
        </div>
        {several.then(|| view! { <ul class="key">{names}</ul> })}
    }
    .into_any()
}

fn lines(chart: &Chart) -> AnyView {
    let zero = path("half".into(), format!("M0 {:.1}H1000", chart.zero * HEIGHT));
    let line = |(at, line): (usize, &ChartLine)| path(format!("line line-{at}"), outline(line));
    let lines = chart.lines.iter().enumerate().map(line).collect_view();
    svg::svg()
        .attr("viewBox", "0 0 1000 1000")
        .attr("preserveAspectRatio", "none")
        .attr("width", "100%")
        .attr("height", "100%")
        .child((zero, lines))
        .into_any()
}

/// The name of a line with a sample of it and its last number.
fn name(at: usize, line: &ChartLine) -> AnyView {
    let sample = svg::svg()
        .attr("viewBox", "0 0 28 8")
        .attr("aria-hidden", "true")
        .child(path(format!("line line-{at}"), "M0 4H28".into()));
    view! { <li>{sample}{line.name.clone()} " " <b>{line.last.clone()}</b></li> }.into_any()
}

fn path(class: String, d: String) -> AnyView {
    svg::path().attr("class", class).attr("d", d).into_any()
}

fn outline(line: &ChartLine) -> String {
    let step = |(at, (x, y)): (usize, &(f32, f32))| {
        let verb = if at == 0 { 'M' } else { 'L' };
        format!("{verb}{:.1} {:.1}", x * HEIGHT, y * HEIGHT)
    };
    line.points.iter().enumerate().map(step).collect()
}

/// A part of a chart's width or height.
pub fn per_cent(part: f32) -> String {
    format!("{:.2}%", part * 100.0)
}

/// The numbers of a figure. A row that is about a position leads to it.
pub fn table(table: &FigureTable) -> AnyView {
    let app = App::here();
    let head = |name: &String| view! { <th scope="col">{name.clone()}</th> };
    let row = |row: &FigureRow| {
        let mut cells = row.cells.iter();
        let first = cells.next().cloned().unwrap_or_default();
        let first = match row.ply {
            Some(ply) => {
                view! { <button class="quiet" on:click=app.on(ReviewMsg::Seek(ply))>{first}</button> }
                    .into_any()
            }
            None => first.into_any(),
        };
        let cells = cells.map(|cell| view! { <td>{cell.clone()}</td> });
        view! { <tr><th scope="row">{first}</th>{cells.collect_view()}</tr> }
    };
    view! {
        <div class="values" tabindex="0" role="region" aria-label=table.caption.clone()>
            <table>
                <thead><tr>{table.columns.iter().map(head).collect_view()}</tr></thead>
                <tbody>{table.rows.iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}
