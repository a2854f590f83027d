//! The choices before a game.

use rand::RngExt;
use serde::{Deserialize, Serialize};

use super::player::{Level, Player};
use crate::game::{BySeat, Dice, Seat};
use crate::play::Options;

/// Against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Opponent {
    /// The machine.
    Machine(Level),
    /// Somebody at the same device.
    Friend,
    /// Nobody: the machine plays itself and one watches.
    Watch(Level),
}

/// Who has the first seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Starts {
    /// The person who sets the game up.
    Me,
    /// The opponent.
    Them,
    /// Whoever the dice say.
    Random,
}

/// The choices before a game; the last ones are remembered for each game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Board, komi and so on.
    pub options: Options,
    /// Against whom.
    pub opponent: Opponent,
    /// Who has the first seat.
    pub starts: Starts,
}

impl Default for Setup {
    /// What a first visitor gets without choosing: the default board, the first seat, level 2.
    fn default() -> Setup {
        Setup {
            options: Options::default(),
            opponent: Opponent::Machine(Level::Two),
            starts: Starts::Me,
        }
    }
}

impl Setup {
    /// Who plays, by seat.
    pub fn players(&self, dice: &mut Dice) -> BySeat<Player> {
        let (me, them) = match self.opponent {
            Opponent::Machine(level) => (Player::Person, Player::Machine(level)),
            Opponent::Friend => (Player::Person, Player::Person),
            Opponent::Watch(level) => (Player::Machine(level), Player::Machine(level)),
        };
        let mine = match self.starts {
            Starts::Me => Seat::FIRST,
            Starts::Them => Seat::SECOND,
            Starts::Random => Seat(dice.random_range(0..2u8)),
        };
        let mut players = BySeat([them; Seat::MAX]);
        players[mine] = me;
        players
    }
}
