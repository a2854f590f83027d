//! What there is to know about the game beside its moves.

use super::options::options;
use super::seats::seats;
use super::text::score_of;
use crate::play::board::Board;
use crate::shell::Shell;
use crate::words::QueryWords;

/// What there is to know about the game beside its moves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Info {
    /// The id of the game, which its rules page is named after.
    pub game: &'static str,
    /// What one tries to do.
    pub goal: &'static str,
    /// The rules, in the order in which one learns them.
    pub rules: Vec<&'static str>,
    /// The options of this game.
    pub options: String,
    /// What each player has, and what that is made of.
    pub scores: Vec<String>,
}

/// What there is to know about the game beside its moves.
pub fn info(state: &Board, shell: &Shell) -> Info {
    let about = state.game.id.about_in(shell.language);
    let words = QueryWords::of(shell.language);
    let rows = seats(state, shell).into_iter();
    Info {
        game: about.id,
        goal: about.goal,
        rules: about.rules.iter().map(|passage| passage.text).collect(),
        options: options(&state.game, shell.language),
        scores: rows.map(|row| score_of(row, words)).collect(),
    }
}
