//! What the review page shows beside the board, as plain values derived from its state.

mod analysis;
mod bar;

use super::state::ReviewState;
use crate::app::play::view::{last_played, options};
use crate::app::shell::Shell;
use crate::app::words::ReviewWords;

pub use analysis::{EngineView, LineMove, LineView, OverlaySwitch, engine, preview};
pub(super) use analysis::{overlay_name, switched};
pub(super) use bar::first_share;
pub use bar::{Bar, BarPart, bar};

/// What the review page shows beside the board, but for the list of moves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReviewPanel {
    /// The board and the komi, and that it is a review.
    pub subtitle: String,
    /// Which ply of how many is shown.
    pub at: String,
    /// Whether there is a ply before the one that is shown.
    pub can_go_back: bool,
    /// Whether the line goes on after the ply that is shown.
    pub can_go_forward: bool,
    /// Whether the game can be played on from the position that is shown.
    pub can_play_from_here: bool,
    /// A message.
    pub notice: Option<String>,
}

/// What the review page shows beside the board.
pub fn panel(state: &ReviewState, shell: &Shell) -> ReviewPanel {
    let (game, words) = (&state.board.game, ReviewWords::of(shell.language));
    ReviewPanel {
        subtitle: (words.subtitle)(&options(game, shell.language)),
        at: (words.at)(game.ply(), game.line().len()),
        can_go_back: game.ply() > 0,
        can_go_forward: !game.at_end(),
        can_play_from_here: !game.over(),
        notice: shell.notice.as_ref().map(|notice| notice.text(shell.language)),
    }
}

/// What is read aloud when another position is shown: the ply that led to it.
pub(super) fn news(state: &ReviewState, shell: &Shell) -> String {
    let (game, words) = (&state.board.game, ReviewWords::of(shell.language));
    match game.ply() {
        0 => words.first_position.to_owned(),
        ply => format!(
            "{}. {}",
            last_played(game, shell),
            (words.at)(ply, game.line().len())
        ),
    }
}
