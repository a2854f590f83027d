//! Matches of a game's own search against itself with other weights.

use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use cpu_time::ThreadTime;

use super::limit::Limit;
use super::rng_streams::stream;
use tessera_cli::failure::Failure;
use tessera_cli::parallel;
use tessera_core::game::{Seat, Turn, lead};
use tessera_search::Heuristics;

/// A match between two sets of weights.
pub(super) struct WeightMatch<'w> {
    /// The candidate weights, and the weights that they play against.
    pub weights: [&'w [f32]; 2],
    /// Search steps a move.
    pub steps: u32,
    /// The seed of chance and searches.
    pub seed: u64,
}

/// The result of as many games as there are seats, all with the same chance outcomes: sums over the games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct PairResult {
    /// The payoff of the candidate weights: 1 for a win, shared wins in parts.
    pub payoff: f64,
    /// Their lead over the best of the others, in points a game.
    pub margin: f64,
}

impl WeightMatch<'_> {
    /// Plays pairs on several threads and hands their results over in order until `take` breaks. A result depends on
    /// the seed and the pair's number alone.
    pub fn play<G: Heuristics + 'static>(
        &self,
        game: &Arc<G>,
        pairs: Range<u32>,
        threads: Option<NonZeroUsize>,
        mut take: impl FnMut(PairResult) -> ControlFlow<()>,
    ) -> Result<(), Failure> {
        parallel::in_order(
            pairs,
            threads,
            |pair| self.pair(game, pair),
            |result| Ok(take(result)),
        )
    }

    fn pair<G: Heuristics + 'static>(&self, game: &Arc<G>, pair: u32) -> PairResult {
        let mut sum = PairResult::default();
        for seat in Seat::all(game.seats()) {
            let played = self.game(game, pair, seat);
            sum.payoff += played.payoff;
            sum.margin += played.margin / f64::from(game.seats());
        }
        sum
    }

    /// Plays a game in which the candidate weights have this seat and the others all other seats.
    fn game<G: Heuristics + 'static>(&self, game: &Arc<G>, pair: u32, candidate: Seat) -> PairResult {
        let stream = |word: u64| stream(self.seed, &[pair.into(), word]);
        let mut chance = stream(1);
        // The search of a seat uses the same dice in all games of a pair, whichever weights sit there.
        let mut search_dice: Vec<_> = (0..game.seats())
            .map(|seat| stream(2 + u64::from(seat)))
            .collect();
        let mut state = game.start();
        loop {
            let mv = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => game.random_move(&state, &mut chance, &mut Vec::new()),
                Turn::Seat(seat) => {
                    let side = usize::from(seat != candidate);
                    let search = game.own_search(&state, Some(self.weights[side]));
                    let mut search = search.expect("the game has its own search at every choice");
                    let dice = &mut search_dice[usize::from(seat.0)];
                    Limit::Steps(self.steps).think(&mut *search, ThreadTime::now(), false, dice);
                    search.result().best().expect("a step was made").mv
                }
            };
            game.play(&mut state, mv);
        }
        let lead = lead(&game.score(&state), game.seats(), candidate);
        PairResult {
            payoff: f64::from(game.payoff(&state)[candidate]),
            margin: f64::from(lead) / 2.0,
        }
    }
}
