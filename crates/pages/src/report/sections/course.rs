//! The representative game, turn by turn.

use super::super::context::Context;
use super::super::panel::{Chart, Panel, Sign};
use super::super::table::Table;
use crate::chart::{Axis, Column, HEATS, Measure, Plot, heat};
use tessera_report::data::{
    ActionKind, ActionTypesData, ActionsData, MaterialColumn, MaterialData, MaterialKind, Percentiles,
    PositionHeatmapData, TrajectoryData, TrajectoryTurn,
};

/// How many ticks a level axis of turns has at most.
const TICKS: usize = 12;

/// The level axis of the plies of a game, from one to another.
fn plies(title: &str, from: f64, to: f64, context: &Context) -> Axis {
    Axis::tight(title, Measure::Count, from, to, TICKS, context.language)
}

/// What each seat has after each ply.
pub(super) fn material<'a>(data: &MaterialData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let name = |column: &MaterialColumn| {
        let what = match column.what {
            MaterialKind::Points => context.course.points_now,
            MaterialKind::Scored => context.course.scored,
            MaterialKind::InHand => context.course.in_hand,
        };
        format!("{}: {what}", context.seat(column.seat))
    };
    let mut table = Table::of_plies(terms.ply, context.plies_of(&data.record));
    for column in &data.columns {
        table = table.number(&name(column));
    }
    let show = |number: f64| context.number(number, if number.fract() == 0.0 { 0 } else { 1 });
    for (ply, row) in data.rows.iter().enumerate() {
        let cells = row.iter().map(|&number| show(number));
        table
            .row([ply.to_string()].into_iter().chain(cells).collect())
            .at(ply as u32);
    }
    let all = || data.rows.iter().flatten().copied();
    let (low, high) = (all().fold(0.0, f64::min), all().fold(0.0, f64::max));
    let last = data.rows.len().saturating_sub(1) as f64;
    let y = Axis::rounded(terms.number, Measure::Number, low, high, 5, context.language);
    let mut plot = Plot::new(plies(terms.ply, 0.0, last, context), y);
    let line = |place: usize| -> Vec<(f64, f64)> {
        let at = |(ply, row): (usize, &Vec<f64>)| (ply as f64, row.get(place).copied().unwrap_or(f64::NAN));
        data.rows.iter().enumerate().map(at).collect()
    };
    for place in 0..data.columns.len() {
        plot.line(place, &line(place));
    }
    plot.rows_at(line(0));
    let sign = |(place, column): (usize, &MaterialColumn)| (Sign::Line(place), name(column));
    let legend = data.columns.iter().enumerate().map(sign).collect();
    vec![Panel::new(Chart::Plot(plot), table).with_legend(legend)]
}

/// The values of the game for its first seat, and how all games of the corpus went.
pub(super) fn trajectory<'a>(data: &TrajectoryData, context: &Context) -> Vec<Panel<'a>> {
    let mut panels = vec![one_game(data, context)];
    if !data.fan.is_empty() {
        panels.push(fan(&data.fan, context));
    }
    panels
}

fn one_game<'a>(data: &TrajectoryData, context: &Context) -> Panel<'a> {
    let (words, terms) = (context.words, context.terms);
    let mut table = Table::of_plies(terms.ply, context.plies_of(&data.record))
        .words(terms.who)
        .number(context.course.value_of_best)
        .number(context.course.null_value)
        .words(terms.note);
    let note = |turn: &TrajectoryTurn| {
        let notes = [
            (turn.lead_change, context.course.lead_change),
            (turn.critical, context.course.critical),
            (turn.hot, context.course.hot),
        ];
        let notes = notes.iter().filter(|(holds, _)| *holds);
        notes.map(|(_, text)| *text).collect::<Vec<_>>().join(", ")
    };
    for turn in &data.points {
        let null = turn
            .null
            .map_or_else(|| "–".to_owned(), |null| context.value(null));
        let cells = vec![
            turn.ply.to_string(),
            context.seat(turn.seat),
            context.value(turn.value),
            null,
            note(turn),
        ];
        table.row(cells).at(turn.ply);
    }
    let points: Vec<(f64, f64)> = data
        .points
        .iter()
        .map(|turn| (turn.ply.into(), turn.value))
        .collect();
    let nulls: Vec<(f64, f64)> = data
        .points
        .iter()
        .map(|turn| (turn.ply.into(), turn.null.unwrap_or(f64::NAN)))
        .collect();
    let last = points.last().map_or(1.0, |&(ply, _)| ply);
    let y = Axis::rounded(
        context.course.value_for_first,
        Measure::Number,
        -1.0,
        1.0,
        4,
        context.language,
    );
    let mut plot = Plot::new(plies(terms.ply, 0.0, last, context), y);
    plot.level(0.0);
    plot.line(1, &nulls);
    plot.line(0, &points);
    let marked = |class: &str, is: fn(&TrajectoryTurn) -> bool, plot: &mut Plot| {
        let turns = data.points.iter().filter(|turn| is(turn));
        let marks: Vec<(f64, f64)> = turns.map(|turn| (turn.ply.into(), turn.value)).collect();
        plot.marks(class, &marks);
    };
    marked("pt lead", |turn| turn.lead_change, &mut plot);
    marked("pt crit", |turn| turn.critical, &mut plot);
    plot.rows_at(points);
    let legend = vec![
        (Sign::Line(0), context.course.value_of_best.to_owned()),
        (Sign::Line(1), words.null_means.to_owned()),
        (Sign::Mark("pt lead"), context.course.lead_change.to_owned()),
        (Sign::Mark("pt crit"), words.critical_means.to_owned()),
    ];
    Panel::new(Chart::Plot(plot), table).with_legend(legend)
}

