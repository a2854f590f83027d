//! A part of a figure: a chart, its legend and its table.

use maud::{Markup, html};

use super::table::Table;
use crate::chart::{BoardMap, Caption, Plot, Rows, scale};

/// A chart of any form.
pub(super) enum Chart<'a> {
    /// One with two axes.
    Plot(Plot),
    /// Bars below each other.
    Rows(Rows),
    Board(BoardMap<'a>),
}

impl Chart<'_> {
    fn svg(self, caption: &Caption) -> Markup {
        match self {
            Chart::Plot(plot) => plot.svg(caption),
            Chart::Rows(rows) => rows.svg(caption),
            Chart::Board(map) => map.svg(caption),
        }
    }
}

/// What something in a legend looks like in the chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// A line of this number.
    Line(usize),
    /// A band of this number.
    Band(usize),
    /// A column or bar of this number.
    Area(usize),
    /// A mark with this class.
    Mark(&'static str),
    /// A dashed line.
    Rule,
}

/// A part of a figure.
#[derive(Default)]
pub(super) struct Panel<'a> {
    /// What it shows, where a figure has several; else empty.
    pub name: String,
    /// The chart; `None` where the table alone is shown.
    pub chart: Option<Chart<'a>>,
    /// What the signs of the chart mean.
    pub legend: Vec<(Sign, String)>,
    /// What the lowest and the highest tone mean; empty where there are none.
    pub tones: Option<[String; 2]>,
    /// The same numbers as a table.
    pub table: Table,
    /// What stands below, whatever is shown.
    pub below: Option<Markup>,
}

impl<'a> Panel<'a> {
    /// A table alone.
    pub fn table(table: Table) -> Panel<'a> {
        Panel {
            table,
            ..Panel::default()
        }
    }

    pub fn new(chart: Chart<'a>, table: Table) -> Panel<'a> {
        Panel {
            chart: Some(chart),
            table,
            ..Panel::default()
        }
    }

    /// The same with a name.
    pub fn named(self, name: &str) -> Panel<'a> {
        Panel {
            name: name.to_owned(),
            ..self
        }
    }

    /// The same with a legend.
    pub fn with_legend(self, legend: Vec<(Sign, String)>) -> Panel<'a> {
        Panel { legend, ..self }
    }

    /// The same with something below.
    pub fn with_below(self, below: Markup) -> Panel<'a> {
        Panel {
            below: Some(below),
            ..self
        }
    }

    /// The part as HTML.
    pub fn html(self, caption: &Caption) -> Markup {
        let is_alone = self.chart.is_none();
        html! {
            div.panel .alone[is_alone] {
                @if !self.name.is_empty() { h3 { (self.name) } }
                @if let Some(chart) = self.chart {
                    div.drawn {
                        @if !self.legend.is_empty() { (legend(&self.legend)) }
                        (chart.svg(caption))
                        @if let Some([low, high]) = &self.tones {
                            p.tones { span { (low) } (scale()) span { (high) } }
                        }
                        output.reading {}
                    }
                }
                @if !self.table.is_empty() {
                    // It scrolls by itself where it is wider or longer than its place.
                    div.tabled tabindex="0" role="group" aria-label=(caption.title) { (self.table.html(caption.title)) }
                }
                @if let Some(below) = self.below { (below) }
            }
        }
    }
}

fn legend(signs: &[(Sign, String)]) -> Markup {
    html! {
        ul.legend {
            @for (sign, text) in signs {
                li {
                    svg viewBox="0 0 28 12" aria-hidden="true" {
                        @match sign {
                            Sign::Line(series) => path class={ "ln s" (series) } d="M1 6h26" {},
                            Sign::Band(series) => path class={ "bd s" (series) } d="M1 1h26v10H1z" {},
                            Sign::Area(series) => path class={ "co s" (series) } d="M5 0h18v12H5z" {},
                            Sign::Mark(class) => circle class=(class) cx="14" cy="6" r="4" {},
                            Sign::Rule => path.ru d="M1 6h26" {},
                        }
                    }
                    (text)
                }
            }
        }
    }
}
