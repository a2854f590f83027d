//! The choices and draws of a review as the figures of a game need them.

use super::ply::ReviewedPly;
use super::review::GameReview;
use crate::assessment::Event;

impl GameReview {
    /// The choices and draws that are known, in the order of the plies.
    pub fn events(&self) -> Vec<Event> {
        let event = |ply: &ReviewedPly| Event {
            moves: ply.moves,
            good: ply.winning,
            effective: ply.close,
            ..Event::without_counts(ply.ply, self.seat(ply), ply.drawn, &ply.played, &ply.report)
        };
        self.plies.iter().map(event).collect()
    }

    /// Whether chance decides anything in the game.
    pub fn has_draws(&self) -> bool {
        self.drawn.contains(&true)
    }
}
