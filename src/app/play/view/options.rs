//! The options of a game in words.

use crate::app::live_game::LiveGame;
use crate::app::words::PlayWords;
use crate::language::Language;
use crate::play::{Measure, OptionKind, Table};
use crate::points;

/// The options of a game as people read them: `9 × 9 · komi 5½`. An option that is a matter of taste is named only where
/// it is unusual.
pub(in crate::app) fn options(game: &LiveGame, language: Language) -> String {
    options_at(game, game.table(), language)
}

/// The same with what is settled on a table of the game: at another ply the komi may still be to be bid.
pub(in crate::app) fn options_at(game: &LiveGame, table: &dyn Table, language: Language) -> String {
    let options = game.record().options;
    let words = PlayWords::of(language);
    let named = game.id.specs_in(language).into_iter().filter_map(|spec| {
        let value = options.get(spec.key)?;
        match spec.kind {
            OptionKind::Number { of, .. } => Some(match of {
                Measure::Square => (words.square_board)(value),
                Measure::Hexagon => (words.hexagonal_board)(value),
                Measure::Players => (words.players)(value),
            }),
            OptionKind::Komi => Some(match table.komi() {
                Some(halves) => (words.komi)(&points::in_words(halves.into())),
                None => words.komi_by_bid.to_owned(),
            }),
            OptionKind::OneOf(_) if value == spec.default => None,
            OptionKind::OneOf(values) => {
                let (_, text) = values.into_iter().find(|(name, _)| name == value)?;
                Some((words.option)(spec.label, &text))
            }
        }
    });
    let purist = game.purist.then(|| words.purist.to_owned());
    named.chain(purist).collect::<Vec<_>>().join(" · ")
}
