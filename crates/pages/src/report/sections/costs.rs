//! What a game costs a computer: size of the rules, random games, searches.

use super::super::context::Context;
use super::super::panel::{Chart, Panel};
use super::super::table::Table;
use crate::chart::{Bar, Measure, Rows};
use tessera_report::data::{KolmogorovData, Machine, MeanSd, PlayoutData, Searched, SpeedData};

/// Level bars of numbers that have one unit.
fn bars<'a>(title: &str, numbers: &[(String, f64)], context: &Context) -> Chart<'a> {
    let most = numbers.iter().map(|(_, number)| *number).fold(0.0, f64::max);
    let axis = context.axis(title, Measure::Number, most);
    let bar = |(name, number): &(String, f64)| Bar::new(name.clone(), *number, context.three_digits(*number));
    Chart::Rows(Rows::new(axis, numbers.iter().map(bar).collect()))
}

/// The sizes of the rules and of what they are compared with.
pub(super) fn kolmogorov<'a>(data: &KolmogorovData, context: &Context) -> Vec<Panel<'a>> {
    let name = context.game.name();
    let mut table = Table::of(context.costs.program)
        .number(context.costs.bytes)
        .number(context.costs.compressed_bytes)
        .number(context.costs.ratio)
        .number(context.costs.compressed_ratio);
    let bytes = |bytes: u32| context.count(bytes.into());
    let sizes = [
        (name, data.bytes, data.compressed_bytes),
        (
            context.costs.filling_game,
            data.reference_bytes,
            data.reference_compressed_bytes,
        ),
    ];
    let ratios = [(data.ratio, data.compressed_ratio), (1.0, 1.0)];
    for ((name, plain, compressed), (ratio, compressed_ratio)) in sizes.into_iter().zip(ratios) {
        let ratios = [ratio, compressed_ratio].map(|ratio| context.number(ratio, 2));
        let [ratio, compressed_ratio] = ratios;
        table.row(vec![
            name.to_owned(),
            bytes(plain),
            bytes(compressed),
            ratio,
            compressed_ratio,
        ]);
    }
    let mut shown: Vec<(String, f64)> = sizes
        .iter()
        .map(|(name, plain, _)| ((*name).to_owned(), f64::from(*plain)))
        .collect();
    if let Some(size) = data.connect_four_bytes {
        let name = context.quoted("Connect Four");
        let ratio = f64::from(size) / f64::from(data.reference_bytes.max(1));
        table.row(vec![
            name.clone(),
            bytes(size),
            "–".to_owned(),
            context.number(ratio, 2),
            "–".to_owned(),
        ]);
        shown.push((name, size.into()));
    }
    vec![Panel::new(bars(context.costs.bytes, &shown, context), table)]
}

/// How long a random game takes, beside the reference.
pub(super) fn playouts<'a>(data: &PlayoutData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let name = context.game.name();
    let mut table = Table::of(terms.board_game)
        .number(context.costs.playouts_per_second)
        .number(context.costs.microseconds)
        .number(context.costs.ratio);
    let row = |name: &str, per_second: f64, microseconds: f64, ratio: f64| {
        vec![
            name.to_owned(),
            context.three_digits(per_second),
            context.number(microseconds, 2),
            context.three_digits(ratio),
        ]
    };
    table.row(row(name, data.per_second, data.microseconds, data.ratio));
    let reference = context.quoted(&data.reference);
    table.row(row(
        &reference,
        data.reference_per_second,
        data.reference_microseconds,
        1.0,
    ));
    let shown = [
        (name.to_owned(), data.microseconds),
        (reference, data.reference_microseconds),
    ];
    let chart = bars(context.costs.microseconds, &shown, context);
    vec![Panel::new(chart, table)]
}

/// How fast the searches are, natively and in the browser.
pub(super) fn speed<'a>(data: &SpeedData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let search = |search: Searched| match search {
        Searched::Random => context.costs.random_playouts,
        Searched::Flat => context.costs.flat_search,
        Searched::Uct => context.costs.uct,
        Searched::Mcts => context.costs.mcts,
    };
    let place = |machine: &Machine| {
        if machine.browser {
            context.costs.browser
        } else {
            context.costs.native
        }
    };
    let with_sd = |numbers: &MeanSd| {
        format!(
            "{} ± {}",
            context.three_digits(numbers.mean),
            context.three_digits(numbers.sd)
        )
    };
    let optional = |numbers: &Option<MeanSd>| numbers.as_ref().map_or_else(|| "–".to_owned(), with_sd);
    let mut table = Table::of(context.costs.search)
        .words(context.costs.place)
        .words(context.costs.machine)
        .number(context.costs.trials)
        .number(context.costs.playouts_per_second)
        .number(context.costs.moves_per_second)
        .number(terms.plies);
    let mut bars = Vec::new();
    for row in &data.rows {
        table.row(vec![
            search(row.search).to_owned(),
            place(&row.machine).to_owned(),
            context.quoted(&row.machine.name),
            row.trials.to_string(),
            with_sd(&row.per_second),
            optional(&row.moves_per_second),
            optional(&row.plies),
        ]);
        let MeanSd { mean, sd } = row.per_second;
        bars.push(Bar {
            name: format!("{} · {}", search(row.search), place(&row.machine)),
            parts: vec![mean],
            interval: Some(((mean - sd).max(0.0), mean + sd)),
            text: context.three_digits(mean),
        });
    }
    let ends = bars.iter().filter_map(|bar| bar.interval).map(|(_, high)| high);
    let most = ends.fold(0.0, f64::max);
    let axis = context.axis(context.costs.playouts_per_second, Measure::Number, most);
    vec![Panel::new(Chart::Rows(Rows::new(axis, bars)), table)]
}
