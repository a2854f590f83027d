//! The choices and draws of a review as the figures of a game need them.

use super::review::GameReview;
use tessera_protocol::assessment::{Event, settle};

impl GameReview {
    /// The choices and draws that are known, in the order of the plies, with one value for each position.
    pub fn events(&self) -> Vec<Event> {
        let mut events: Vec<Event> = self.plies.iter().map(|ply| ply.found(self.seat(ply))).collect();
        settle(
            &mut events,
            self.seats,
            self.record.names.len() as u32,
            &self.results,
        );
        events
    }

    /// Gives every ply the values that are settled with those of the others.
    pub(super) fn settle_values(&mut self) {
        let events = self.events();
        for (ply, event) in self.plies.iter_mut().zip(events) {
            (ply.before, ply.after) = (event.before, event.after);
        }
    }

    /// Whether chance decides anything in the game.
    pub fn has_draws(&self) -> bool {
        self.drawn.contains(&true)
    }
}
