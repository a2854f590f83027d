//! Whose turn it is in a game that friends play by link.

use crate::live_game::LiveGame;
use crate::player::Player;
use tessera_core::game::{Seat, Turn};

impl LiveGame {
    /// Whether somebody on another device decides for a seat.
    pub fn is_elsewhere(&self, seat: Seat) -> bool {
        self.players[seat] == Player::Elsewhere
    }

    /// Whether hints and analysis are allowed.
    pub fn allows_aids(&self) -> bool {
        !self.purist && self.by_link.is_none_or(|by_link| by_link.aids)
    }

    /// Notes to which seat a game by link goes on, if the end of its line is shown: to the seat that is to decide, and once the
    /// game is over to the next one around the table that sits elsewhere.
    pub fn note_turn(&mut self) {
        if self.by_link.is_none() || !self.at_end() {
            return;
        }
        let seats = self.table().seats();
        let last = (0..self.line().len())
            .rev()
            .find_map(|ply| match self.decided(ply) {
                Turn::Seat(seat) => Some(seat),
                _ => None,
            });
        let from = last.unwrap_or(Seat::FIRST);
        let around = (1..seats).map(|step| Seat((from.0 + step) % seats));
        let next = around.into_iter().find(|&seat| self.is_elsewhere(seat));
        let to = self.to_move().or(next).unwrap_or(from);
        if let Some(by_link) = &mut self.by_link {
            by_link.to = to;
        }
    }
}
