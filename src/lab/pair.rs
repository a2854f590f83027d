//! A pair of games from the same random opening and with the same luck, the engines in exchanged seats; with
//! more seats as many games as there are seats, one engine once in each, the other in all the others.

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::engine;
use crate::game::{Dice, Keyed, Seat, Turn, dice};
use crate::play::Show;
use crate::protocol::{Budget, Engine};
use crate::search::{Mind, Status};

/// How the games are played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Match {
    /// The engines; the first one is judged.
    pub engines: [Engine; 2],
    /// For each move of the first and of the second.
    pub budgets: [Budget; 2],
    pub seed: u64,
    pub opening_plies: u32,
}

/// The games of one opening.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Pair {
    /// Counted from 1.
    pub pair: u32,
    /// The names of the random plies.
    pub opening: Vec<String>,
    pub games: Vec<Played>,
}

/// A game from the end of the opening on.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Played {
    /// The seat of the first engine, counted from 1.
    pub seat: u8,
    /// What the first engine earned: 1 won, 0 lost, a win that is shared in equal parts.
    pub payoff: f32,
    /// What the first seat earned, whoever had it.
    pub first_seat: f32,
    /// The first engine's score, and the best of the others'.
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
    /// Plays the games of a pair, counted from 0. What happens depends on the seed and the pair alone (and,
    /// where the budget is a time, on the machine).
    pub fn pair<G: Show + Mind>(&self, game: &G, pair: u32) -> Pair {
        let opening = self.opening(game, pair);
        let play = |first: Seat| self.game(game, pair, &opening, first);
        let mut state = game.start();
        let names = opening.iter().map(|&mv| {
            let name = game.name(&state, mv);
            game.play(&mut state, mv);
            name
        });
        Pair {
            pair: pair + 1,
            opening: names.collect(),
            games: Seat::all(game.seats()).map(play).collect(),
        }
    }

    /// Random plies that do not end the game; if a hundred draws all do, the empty opening.
    fn opening<G: Show + Mind>(&self, game: &G, pair: u32) -> Vec<G::Move> {
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

    fn game<G: Show + Mind>(&self, game: &G, pair: u32, opening: &[G::Move], first: Seat) -> Played {
        let mut state = game.start();
        opening.iter().for_each(|&mv| game.play(&mut state, mv));
        // All games draw from the same bag in the same order.
        let mut chance = stream(self.seed, &[u64::from(pair), 1]);
        let mut names = Vec::new();
        loop {
            let mv = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => game.random_move(&state, &mut chance, &mut Vec::new()),
                Turn::Seat(seat) => {
                    let words = [u64::from(pair), 2 + u64::from(first.0), names.len() as u64];
                    self.choose(
                        usize::from(seat != first),
                        game,
                        &state,
                        &mut stream(self.seed, &words),
                    )
                }
            };
            names.push(game.name(&state, mv));
            game.play(&mut state, mv);
        }
        let (score, payoff) = (game.score(&state), game.payoff(&state));
        let others = Seat::all(game.seats()).filter(|&seat| seat != first);
        let best_other = others.map(|seat| score[seat]).max().unwrap_or(0);
        Played {
            seat: first.0 + 1,
            payoff: payoff[first],
            first_seat: payoff[Seat::FIRST],
            half_points: [score[first], best_other],
            plies: opening.len() + names.len(),
            names,
        }
    }

    /// What the first engine or the second chooses.
    fn choose<G: Show + Mind>(&self, which: usize, game: &G, state: &G::State, dice: &mut Dice) -> G::Move {
        let mut search = engine::search(self.engines[which], game, state);
        match self.budgets[which] {
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
