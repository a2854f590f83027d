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

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_protocol::assessment::Worth;

    #[test]
    fn a_moment_without_a_verdict_tells_its_change() {
        let worth = |value| Worth { value, margin: None };
        let mut ply = ReviewedPly {
            played: "e5".to_owned(),
            before: worth(0.784),
            after: Some(worth(0.279)),
            ..ReviewedPly::default()
        };
        assert_eq!(ply.verdict(), None, "the report does not have the move");
        // Between the chances as they are told: 78 % and 28 %.
        assert_eq!(told_change(&ply), Some(-0.5));
        assert_eq!((told_loss(&ply), told_luck(&ply)), (Some(0.5), None));
        ply.drawn = true;
        assert_eq!(told_change(&ply), Some(-0.5));
        assert_eq!((told_loss(&ply), told_luck(&ply)), (None, Some(-0.5)));
        ply.after = None;
        assert_eq!(told_change(&ply), None, "without a value there is no change");
    }
}