fn fan<'a>(fan: &[Percentiles], context: &Context) -> Panel<'a> {
    let (words, terms) = (context.words, context.terms);
    let mut table = Table::of(context.course.part_of_game)
        .number(terms.tenth)
        .number(terms.median)
        .number(terms.nine_tenths);
    let steps = fan.len().saturating_sub(1).max(1) as f64;
    let at = |place: usize| place as f64 / steps;
    for (place, values) in fan.iter().enumerate() {
        let part = format!("{}\u{a0}%", context.number(100.0 * at(place), 0));
        let [low, middle, high] = [values.p10, values.p50, values.p90].map(|value| context.value(value));
        table.row(vec![part, low, middle, high]);
    }
    let x = Axis::tight(
        context.course.part_of_game,
        Measure::Share,
        0.0,
        1.0,
        10,
        context.language,
    );
    let y = Axis::rounded(
        context.course.value_for_first,
        Measure::Number,
        -1.0,
        1.0,
        4,
        context.language,
    );
    let mut plot = Plot::new(x, y);
    let band: Vec<_> = fan
        .iter()
        .enumerate()
        .map(|(place, values)| (at(place), values.p10, values.p90))
        .collect();
    let middle: Vec<_> = fan
        .iter()
        .enumerate()
        .map(|(place, values)| (at(place), values.p50))
        .collect();
    plot.band(0, &band);
    plot.level(0.0);
    plot.line(0, &middle);
    plot.rows_at(middle);
    let legend = vec![
        (Sign::Line(0), terms.median.to_owned()),
        (Sign::Band(0), words.eight_tenths.to_owned()),
    ];
    Panel::new(Chart::Plot(plot), table)
        .named(words.all_games)
        .with_legend(legend)
}

/// The values of all legal moves of each turn, the best above.
pub(super) fn position_heatmap<'a>(data: &PositionHeatmapData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let mut table = Table::of_plies(terms.ply, context.plies_of(&data.record))
        .number(terms.legal_moves)
        .number(context.course.highest)
        .number(context.course.lowest);
    let mut columns = Vec::new();
    for column in &data.columns {
        let mut parts = vec![0.0; HEATS];
        for &(value, count) in &column.runs {
            parts[heat((f64::from(value) + 20.0) / 40.0)] += f64::from(count);
        }
        let moves: u32 = column.runs.iter().map(|(_, count)| count).sum();
        let value = |run: Option<&(i8, u32)>| {
            run.map_or_else(
                || "–".to_owned(),
                |(value, _)| context.value(f64::from(*value) / 20.0),
            )
        };
        let cells = vec![
            column.ply.to_string(),
            context.count(moves.into()),
            value(column.runs.first()),
            value(column.runs.last()),
        ];
        table.row(cells).at(column.ply);
        columns.push(Column {
            from: f64::from(column.ply) - 0.5,
            to: f64::from(column.ply) + 0.5,
            parts,
        });
    }
    let plot = stacked("k", columns, terms.legal_moves, context);
    vec![Panel {
        tones: Some([context.course.lost, context.course.won].map(str::to_owned)),
        ..Panel::new(Chart::Plot(plot), table)
    }]
}

/// Columns over plies, each with parts.
fn stacked(prefix: &str, columns: Vec<Column>, title: &str, context: &Context) -> Plot {
    let height = |column: &Column| column.parts.iter().sum::<f64>();
    let most = columns.iter().map(height).fold(1.0, f64::max);
    let last = columns.last().map_or(1.0, |column| column.to);
    let y = context.axis(title, Measure::Count, most);
    let mut plot = Plot::new(plies(context.terms.ply, -0.5, last, context), y);
    // Narrow columns touch each other.
    let gap = if columns.len() > 100 { 0.0 } else { 0.12 };
    plot.columns(prefix, gap, &columns);
    plot.rows_are(&columns);
    plot
}

