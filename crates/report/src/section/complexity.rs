//! The section `complexity`: length, branching factor and size of the game tree.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::content::{Content, Ours};
use super::context::Context;
use crate::counted::Counted;
use crate::interval::Interval;
use crate::moments::Moments;
use crate::played_game::PlayedGame;
use crate::published::Figure;
use tessera_core::language::power_of_ten;
use tessera_protocol::assessment::Branching;

/// The section `complexity`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComplexityData {
    /// The mean number of turns of a game: its choices, agreements among them.
    pub turns: Interval,
    /// The branching factor: the legal moves of all turns divided by the number of turns.
    pub branching: f64,
    /// log₁₀ of the size of the game tree: the mean over the games of the sum of log₁₀ of the numbers of legal moves.
    pub log10_tree: Interval,
    /// The number of turns times log₁₀ of the branching factor, for comparison: never less.
    pub log10_by_means: f64,
    /// The same of the draws: the sum of log₁₀ of the numbers of outcomes. `None` in games without chance.
    pub log10_chance: Option<Interval>,
    /// The most moves that a turn had.
    pub most_moves: u32,
    /// The number of moves that most turns had.
    pub usual_moves: u32,
}

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

impl Content for ComplexityData {
    fn how(&self, context: &Context) -> String {
        context.counted(&format!("{} {}", context.decisions_are(), context.how.complexity))
    }

    fn takeaway(&self, context: &Context) -> String {
        (context.takeaways.complexity)(
            Counted::mean(self.turns.mean, 1, context.decision),
            &context.digits(self.branching),
            &power_of_ten(self.log10_tree.mean),
        )
    }

    fn figure(&self, figure: Figure, _: usize) -> Option<Ours> {
        match figure {
            Figure::Turns => Ours::estimate(self.turns, 1.0),
            Figure::Branching => Ours::exact(self.branching),
            Figure::Tree => Ours::estimate(self.log10_tree, 1.0),
            Figure::TreeWithChance => Ours::estimate(self.log10_tree.plus(self.log10_chance?), 1.0),
            Figure::UsualMoves => Ours::count(self.usual_moves),
            _ => Ours::count(self.most_moves),
        }
    }
}
