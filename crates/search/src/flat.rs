//! Flat Monte Carlo (Abramson 1990): every legal move gets the same number of random playouts, and the move with the
//! highest mean reward is played.

use std::sync::Arc;

use super::result::half_width_of_share;
use super::reward::Reward;
use super::root::Root;
use super::{Line, Rank, Search, SearchResult, Status};
use tessera_core::game::{Dice, Game, Turn, playout};

/// Visits the legal moves in turn, in the order of the game's list; at chance it draws outcomes by weight.
pub struct Flat<G: Game> {
    root: Root<G>,
    reward: Reward,
    /// The statistics of each legal move.
    moves: Vec<MoveStats>,
    steps: u32,
    state: G::State,
    buffer: Vec<G::Move>,
}

#[derive(Clone, Default)]
struct MoveStats {
    visits: u32,
    total: f64,
}

impl<G: Game> Flat<G> {
    /// A search from `state` that averages payoffs.
    pub fn new(game: Arc<G>, state: &G::State) -> Flat<G> {
        Flat::with_reward(game, state, Reward::Payoff)
    }

    /// A search from `state` that averages this reward.
    pub fn with_reward(game: Arc<G>, state: &G::State, reward: Reward) -> Flat<G> {
        let root = Root::new(game, state);
        let moves = vec![MoveStats::default(); root.moves.len()];
        Flat {
            root,
            reward,
            moves,
            steps: 0,
            state: state.clone(),
            buffer: Vec::new(),
        }
    }
}

impl<G: Game> Search<G::Move> for Flat<G> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        if self.root.turn == Turn::Over || self.steps == u32::MAX {
            return Status::Finished;
        }
        let game = &*self.root.game;
        let place = match self.root.turn {
            Turn::Chance => self.root.draw(dice, &mut self.buffer),
            _ => self.steps as usize % self.root.moves.len(),
        };
        self.state.clone_from(&self.root.state);
        game.play(&mut self.state, self.root.moves[place]);
        playout(game, &mut self.state, dice, &mut self.buffer);
        let stats = &mut self.moves[place];
        stats.visits += 1;
        stats.total += self.reward.of(game, &self.state)[self.root.viewpoint()];
        self.steps += 1;
        self.root.status()
    }

    fn result(&self) -> SearchResult<G::Move> {
        let line = |(place, (&mv, stats)): (usize, (&G::Move, &MoveStats))| {
            let value = match stats.visits {
                0 => 0.0,
                visits => self.reward.value(stats.total / f64::from(visits)) as f32,
            };
            Line {
                mv,
                place: place as u32,
                visits: stats.visits,
                value,
                half_width: half_width_of_share(value, stats.visits),
                proven: false,
                dominated: false,
                margin: None,
                shares: None,
                variation: vec![mv],
            }
        };
        let lines = self.root.moves.iter().zip(&self.moves).enumerate().map(line);
        SearchResult::ranked(lines.collect(), Rank::Value, 0)
    }
}
