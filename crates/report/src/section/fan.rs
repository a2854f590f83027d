//! How the values of all games of a corpus go, by the part of the game that is over.

use super::super::data::Percentiles;
use super::super::moments::percentiles;
use super::super::played_game::PlayedGame;

/// Into how many parts a game is divided.
const PARTS: usize = 10;

/// The values of games for two at equal parts of each game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FanTally {
    by_part: Vec<Vec<f64>>,
}

impl FanTally {
    /// Counts a game for two in which every turn has a value; other games count for nothing.
    pub fn add(&mut self, game: &PlayedGame) {
        let for_first = |turn: &super::super::played_game::PlayedTurn| {
            let value = 2.0 * turn.value? - 1.0;
            Some(if turn.seat == 0 { value } else { -value })
        };
        let values: Option<Vec<f64>> = game.turns.iter().map(for_first).collect();
        let Some(values) = values.filter(|values| !values.is_empty() && game.payoff.len() == 2) else {
            return;
        };
        self.by_part.resize(PARTS + 1, Vec::new());
        for (part, kept) in self.by_part.iter_mut().enumerate() {
            let at = (values.len() - 1) * part / PARTS;
            kept.push(values[at]);
        }
    }

    /// The percentiles at each part; empty without a game.
    pub fn fan(&self) -> Vec<Percentiles> {
        self.by_part.iter().cloned().map(percentiles).collect()
    }
}