/// How many legal moves each turn of the game had, and the turns of all games.
pub(super) fn actions<'a>(data: &ActionsData, context: &Context) -> Vec<Panel<'a>> {
    let (words, terms) = (context.words, context.terms);
    let line: Vec<(f64, f64)> = data
        .game
        .iter()
        .enumerate()
        .map(|(turn, &(_, moves))| (turn as f64 + 1.0, moves.into()))
        .collect();
    let mut table = Table::of_plies(&context.decision(), context.plies_of(&data.record))
        .number(terms.legal_moves)
        .number(terms.tenth)
        .number(terms.median)
        .number(terms.nine_tenths);
    let turns = data.game.len().max(data.corpus.len());
    for turn in 0..turns {
        let moves = data.game.get(turn);
        let percentiles = data.corpus.get(turn);
        let of_corpus = |which: fn(&Percentiles) -> f64| {
            percentiles.map_or_else(|| "–".to_owned(), |numbers| context.number(which(numbers), 0))
        };
        table.row(vec![
            (turn + 1).to_string(),
            moves.map_or_else(|| "–".to_owned(), |(_, moves)| context.count((*moves).into())),
            of_corpus(|numbers| numbers.p10),
            of_corpus(|numbers| numbers.p50),
            of_corpus(|numbers| numbers.p90),
        ]);
        if let Some((ply, _)) = moves {
            table.at(*ply);
        }
    }
    let corpus = || {
        data.corpus
            .iter()
            .enumerate()
            .map(|(turn, numbers)| (turn as f64 + 1.0, numbers))
    };
    let band: Vec<_> = corpus()
        .map(|(turn, numbers)| (turn, numbers.p10, numbers.p90))
        .collect();
    let middle: Vec<_> = corpus().map(|(turn, numbers)| (turn, numbers.p50)).collect();
    let thesis: Vec<_> = data
        .thesis
        .iter()
        .map(|&(ply, moves)| (ply.into(), moves))
        .collect();
    let ends = line.iter().chain(&thesis).map(|&(_, moves)| moves);
    let most = ends
        .chain(band.iter().map(|&(_, _, high)| high))
        .fold(1.0, f64::max);
    let y = context.axis(terms.legal_moves, Measure::Count, most);
    let mut plot = Plot::new(plies(&context.decision(), 1.0, turns.max(2) as f64, context), y);
    plot.band(1, &band);
    plot.line(1, &middle);
    plot.line(0, &line);
    plot.line(2, &thesis);
    let places = (0..turns).map(|turn| {
        let shown = line.get(turn).or_else(|| middle.get(turn));
        shown.copied().unwrap_or((turn as f64 + 1.0, 0.0))
    });
    plot.rows_at(places.collect::<Vec<_>>());
    let mut legend = vec![
        (Sign::Line(0), words.this_game.to_owned()),
        (Sign::Line(1), words.median_of_games.to_owned()),
        (Sign::Band(1), words.eight_tenths.to_owned()),
    ];
    if !thesis.is_empty() {
        legend.push((Sign::Line(2), words.thesis.to_owned()));
    }
    vec![Panel::new(Chart::Plot(plot), table).with_legend(legend)]
}

/// How many legal moves of each kind each turn had.
pub(super) fn action_types<'a>(data: &ActionTypesData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let name = |kind: ActionKind| match kind {
        ActionKind::Add => context.course.add,
        ActionKind::Replace => context.course.replace,
        ActionKind::Move => context.course.move_piece,
        ActionKind::Remove => context.course.remove,
        ActionKind::Pass => context.course.pass,
        ActionKind::Sides => context.course.choose_side,
        ActionKind::Komi => context.course.bid_komi,
        ActionKind::Button => context.course.button,
        ActionKind::Meeple => context.course.meeple,
        ActionKind::NoMeeple => context.course.no_meeple,
    };
    let mut table = Table::of_plies(terms.ply, context.plies_of(&data.record));
    for &kind in &data.kinds {
        table = table.number(name(kind));
    }
    let mut columns = Vec::new();
    for turn in &data.turns {
        let cells = turn.counts.iter().map(|&count| context.count(count.into()));
        table
            .row([turn.ply.to_string()].into_iter().chain(cells).collect())
            .at(turn.ply);
        columns.push(Column {
            from: f64::from(turn.ply) - 0.5,
            to: f64::from(turn.ply) + 0.5,
            parts: turn.counts.iter().map(|&count| count.into()).collect(),
        });
    }
    let sign = |(place, &kind): (usize, &ActionKind)| (Sign::Area(place), name(kind).to_owned());
    let legend = data.kinds.iter().enumerate().map(sign).collect();
    let plot = stacked("s", columns, terms.legal_moves, context);
    vec![Panel::new(Chart::Plot(plot), table).with_legend(legend)]
}
