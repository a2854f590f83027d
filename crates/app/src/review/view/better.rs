//! What would have been better than a move that was played.

use crate::game_review::GameReview;
use crate::play::view::percent;
use crate::review::state::ReviewState;
use crate::review::told_change::told_loss;
use crate::review::tree::NodeId;
use crate::review::verdict_text::move_text;
use crate::shell::Shell;
use crate::words::ReviewWords;

/// How many moves of a better line are shown.
const MOST_MOVES: usize = 4;

/// What would have been better than a move.
#[derive(Clone, PartialEq, Debug)]
pub struct BetterLine {
    /// The position in which it would have been played.
    pub parent: NodeId,
    /// Its moves: how each reads, and the names from the first to this one.
    pub moves: Vec<(String, Vec<String>)>,
    /// What the move that was played cost: `this cost 16 %`.
    pub cost: String,
}

/// What would have been better than a move of the game as it was played, if its review says that it is an inaccuracy or worse;
/// nothing while somebody looks for it.
pub(super) fn better(
    state: &ReviewState,
    review: Option<&GameReview>,
    shell: &Shell,
    node: NodeId,
) -> Option<BetterLine> {
    let verdict = state.verdict(node).filter(|_| !state.hides_best());
    verdict.filter(|verdict| verdict.is_fault())?;
    let path = state.tree.path(node);
    let known = review?.ending_at(path.len())?;
    let parent = match known.ply as usize {
        0 => NodeId::ROOT,
        plies => path[plies - 1],
    };
    let best = known.report.lines.first()?;
    let table = state.board.game.table();
    let mut names: Vec<String> = Vec::new();
    let mut moves = Vec::new();
    for name in best.variation.iter().take(MOST_MOVES) {
        names.extend(name.split('.').map(str::to_owned));
        moves.push((move_text(table, name), names.clone()));
    }
    Some(BetterLine {
        parent,
        moves,
        cost: (ReviewWords::of(shell.language).cost)(&percent(told_loss(known).unwrap_or(0.0))),
    })
}
