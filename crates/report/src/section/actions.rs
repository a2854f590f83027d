//! How many moves there are to choose from, turn by turn.

use super::super::data::Percentiles;
use super::super::moments::percentiles;
use super::super::played_game::PlayedGame;

/// The fewest games that have to last so long for a turn to be shown.
const LEAST: usize = 3;

/// The numbers of legal moves of each turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ActionTally {
    games: usize,
    by_turn: Vec<Vec<u32>>,
}

impl ActionTally {
    /// Counts a game.
    pub fn add(&mut self, game: &PlayedGame) {
        self.games += 1;
        for (at, turn) in game.turns.iter().enumerate() {
            if at == self.by_turn.len() {
                self.by_turn.push(Vec::new());
            }
            self.by_turn[at].push(turn.moves());
        }
    }

    /// The percentiles of each turn that at least a tenth of the games have, and at least three.
    pub fn corpus(&self) -> Vec<Percentiles> {
        let least = LEAST.max(self.games.div_ceil(10));
        let turns = self.by_turn.iter().take_while(|moves| moves.len() >= least);
        turns
            .map(|moves| percentiles(moves.iter().copied().map(f64::from).collect()))
            .collect()
    }
}
