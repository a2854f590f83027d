//! What a move cost and what a draw brought, as it is told: in whole percent, as the difference of the chances before and after it
//! as they are told beside it, so that the three numbers agree.

use crate::game_review::ReviewedPly;
use crate::play::view::in_percent;

/// What the move played cost; `None` of a draw, of a move without a value, and where it is nothing.
pub(super) fn told_loss(ply: &ReviewedPly) -> Option<f32> {
    told_change(ply)
        .map(|change| -change)
        .filter(|loss| !ply.drawn && *loss > 0.0)
}

/// By how much the outcome drawn changed the value; `None` of a choice.
pub(super) fn told_luck(ply: &ReviewedPly) -> Option<f32> {
    told_change(ply).filter(|_| ply.drawn)
}

/// By how much what was played or drawn changed the chance of its seat; `None` without a value.
pub(super) fn told_change(ply: &ReviewedPly) -> Option<f32> {
    let [before, after] = [ply.value(), ply.value_played()?].map(in_percent);
    Some((after - before) as f32 / 100.0)
}
