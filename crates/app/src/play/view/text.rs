//! The position in words.

use super::effects;
use super::options::options;
use super::played_turn;
use super::seats;
use super::status;
use crate::play::board::Board;
use crate::play::state::Doing;
use crate::player_names;
use crate::shell::Shell;
use crate::words::QueryWords;
use tessera_games::play::PositionText;

/// The position in words.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TextView {
    /// The game and its options, whose turn it is, the scores, and the last turn.
    pub facts: Vec<String>,
    /// What stands on every cell.
    pub position: PositionText,
    /// All of it as plain text, to be copied.
    pub plain: String,
}

/// The position in words.
pub fn text(state: &Board, doing: Doing, shell: &Shell) -> TextView {
    let (game, words) = (&state.game, QueryWords::of(shell.language));
    let name = game.id.name();
    let mut facts = vec![
        format!("{name} · {}", options(game, shell.language)),
        status::status(state, doing, shell).0,
    ];
    facts.extend(
        seats::seats(state, shell)
            .into_iter()
            .map(|row| score_of(row, words)),
    );
    let last = played_turn::turns(game, 0).pop();
    facts.extend(last.map(|turn| effects::with_effects(game, shell, turn)));
    facts.extend(state.annotations.lines.iter().cloned());
    let position = PositionText::of(game.table(), &player_names::in_sentences(game, shell.language));
    let lines = facts.iter().cloned().chain(position.lines(shell.language));
    TextView {
        plain: lines.map(|line| line + "\n").collect(),
        facts,
        position,
    }
}

/// What a player has, and what that is made of.
pub(super) fn score_of(row: seats::SeatRow, words: &QueryWords) -> String {
    let who = row.side.map_or(row.name, |side| side.name.to_owned());
    let score = match row.promised {
        Some(promised) => (words.promised)(&row.score, &promised),
        None => row.score,
    };
    (words.score_of)(&who, &score, &row.account)
}
