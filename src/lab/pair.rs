//! A pair of games from the same random opening and with the same luck, the engines in exchanged seats; with
//! more seats as many games as there are seats, one engine once in each, the other in all the others.

use serde::{Deserialize, Serialize};

use super::limit::Limit;
use super::opening::Opening;
use super::player::Player;
use super::rng_streams::stream;
use crate::game::{Seat, Turn};
use crate::play::Show;
use crate::protocol::Engine;
use crate::search::Heuristics;

/// How the games are played.
#[derive(Clone, Debug)]
pub(super) struct Match {
    /// The engines; the first one is judged.
    pub engines: [Engine; 2],
    /// For each move of the first and of the second.
    pub limits: [Limit; 2],
    /// How many searches the first engine makes for each move, each with its whole limit; they tell each other what
    /// they find out, and what each found out itself is added up.
    pub workers: u32,
    pub seed: u64,
    pub opening: Opening,
}

/// The games of one opening.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Pair {
    /// Counted from 1.
    pub pair: u32,
    /// The names of the plies that no engine chose.
    pub opening: Vec<String>,
    pub games: Vec<Played>,
}

/// A game from the end of the opening on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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

impl Pair {
    /// What the first engine earned in all games together.
    pub fn points(&self) -> f32 {
        self.games.iter().map(|played| played.payoff).sum()
    }
}

impl Match {
    /// Plays the games of a pair, counted from 0. What happens depends on the seed and the pair alone (and,
    /// where the limit is a time, on the machine).
    pub fn pair<G: Show + Heuristics>(&self, game: &G, pair: u32) -> Pair {
        let (opening, state) = self.opening.laid(game, self.seed, pair);
        let play = |first: Seat| self.game(game, pair, opening.len(), state.clone(), first);
        Pair {
            pair: pair + 1,
            games: Seat::all(game.seats()).map(play).collect(),
            opening,
        }
    }

    /// Plays on from the end of an opening of so many plies.
    fn game<G: Show + Heuristics>(
        &self,
        game: &G,
        pair: u32,
        opening: usize,
        mut state: G::State,
        first: Seat,
    ) -> Played {
        // All games draw from the same bag in the same order.
        let mut chance = stream(self.seed, &[u64::from(pair), 1]);
        let mut names = Vec::new();
        let mut players = self.players(game);
        loop {
            let mv = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => game.random_move(&state, &mut chance, &mut Vec::new()),
                Turn::Seat(seat) => {
                    let words = [u64::from(pair), 2 + u64::from(first.0), names.len() as u64];
                    let which = &mut players[usize::from(seat != first)];
                    let verdict = Player::pooled(which, &state, &mut stream(self.seed, &words));
                    let best = verdict.best();
                    best.expect("the game is not over and a step was made").mv
                }
            };
            players.iter_mut().flatten().for_each(|player| player.see(mv));
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
            plies: opening + names.len(),
            names,
        }
    }

    /// The first engine, as often as it has workers, and the second.
    fn players<'g, G: Heuristics>(&self, game: &'g G) -> [Vec<Player<'g, G>>; 2] {
        [(0, self.workers), (1, 1)].map(|(which, workers)| {
            let player = |_| Player::new(game, self.engines[which], self.limits[which]);
            (0..workers).map(player).collect()
        })
    }
}
