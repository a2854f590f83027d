//! Which plies of a record are choices, and which of them belong together.

use std::ops::Range;

use super::Review;
use crate::Refusal;
use tessera_core::game::Turn;
use tessera_games::play::RESIGN;
use tessera_protocol::Question;

/// The most moves that a second ply of the same seat may have so that both plies are one choice.
const MAX_SECOND_PLY_MOVES: usize = 12;

impl Review {
    /// Begins a review of the draws and choices whose first ply lies in a range, so that several engines can share a
    /// record: each of them finds the same values for a ply as a review of the whole record.
    pub fn part(question: &Question, plies: Range<usize>) -> Result<Review, Refusal> {
        let mut review = Review::start(question)?;
        review.end = plies.end.min(review.end);
        let first = review.ply.max(plies.start).min(review.end);
        let mut begin = first;
        while begin > review.ply && review.is_followed(begin - 1) {
            begin -= 1;
        }
        while begin < first {
            begin += 1 + usize::from(review.is_followed(begin));
        }
        review.ply = begin;
        Ok(review)
    }

    /// Returns whether the seat that chooses at a ply chooses again at the next, among few moves.
    pub(super) fn is_followed(&self, ply: usize) -> bool {
        let names = &self.record.names;
        if ply + 1 >= names.len() || names[ply..ply + 2].iter().any(|name| name == RESIGN) {
            return false;
        }
        let turn = self.facts_after(&names[..ply]).turn;
        let next = self.facts_after(&names[..=ply]);
        matches!(turn, Turn::Seat(_)) && next.turn == turn && next.moves.len() <= MAX_SECOND_PLY_MOVES
    }

    /// The plies of each choice that is still to be reviewed, in order; a choice spans one ply or two.
    #[cfg(feature = "lab")]
    pub fn choices(&self) -> Vec<Range<usize>> {
        let names = &self.record.names;
        let (mut choices, mut ply) = (Vec::new(), self.ply);
        while ply < self.end {
            let plies = 1 + usize::from(self.is_followed(ply));
            let is_choice = matches!(self.facts_after(&names[..ply]).turn, Turn::Seat(_));
            if is_choice && names[ply] != RESIGN {
                choices.push(ply..ply + plies);
            }
            ply += plies;
        }
        choices
    }
}
