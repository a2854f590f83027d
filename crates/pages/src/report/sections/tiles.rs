//! What features bring, and which part of a result is drawn.

use super::super::context::Context;
use super::super::panel::{Chart, Panel, Sign};
use super::super::table::Table;
use crate::chart::{Bar, Measure, Rows};
use tessera_report::Interval;
use tessera_report::data::{Feature, FeatureRow, FeaturesData, LuckData};

/// The points and the meeples of each kind of feature.
pub(super) fn features<'a>(data: &FeaturesData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let name = |feature: Feature| match feature {
        Feature::City => context.costs.cities,
        Feature::Road => context.costs.roads,
        Feature::Cloister => context.costs.cloisters,
        Feature::Farm => context.costs.fields,
    };
    let mut table = Table::of(context.costs.feature)
        .number(terms.points)
        .number(terms.interval)
        .number(terms.part)
        .number(context.costs.meeples)
        .number(context.costs.points_per_meeple);
    for row in &data.rows {
        let per_meeple = row
            .points_per_meeple
            .map_or_else(|| "–".to_owned(), |points| context.number(points, 2));
        table.row(vec![
            name(row.feature).to_owned(),
            context.number(row.points.mean, 2),
            context.interval(row.points),
            context.share(row.points_share),
            context.number(row.meeples.mean, 2),
            per_meeple,
        ]);
    }
    let bars = |title: &str, number: fn(&FeatureRow) -> Interval| {
        let bar = |row: &FeatureRow| {
            let interval = number(row);
            Bar::estimate(
                name(row.feature).to_owned(),
                interval,
                context.number(interval.mean, 1),
            )
        };
        let bars: Vec<Bar> = data.rows.iter().map(bar).collect();
        let most = data.rows.iter().map(|row| number(row).high).fold(0.0, f64::max);
        let axis = context.axis(title, Measure::Number, most);
        Chart::Rows(Rows::new(axis, bars))
    };
    let meeples = Panel {
        chart: Some(bars(context.costs.meeples, |row| row.meeples)),
        ..Panel::default()
    };
    vec![
        Panel::new(bars(terms.points, |row| row.points), table).named(terms.points),
        meeples.named(context.costs.meeples),
    ]
}

/// Which part of the results the draws explain.
pub(super) fn luck<'a>(data: &LuckData, context: &Context) -> Vec<Panel<'a>> {
    let (words, terms) = (context.words, context.terms);
    let mut table = Table::of(terms.measure).number(terms.value);
    let rows = [
        (context.costs.luck_share, context.share(data.share.mean)),
        (terms.interval, context.share_interval(data.share)),
        (context.costs.draw_sequences, context.count(data.draws.into())),
        (
            context.costs.games_per_draw,
            context.count(data.games_per_draw.into()),
        ),
        (context.costs.margin_deviation, context.number(data.margin_sd, 1)),
        (
            context.costs.margin_deviation_within,
            context.number(data.margin_sd_within, 1),
        ),
    ];
    for (name, value) in rows {
        table.row(vec![name.to_owned(), value]);
    }
    let share = data.share.mean.clamp(0.0, 1.0);
    let bar = Bar {
        name: context.costs.luck_share.to_owned(),
        parts: vec![share, 1.0 - share],
        interval: None,
        text: String::new(),
    };
    let axis = context.axis(words.variance, Measure::Share, 1.0);
    let legend = vec![
        (Sign::Area(0), (words.drawn_part)(&context.share(share))),
        (Sign::Area(1), (words.decided_part)(&context.share(1.0 - share))),
    ];
    let panel = Panel::new(Chart::Rows(Rows::new(axis, vec![bar])), table).with_legend(legend);
    vec![panel]
}
