//! Two games from the same random opening, each engine once in each seat.

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::engine;
use crate::game::{Dice, Keyed, Seat, Turn, dice};
use crate::play::Show;
use crate::protocol::{Budget, Engine};
use crate::search::Status;

/// How the two games are played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Match {
    /// The engines; the first one is judged.
    pub engines: [Engine; 2],
    /// For each move.
    pub budget: Budget,
    pub seed: u64,
    pub opening_plies: u32,
}

/// Both games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Pair {
    /// Counted from 1.
    pub pair: u32,
    /// The names of the random plies.
    pub opening: Vec<String>,
    pub games: [Played; 2],
}

/// A game from the end of the opening on.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Played {
    /// The seat of the first engine, counted from 1.
    pub seat: u8,
    /// What the first engine earned: 1 won, ½ drawn, 0 lost.
    pub payoff: f32,
    /// The scores, the first engine's in front.
    pub half_points: [i32; 2],
    /// How many plies, the opening included.
    pub plies: usize,
    /// The names after the opening.
    pub names: Vec<String>,
}

/// Dice of one purpose: a stream of their own for each pair, game and ply, whoever throws which first.
fn stream(seed: u64, words: &[u64]) -> Dice {
    dice(
        words
            .iter()
            .fold(Keyed::new().with(seed), |key, &word| key.with(word))
            .key(),
    )
}

impl Match {
    /// Plays both games of a pair, counted from 0. What happens depends on the seed and the pair alone (and,
    /// where the budget is a time, on the machine).
    pub fn pair<G: Show>(&self, game: &G, pair: u32) -> Pair {
        let opening = self.opening(game, pair);
        let play = |first: Seat| self.game(game, pair, &opening, first);
        let games = [play(Seat::FIRST), play(Seat::SECOND)];
        let mut state = game.start();
        let names = opening.iter().map(|&mv| {
            let name = game.name(&state, mv);
            game.play(&mut state, mv);
            name
        });
        Pair {
            pair: pair + 1,
            opening: names.collect(),
            games,
        }
    }

    /// Random plies that do not end the game; if a hundred draws all do, the empty opening.
    fn opening<G: Show>(&self, game: &G, pair: u32) -> Vec<G::Move> {
        for attempt in 0..100 {
            let mut dice = stream(self.seed, &[u64::from(pair), 0, attempt]);
            let mut state = game.start();
            let mut moves = Vec::new();
            while game.turn(&state) != Turn::Over && moves.len() < self.opening_plies as usize {
                let mv = game.random_move(&state, &mut dice, &mut Vec::new());
                game.play(&mut state, mv);
                moves.push(mv);
            }
            if game.turn(&state) != Turn::Over {
                return moves;
            }
        }
        Vec::new()
    }

    fn game<G: Show>(&self, game: &G, pair: u32, opening: &[G::Move], first: Seat) -> Played {
        let mut state = game.start();
        opening.iter().for_each(|&mv| game.play(&mut state, mv));
        // Both games draw from the same bag.
        let mut chance = stream(self.seed, &[u64::from(pair), 1]);
        let mut names = Vec::new();
        loop {
            let mv = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => game.random_move(&state, &mut chance, &mut Vec::new()),
                Turn::Seat(seat) => {
                    let engine = self.engines[usize::from(seat != first)];
                    let words = [u64::from(pair), 2 + u64::from(first.0), names.len() as u64];
                    self.choose(engine, game, &state, &mut stream(self.seed, &words))
                }
            };
            names.push(game.name(&state, mv));
            game.play(&mut state, mv);
        }
        let score = game.score(&state);
        let second = Seat(1 - first.0);
        Played {
            seat: first.0 + 1,
            payoff: game.payoff(&state)[first],
            half_points: [score[first], score[second]],
            plies: opening.len() + names.len(),
            names,
        }
    }

    fn choose<G: Show>(&self, engine: Engine, game: &G, state: &G::State, dice: &mut Dice) -> G::Move {
        let mut search = engine::search(engine, game, state);
        match self.budget {
            Budget::Steps(steps) => {
                for _ in 0..steps {
                    if search.step(dice) == Status::Settled {
                        break;
                    }
                }
            }
            Budget::Millis(millis) => {
                let end = Instant::now() + Duration::from_millis(millis.into());
                while search.step(dice) == Status::Thinking && Instant::now() < end {}
            }
        }
        let verdict = search.verdict();
        verdict
            .best()
            .expect("the game is not over and a step was made")
            .mv
    }
}
