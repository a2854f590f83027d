//! The section `actions-turn`: how many moves there are to choose from, turn by turn.

use serde::{Deserialize, Serialize};

use super::common::Percentiles;
use super::content::Content;
use super::context::Context;
use crate::moments::percentiles;
use crate::played_game::PlayedGame;

/// The fewest games that have to last so long for a turn to be shown.
const LEAST: usize = 3;

/// The section `actions-turn`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionsData {
    pub record: String,
    /// Its turns: the ply, counted from 0, and how many legal moves there were.
    pub game: Vec<(u32, u32)>,
    /// The numbers of legal moves over the corpus, turn by turn, as long as at least a tenth of the games and at least
    /// three of them last. The tail of long games is left out.
    pub corpus: Vec<Percentiles>,
    /// What the thesis on Carcassonne found, as pairs of ply and moves; empty in other games.
    pub thesis: Vec<(u32, f64)>,
}

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

impl Content for ActionsData {
    fn how(&self, context: &Context) -> String {
        context.counted(&format!("{} {}", context.how.actions, context.decisions_are()))
    }

    fn takeaway(&self, context: &Context) -> String {
        let most = self.game.iter().map(|turn| turn.1).max().unwrap_or_default();
        let first = self.game.iter().find(|turn| turn.1 == most);
        let at = context.at(first.map_or(0, |(ply, _)| ply + 1));
        (context.course.actions)(most, &at, self.game.last().map_or(0, |turn| turn.1))
    }
}
