//! How long games last.

use maud::html;

use super::super::context::Context;
use super::super::panel::{Chart, Panel};
use super::super::table::Table;
use crate::chart::{Axis, Column, Measure, Plot};
use tessera_report::data::LengthsData;

/// A histogram with mean and median, and the shortest and the longest game.
pub(super) fn lengths<'a>(data: &LengthsData, context: &Context) -> Vec<Panel<'a>> {
    let (words, terms) = (context.words, context.terms);
    let width = data.width.max(1);
    let mut table = Table::of(&context.decisions())
        .number(terms.games)
        .number(terms.part);
    let games: u32 = data.buckets.iter().sum();
    let mut columns = Vec::new();
    for (place, &count) in data.buckets.iter().enumerate() {
        let from = data.from + width * place as u32;
        let name = match width {
            1 => from.to_string(),
            _ => format!("{from}–{}", from + width - 1),
        };
        let part = f64::from(count) / f64::from(games.max(1));
        table.row(vec![name, context.count(count.into()), context.share(part)]);
        if from == data.mode.0 {
            table.best();
        }
        columns.push(Column {
            from: f64::from(from) - 0.5,
            to: f64::from(from + width) - 0.5,
            parts: vec![count.into()],
        });
    }
    let ends = columns
        .first()
        .map(|first| first.from)
        .zip(columns.last().map(|last| last.to));
    let (low, high) = ends.unwrap_or((0.0, 1.0));
    let most = data.buckets.iter().max().copied().unwrap_or(0);
    let x = Axis::tight(
        &context.decisions(),
        Measure::Count,
        low,
        high,
        12,
        context.language,
    );
    let y = context.axis(terms.games, Measure::Count, most.into());
    let mut plot = Plot::new(x, y);
    plot.columns("s", 0.08, &columns);
    plot.upright(
        data.mean.mean,
        &(words.mean_is)(&context.number(data.mean.mean, 1)),
    );
    plot.rows_are(&columns);
    let below = html! {
        p.ways {
            a href=(context.review(&data.shortest.record)) { ((words.shortest_game)(&context.length(data.shortest.turns))) }
            a href=(context.review(&data.longest.record)) { ((words.longest_game)(&context.length(data.longest.turns))) }
        }
    };
    vec![Panel::new(Chart::Plot(plot), table).with_below(below)]
}
