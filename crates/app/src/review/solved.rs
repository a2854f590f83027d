//! The review of a game takes over what the analysis proves, so that the page gives one value for a position.

use super::analysis::End;
use super::moments::moments;
use super::moments_state::Moments;
use super::state::ReviewState;
use crate::game_review::GameReviews;
use crate::message::Effect;

impl ReviewState {
    /// If the analysis has solved the position that is shown, and the game was played through it, the review of the game has
    /// the proven value from now on. Returns what keeps the review, if it has changed.
    pub(super) fn tell_solved(&mut self, reviews: &mut GameReviews) -> Option<Effect> {
        let is_solved = self.analysis.end == Some(End::Solved) && self.is_as_played();
        let ply = self.board.game.ply();
        let report = self.analysis.report.as_ref().filter(|_| is_solved)?;
        let review = reviews.of_mut(&self.played)?;
        if !review.prove(ply, report) {
            return None;
        }
        self.take_verdicts(Some(&*review));
        // Other moments may have decided the game by these values; the one that is shown stays.
        let place = moments(review)
            .iter()
            .position(|moment| moment.end() as usize == ply);
        if let (Some(Moments { at: Some(at) }), Some(place)) = (&mut self.moments, place) {
            *at = place;
        }
        Some(Effect::KeepReview(review.stored()))
    }
}
