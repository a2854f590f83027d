//! Flat Monte Carlo (Abramson 1990): every legal move gets the same number of random playouts, and the best
//! mean wins.

use std::sync::Arc;

use super::reward::Reward;
use super::root::Root;
use super::{Line, Rank, Search, Status, Verdict};
use crate::game::{Dice, Game, Turn, playout};

/// Visits the legal moves in turn, in the order of the game's list; at chance, by weight.
pub struct Flat<G: Game> {
    root: Root<G>,
    reward: Reward,
    /// One for each legal move.
    tallies: Vec<Tally>,
    steps: u32,
    state: G::State,
    buffer: Vec<G::Move>,
}

#[derive(Clone, Default)]
struct Tally {
    visits: u32,
    total: f64,
}

impl<G: Game> Flat<G> {
    /// A search from `state`.
    pub fn new(game: Arc<G>, state: &G::State) -> Flat<G> {
        Flat::rewarded(game, state, Reward::Payoff)
    }

    /// A search that averages something else.
    pub fn rewarded(game: Arc<G>, state: &G::State, reward: Reward) -> Flat<G> {
        let root = Root::new(game, state);
        let tallies = vec![Tally::default(); root.moves.len()];
        Flat {
            root,
            reward,
            tallies,
            steps: 0,
            state: state.clone(),
            buffer: Vec::new(),
        }
    }
}

impl<G: Game> Search<G::Move> for Flat<G> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        if self.root.turn == Turn::Over || self.steps == u32::MAX {
            return Status::Settled;
        }
        let game = &*self.root.game;
        let place = match self.root.turn {
            Turn::Chance => self.root.draw(dice, &mut self.buffer),
            _ => self.steps as usize % self.root.moves.len(),
        };
        self.state.clone_from(&self.root.state);
        game.play(&mut self.state, self.root.moves[place]);
        playout(game, &mut self.state, dice, &mut self.buffer);
        let tally = &mut self.tallies[place];
        tally.visits += 1;
        tally.total += self.reward.of(game, &self.state)[self.root.viewpoint()];
        self.steps += 1;
        self.root.status()
    }

    fn verdict(&self) -> Verdict<G::Move> {
        let line = |(place, (&mv, tally)): (usize, (&G::Move, &Tally))| Line {
            mv,
            place: place as u32,
            visits: tally.visits,
            value: match tally.visits {
                0 => 0.0,
                visits => self.reward.value(tally.total / f64::from(visits)) as f32,
            },
            proven: false,
            beaten: false,
            variation: vec![mv],
        };
        let lines = self.root.moves.iter().zip(&self.tallies).enumerate().map(line);
        Verdict::ranked(lines.collect(), Rank::Value, 0)
    }
}
