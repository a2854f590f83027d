//! What becomes of players who mirror.

use super::super::context::Context;
use super::super::panel::{Chart, Panel};
use super::super::table::Table;
use crate::chart::{Bar, Measure, Rows};
use tessera_report::data::MirrorsData;

/// The games that each mirror won, as bars.
pub(super) fn mirrors<'a>(data: &MirrorsData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let mut table = Table::of(context.costs.mirror)
        .number(terms.wins)
        .number(terms.draws)
        .number(terms.games)
        .number(context.costs.mirrored_moves);
    let mut bars = Vec::new();
    for row in &data.rows {
        table.row(vec![
            context.mirror(row.mirror),
            row.wins.to_string(),
            row.draws.to_string(),
            row.games.to_string(),
            context.share(row.mirrored),
        ]);
        if let Some(won) = &row.won {
            table.to(context.review(won));
        }
        bars.push(Bar::new(
            context.mirror(row.mirror),
            row.wins.into(),
            (terms.of_games)(row.wins, row.games),
        ));
    }
    let games = data.rows.iter().map(|row| row.games).max().unwrap_or(1);
    let axis = context.axis(terms.wins, Measure::Count, games.into());
    vec![Panel::new(Chart::Rows(Rows::new(axis, bars)), table)]
}
