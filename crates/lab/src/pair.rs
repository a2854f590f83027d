//! A pair of games from the same opening with the same chance outcomes, the engines in exchanged seats. With more
//! than two seats a "pair" is as many games as there are seats: the first engine sits once in each, the second engine
//! in all others.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::limit::Limit;
use super::opening::Opening;
use super::player::Player;
use super::rng_streams::stream;
use tessera_core::game::{Game, Seat, Turn, lead};
use tessera_games::play::{Notation, play_on};
use tessera_protocol::Engine;
use tessera_search::Heuristics;

/// The rules of a match: engines, limits, seed and openings.
#[derive(Clone, Debug)]
pub(super) struct Match {
    /// The engines; results are those of the first.
    pub engines: [Engine; 2],
    /// The limit of each move of the first and of the second engine.
    pub limits: [Limit; 2],
    /// How many searches the first engine runs for each move, each with the whole limit. They exchange their deltas,
    /// and the results of all are merged.
    pub workers: u32,
    pub seed: u64,
    pub opening: Opening,
}

/// The games of one opening.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Pair {
    /// Counted from 1.
    pub pair: u32,
    /// The names of the opening plies, which no engine chose.
    pub opening: Vec<String>,
    pub games: Vec<Played>,
}

/// A game from the end of the opening on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Played {
    /// The seat of the first engine, counted from 1.
    pub seat: u8,
    /// The first engine's payoff: 1 won, 0 lost, a shared win in equal parts.
    pub payoff: f32,
    /// The first seat's payoff, whichever engine sat there.
    pub first_seat: f32,
    /// The first engine's score, and the best of the others'.
    pub half_points: [i32; 2],
    /// The number of plies, the opening included.
    pub plies: usize,
    /// The names of the plies after the opening.
    pub names: Vec<String>,
}

impl Played {
    /// The result of a game that is over, with these names after an opening of so many plies, the first engine in seat
    /// `first`.
    fn of<G: Game>(game: &G, state: &G::State, first: Seat, opening: usize, names: Vec<String>) -> Played {
        let (score, payoff) = (game.score(state), game.payoff(state));
        let best_other = score[first] - lead(&score, game.seats(), first);
        Played {
            seat: first.0 + 1,
            payoff: payoff[first],
            first_seat: payoff[Seat::FIRST],
            half_points: [score[first], best_other],
            plies: opening + names.len(),
            names,
        }
    }
}

impl Pair {
    /// The sum of the first engine's payoffs.
    pub fn points(&self) -> f32 {
        self.games.iter().map(|played| played.payoff).sum()
    }
}

impl Match {
    /// Plays the games of a pair, counted from 0. The result depends on the seed and the pair alone, and on the machine
    /// where the limit is a time.
    pub fn pair<G: Notation + Heuristics + 'static>(&self, game: &Arc<G>, pair: u32) -> Pair {
        let (opening, state) = self.opening.play(&**game, self.seed, pair);
        let play = |first: Seat| self.game(game, pair, opening.len(), state.clone(), first);
        Pair {
            pair: pair + 1,
            games: Seat::all(game.seats()).map(play).collect(),
            opening,
        }
    }

    /// Plays a game from the end of an opening of so many plies, the first engine in seat `first`.
    fn game<G: Notation + Heuristics + 'static>(
        &self,
        game: &Arc<G>,
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
                    let result = Player::pooled(which, &state, &mut stream(self.seed, &words));
                    let best = result.best();
                    best.expect("the game is not over and a step was made").mv
                }
            };
            players.iter_mut().flatten().for_each(|player| player.observe(mv));
            names.push(game.name(&state, mv));
            game.play(&mut state, mv);
        }
        Played::of(&**game, &state, first, opening, names)
    }

    /// Says what is wrong with a pair that an earlier run has kept, if anything is: replays its games.
    pub fn check<G: Notation>(&self, game: &G, pair: &Pair) -> Result<(), String> {
        let (opening, start) = self.opening.play(game, self.seed, pair.pair.saturating_sub(1));
        if pair.opening != opening {
            return Err("its opening is not that of this match".into());
        }
        if pair.games.len() != usize::from(game.seats()) {
            return Err(format!(
                "expected {} games, found {}",
                game.seats(),
                pair.games.len()
            ));
        }
        for (first, played) in Seat::all(game.seats()).zip(&pair.games) {
            let number = first.0 + 1;
            let mut state = start.clone();
            play_on(game, &mut state, &played.names)
                .map_err(|illegal| format!("game {number} after the opening, {illegal}"))?;
            if game.turn(&state) != Turn::Over {
                return Err(format!("game {number} is not over"));
            }
            if *played != Played::of(game, &state, first, opening.len(), played.names.clone()) {
                return Err(format!("the result of game {number} is not that of its moves"));
            }
        }
        Ok(())
    }

    /// The players of both engines: one for each worker of the first engine, and one of the second.
    fn players<G: Heuristics + 'static>(&self, game: &Arc<G>) -> [Vec<Player<G>>; 2] {
        [(0, self.workers), (1, 1)].map(|(which, workers)| {
            let player = |_| Player::new(game.clone(), self.engines[which], self.limits[which]);
            (0..workers).map(player).collect()
        })
    }
}
