//! How long games are, how much there is to choose from, and how large the game tree is.

use std::collections::BTreeMap;

use super::super::data::ComplexityData;
use super::super::moments::Moments;
use super::super::played_game::PlayedGame;
use tessera_protocol::assessment::Branching;

/// Counts turns and legal moves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ComplexityTally {
    turns: Moments,
    tree: Moments,
    chance: Moments,
    all_turns: u64,
    all_moves: u64,
    draws: u64,
    /// How many turns had so many moves.
    by_moves: BTreeMap<u32, u64>,
}

impl ComplexityTally {
    /// Counts a game.
    pub fn add(&mut self, game: &PlayedGame) {
        let mut branching = Branching::default();
        for turn in &game.turns {
            branching.add_turn(turn.moves());
            *self.by_moves.entry(turn.moves()).or_default() += 1;
        }
        game.draws
            .iter()
            .for_each(|&outcomes| branching.add_draw(outcomes));
        self.turns.add(branching.turns.into());
        self.tree.add(branching.complexity);
        self.chance.add(branching.chance_complexity);
        self.all_turns += u64::from(branching.turns);
        self.all_moves += u64::from(branching.moves);
        self.draws += u64::from(branching.draws);
    }

    /// The section's data, once there is a game with a turn.
    pub fn data(&self) -> ComplexityData {
        let branching = self.all_moves as f64 / (self.all_turns as f64).max(1.0);
        // Of counts that are equally frequent, the least.
        let usual = self
            .by_moves
            .iter()
            .max_by_key(|&(&moves, &turns)| (turns, u32::MAX - moves));
        ComplexityData {
            turns: self.turns.interval(),
            branching,
            log10_tree: self.tree.interval(),
            log10_by_means: self.turns.mean() * libm::log10(branching.max(1.0)),
            log10_chance: (self.draws > 0).then(|| self.chance.interval()),
            most_moves: self.by_moves.keys().next_back().copied().unwrap_or_default(),
            usual_moves: usual.map_or(0, |(&moves, _)| moves),
        }
    }
}
