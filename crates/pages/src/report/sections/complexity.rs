//! Sizes of the game: turns, branching, tree, positions.

use super::super::context::Context;
use super::super::panel::{Chart, Panel, Sign};
use super::super::table::Table;
use crate::chart::{Axis, Measure, Plot};
use tessera_report::Interval;
use tessera_report::data::{ComplexityData, ComputationalData, ReachableData};

/// Turns, branching and the size of the tree, as a table.
pub(super) fn complexity<'a>(data: &ComplexityData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let mut table = Table::of(terms.measure)
        .number(terms.value)
        .number(terms.interval);
    let mut row = |name: &str, value: String, interval: Option<Interval>| {
        let interval = interval.map_or_else(|| "–".to_owned(), |interval| context.interval(interval));
        table.row(vec![name.to_owned(), value, interval]);
    };
    row(
        &context.decisions(),
        context.number(data.turns.mean, 2),
        Some(data.turns),
    );
    row(context.costs.branching, context.number(data.branching, 2), None);
    row(
        context.costs.most_moves,
        context.count(data.most_moves.into()),
        None,
    );
    row(
        context.costs.usual_moves,
        context.count(data.usual_moves.into()),
        None,
    );
    row(
        context.costs.tree,
        context.number(data.log10_tree.mean, 2),
        Some(data.log10_tree),
    );
    row(
        context.costs.tree_by_means,
        context.number(data.log10_by_means, 2),
        None,
    );
    if let Some(chance) = data.log10_chance {
        row(
            context.costs.chance_tree,
            context.number(chance.mean, 2),
            Some(chance),
        );
        let both = data.log10_tree.mean + chance.mean;
        row(context.costs.whole_tree, context.number(both, 2), None);
    }
    vec![Panel::table(table)]
}

/// How the number of known positions grows with the games.
pub(super) fn computational<'a>(data: &ComputationalData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let mut table = Table::of(terms.games)
        .number(terms.positions)
        .number(context.costs.new_per_game);
    let mut before = (0, 0);
    for &(games, positions) in &data.growth {
        let more = (positions - before.1) as f64 / f64::from((games - before.0).max(1));
        table.row(vec![
            context.count(games.into()),
            context.count(positions),
            context.number(more, 1),
        ]);
        before = (games, positions);
    }
    let points: Vec<(f64, f64)> = data
        .growth
        .iter()
        .map(|&(games, positions)| (games.into(), positions as f64))
        .collect();
    let Some(&(games, positions)) = points.last() else {
        return vec![Panel::table(table)];
    };
    let x = Axis::tight(terms.games, Measure::Count, 0.0, games, 10, context.language);
    let y = context.axis(terms.positions, Measure::Count, positions);
    let mut plot = Plot::new(x, y);
    plot.line(0, &points);
    plot.rows_at(points);
    vec![Panel::new(Chart::Plot(plot), table)]
}

/// How many positions there are at each depth, on an axis of powers of ten.
pub(super) fn reachable<'a>(data: &ReachableData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let mut table = Table::of(context.costs.depth)
        .number(context.costs.sequences)
        .number(terms.positions)
        .number(context.costs.over);
    for row in &data.rows {
        table.row(vec![
            row.depth.to_string(),
            context.count(row.sequences),
            context.count(row.positions),
            context.count(row.over),
        ]);
    }
    let line = |count: fn(&tessera_report::data::ReachableRow) -> u64| -> Vec<(f64, f64)> {
        let log10 = |count: u64| (count.max(1) as f64).log10();
        data.rows
            .iter()
            .map(|row| (row.depth.into(), log10(count(row))))
            .collect()
    };
    let (sequences, positions) = (line(|row| row.sequences), line(|row| row.positions));
    let most = sequences.iter().map(|&(_, y)| y).fold(1.0, f64::max);
    let deepest = data.rows.last().map_or(1.0, |row| row.depth.into());
    let x = Axis::tight(
        context.costs.depth,
        Measure::Count,
        0.0,
        deepest,
        10,
        context.language,
    );
    let y = Axis::rounded(terms.number, Measure::Power, 0.0, most, 6, context.language);
    let mut plot = Plot::new(x, y);
    plot.line(1, &sequences);
    plot.line(0, &positions);
    plot.rows_at(positions);
    let legend = vec![
        (Sign::Line(0), terms.positions.to_owned()),
        (Sign::Line(1), context.costs.sequences.to_owned()),
    ];
    vec![Panel::new(Chart::Plot(plot), table).with_legend(legend)]
}
