//! What the review page shows beside the board, but for the list of moves.

use super::moves::at;
use crate::game_review::GameReview;
use crate::play::view::options;
use crate::review::board_marks::draw_sign;
use crate::review::luck_turn::draw_best;
use crate::review::state::ReviewState;
use crate::shell::Shell;
use crate::words::ReviewWords;
use tessera_core::scene::Scene;

/// What the review page shows beside the board, but for the list of moves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReviewPanel {
    /// The board and the komi, and that it is a review.
    pub subtitle: String,
    /// Which ply of how many is shown.
    pub at: String,
    /// What is read aloud of the position.
    pub told: String,
    /// The ply that is shown.
    pub ply: usize,
    /// How many plies the line has.
    pub plies: usize,
    /// Whether a step goes through a whole turn.
    pub by_turns: bool,
    /// Whether the game can be played on from the position that is shown.
    pub can_play_from_here: bool,
    /// Whether there is an edit of the variations to undo.
    pub can_undo: bool,
    /// Whether there is an edit of the variations to redo.
    pub can_redo: bool,
    /// Whether the position follows a move, about which something can be said.
    pub has_move: bool,
}

impl ReviewPanel {
    /// Whether there is a ply before the one that is shown.
    pub fn can_go_back(&self) -> bool {
        self.ply > 0
    }

    /// Whether the line goes on after the ply that is shown.
    pub fn can_go_forward(&self) -> bool {
        self.ply < self.plies
    }
}

/// What the review page shows beside the board.
pub fn panel(state: &ReviewState, shell: &Shell) -> ReviewPanel {
    let (game, words) = (&state.board.game, ReviewWords::of(shell.language));
    ReviewPanel {
        subtitle: (words.subtitle)(&options(game, shell.language)),
        at: at(game, words),
        told: super::news(state, shell),
        ply: game.ply(),
        plies: game.line().len(),
        by_turns: state.goes_by_turns(),
        can_play_from_here: !game.over(),
        can_undo: state.tree.can_undo(),
        can_redo: state.tree.can_redo(),
        has_move: game.ply() > 0,
    }
}

/// What the review lays over the board, where it is not rotated: the best turn of a tile, what the analysis has found, and the
/// sign of the move that was played.
pub fn laid_over(state: &ReviewState, review: Option<&GameReview>, shell: &Shell) -> Scene {
    let (mut above, mut value) = (Scene::default(), Scene::default());
    if let Some(review) = review {
        draw_best(state, review, shell, [&mut above, &mut value]);
    }
    above.items.extend(state.analysis.marks.items.iter().cloned());
    // No ring covers the value of the best turn.
    above.items.append(&mut value.items);
    draw_sign(state, &mut above);
    above
}
