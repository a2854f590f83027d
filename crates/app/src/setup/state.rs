//! What the set-up dialog holds.

use super::choices::{SeatSetup, Setup};
use crate::level::Level;
use crate::player::Player;
use tessera_games::catalog::{self, GameId};

/// A game that is being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupState {
    pub game: GameId,
    /// The choices made so far.
    pub setup: Setup,
}

impl SetupState {
    /// The same with a level as every opponent, if one is given.
    pub fn against(mut self, level: Option<Level>) -> SetupState {
        if let Some(level) = level {
            self.setup.play_against(level);
        }
        self
    }

    /// Who sits where, if the seats are filled one by one in this game; else nobody.
    pub fn seats(&self) -> Vec<SeatSetup> {
        if !self.game.seats_vary() {
            return Vec::new();
        }
        let seats = catalog::seats(self.game, &self.setup.options);
        self.setup.seats(seats.unwrap_or(0))
    }

    /// Whether a level is the opponent, at every seat where one plays.
    pub fn is_against(&self, level: Level) -> bool {
        let mut seats = self.seats();
        if seats.is_empty() {
            seats = self.setup.seats(2);
        }
        let mut levels = seats.iter().filter_map(|seat| match seat.player {
            Player::Machine(level) => Some(level),
            _ => None,
        });
        let first = levels.next();
        first == Some(level) && levels.all(|other| other == level)
    }

    /// Whether a level plays that thinks for as long as the person chooses.
    pub fn is_timed(&self) -> bool {
        let mut seats = self.seats();
        if seats.is_empty() {
            seats = self.setup.seats(2);
        }
        seats
            .iter()
            .any(|seat| matches!(seat.player, Player::Machine(level) if level.is_timed(self.game)))
    }
}
