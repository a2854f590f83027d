//! The options of a game in words.

use crate::live_game::LiveGame;
use crate::words::GameOptionWords;
use tessera_core::language::Language;
use tessera_core::points;
use tessera_games::catalog::GameId;
use tessera_games::play::{Measure, OptionKind, Options, Table};

/// The value of an option that is switched off.
const OFF: &str = "off";

/// The options of a game as people read them: `9 × 9 · komi 5½`. An option that is a matter of taste is named only where
/// it is unusual.
pub(crate) fn options(game: &LiveGame, language: Language) -> String {
    options_at(game, game.table(), language)
}

/// The same with what is settled on a table of the game: at another ply the komi may still be to be bid.
fn options_at(game: &LiveGame, table: &dyn Table, language: Language) -> String {
    let words = GameOptionWords::of(language);
    let named = options_in_words(game.id, &game.record().options, table.komi(), language);
    let purist = game.purist.then(|| words.purist.to_owned());
    named.into_iter().chain(purist).collect::<Vec<_>>().join(" · ")
}

/// A game with its options as they stand on a table: `Linage, 9 × 9 · komi 5½`.
pub(crate) fn title_at(game: &LiveGame, table: &dyn Table, language: Language) -> String {
    let name = game.id.name();
    match options_at(game, table, language) {
        options if options.is_empty() => name.to_owned(),
        options => format!("{name}, {options}"),
    }
}

/// The options of a game, each as people read it: `9 × 9`, `komi 5½`. `komi` is that of the position in half points, once it
/// is settled.
pub fn options_in_words(
    game: GameId,
    options: &Options,
    komi: Option<i16>,
    language: Language,
) -> Vec<String> {
    let words = GameOptionWords::of(language);
    let named = game.specs_in(language).into_iter().filter_map(|spec| {
        let value = options.get(spec.key)?;
        match spec.kind {
            OptionKind::Number { of, .. } => Some(match of {
                Measure::Square => (words.square_board)(value),
                Measure::Hexagon => (words.hexagonal_board)(value),
                Measure::Players => (words.players)(value),
            }),
            OptionKind::Komi => Some(match komi {
                Some(halves) => (words.komi)(&points::in_words(halves.into())),
                None => words.komi_by_bid.to_owned(),
            }),
            OptionKind::OneOf(_) if value == spec.default => None,
            OptionKind::OneOf(_) if value == OFF => Some((words.without)(spec.label)),
            OptionKind::OneOf(values) => {
                let (_, text) = values.into_iter().find(|(name, _)| name == value)?;
                Some((words.option)(spec.label, &text))
            }
        }
    });
    named.collect()
}
