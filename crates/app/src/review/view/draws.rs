//! What can be drawn where a position waits for a draw.

use crate::review::state::ReviewState;
use crate::shell::Shell;
use crate::words::ReviewWords;

/// A kind of piece that can be drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct DrawRow {
    /// Its name in records.
    pub name: String,
    /// Its picture, as SVG.
    pub picture: String,
    /// What it is, and how many are left to come.
    pub text: String,
    /// How many are left to come.
    pub left: u16,
}

/// Whether the position waits for a draw, and if so whether what can be drawn is shown: where the line goes on with a draw,
/// once somebody asks. Two dozen pictures are too many to be written at each step through a game.
pub fn shows_draws(state: &ReviewState) -> Option<bool> {
    let shows = || state.next().is_none() || state.redrawn == Some(state.current());
    state.board.game.awaits_draw().then(shows)
}

/// What can be drawn; empty where the position does not wait for a draw.
pub fn draws(state: &ReviewState, shell: &Shell) -> Vec<DrawRow> {
    let (game, words) = (&state.board.game, ReviewWords::of(shell.language));
    let Some(land) = game.table().land().filter(|_| game.awaits_draw()) else {
        return Vec::new();
    };
    let legal = game.table().legal();
    let supply = land.supply().into_iter();
    supply
        .filter(|piece| legal.find(&piece.name).is_some())
        .map(|piece| DrawRow {
            picture: piece.picture.compact_svg(),
            text: (words.draw_piece)(&piece.text, piece.left),
            left: piece.left,
            name: piece.name,
        })
        .collect()
}
