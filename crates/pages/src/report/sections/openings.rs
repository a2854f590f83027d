//! Openings, the shortest games, and puzzles.

use maud::html;

use super::super::context::Context;
use super::super::panel::{Chart, Panel};
use super::super::table::Table;
use crate::board::{board, table};
use crate::chart::{Bar, Measure, Rows};
use tessera_games::play::Record;
use tessera_report::data::{Opening, OpeningsData, PuzzlesData, ShortestData};

/// The most games that are drawn.
const DRAWN: usize = 4;

/// The openings that were played most, each a link to its position.
pub(super) fn openings<'a>(data: &OpeningsData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let name = |opening: &Opening| {
        let moves = opening.names.iter().map(|name| context.move_text(name));
        moves.collect::<Vec<_>>().join(" · ")
    };
    // Before the sides are agreed on, what a seat plays may change.
    let side = |opening: &Opening| match opening.agreements {
        0 => String::new(),
        _ => context.first_side(&opening.names),
    };
    let sides: Vec<String> = data.openings.iter().map(side).collect();
    let with_sides = sides.iter().any(|side| !side.is_empty());
    let mut table = Table::of(terms.opening);
    if with_sides {
        table = table.words(terms.first_side);
    }
    let mut table = table
        .number(terms.games)
        .number(terms.won_by_first)
        .number(terms.interval);
    let mut bars = Vec::new();
    for (opening, side) in data.openings.iter().zip(sides) {
        let cells = [name(opening)]
            .into_iter()
            .chain(with_sides.then_some(side))
            .chain([
                context.count(opening.games.into()),
                context.share(opening.first_seat.mean),
                context.share_interval(opening.first_seat),
            ]);
        let cells = cells.collect();
        table.row(cells).to(context.position(&opening.record));
        bars.push(Bar::estimate(
            (terms.in_games)(&name(opening), &context.count(opening.games.into())),
            opening.first_seat,
            context.share(opening.first_seat.mean),
        ));
    }
    let axis = context.axis(terms.won_by_first, Measure::Share, 1.0);
    let rows = Rows::new(axis, bars).with_rule(0.5);
    let records = data.openings.iter().map(|opening| opening.record.as_str());
    let drawn = boards(records, context);
    vec![Panel::new(Chart::Rows(rows), table).with_below(drawn)]
}

/// The shortest games that somebody wins, each a link.
pub(super) fn shortest<'a>(data: &ShortestData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let mut table = Table::of(terms.game).number(terms.plies);
    for record in &data.games {
        let names = record.rsplit('/').next().unwrap_or_default().split('.');
        let moves: Vec<String> = names.map(|name| context.move_text(name)).collect();
        let depth = data.depth.unwrap_or_default().to_string();
        table
            .row(vec![moves.join(" · "), depth])
            .to(context.review(record));
    }
    let records = data.games.iter().map(String::as_str);
    let drawn = boards(records, context);
    vec![Panel::table(table).with_below(drawn)]
}

/// Positions with one winning move, each a link.
pub(super) fn puzzles<'a>(data: &PuzzlesData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let mut table = Table::of(terms.puzzle).number(terms.turns_to_win);
    for (place, puzzle) in data.puzzles.iter().enumerate() {
        let cells = vec![(terms.puzzle_number)(place + 1), puzzle.turns.to_string()];
        table.row(cells).to(context.position(&puzzle.record));
    }
    vec![Panel::table(table)]
}

/// The boards of the first records on which something was played, each a link to its position: a game that ends by passing
/// alone leaves an empty board, of which a picture says nothing.
fn boards<'r>(records: impl Iterator<Item = &'r str>, context: &Context) -> maud::Markup {
    let drawn = |record: &'r str| {
        let picture = board(&*table(record, context.language));
        let start = Record {
            names: Vec::new(),
            shown: None,
            ..Record::parse(record).ok()?
        };
        let is_empty = board(&*table(&start.to_string(), context.language)).0 == picture.0;
        (!is_empty).then_some((record, picture))
    };
    let pictures: Vec<_> = records.take(DRAWN).filter_map(drawn).collect();
    html! {
        @if !pictures.is_empty() {
            div.positions {
                @for (record, picture) in pictures {
                    a.thumb href=(context.position(record)) aria-label=(context.words.open_position) { (picture) }
                }
            }
        }
    }
}
