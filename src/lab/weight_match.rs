//! A champion against itself with other weights.

use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};

use super::failure::Failure;
use super::parallel;
use crate::game::{Seat, StableHasher, Turn, dice};
use crate::search::{Heuristics, Status};

/// Two sets of weights, and how they play.
pub(super) struct WeightMatch<'w> {
    /// The weights that are judged, and the others.
    pub weights: [&'w [f32]; 2],
    /// Search steps a move.
    pub steps: u32,
    /// The seed of luck and searches.
    pub seed: u64,
}

/// What came of a pair of games with the same luck, as many games as there are seats: sums over the games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Paired {
    /// What the judged weights earned: 1 for a win, shared wins in parts.
    pub payoff: f64,
    /// How far they were ahead of the best of the others, in points a game.
    pub margin: f64,
}

impl WeightMatch<'_> {
    /// Plays pairs on several threads until it is told that it is enough; what comes of each depends on the seed and
    /// its number alone.
    pub fn play<G: Heuristics>(
        &self,
        game: &G,
        pairs: Range<u32>,
        threads: Option<NonZeroUsize>,
        mut tell: impl FnMut(Paired) -> ControlFlow<()>,
    ) -> Result<(), Failure> {
        parallel::in_order(
            pairs,
            threads,
            |pair| self.pair(game, pair),
            |paired| Ok(tell(paired)),
        )
    }

    fn pair<G: Heuristics>(&self, game: &G, pair: u32) -> Paired {
        let mut sum = Paired::default();
        for seat in Seat::all(game.seats()) {
            let played = self.game(game, pair, seat);
            sum.payoff += played.payoff;
            sum.margin += played.margin / f64::from(game.seats());
        }
        sum
    }

    /// A game in which the judged weights have this seat and the others all others.
    fn game<G: Heuristics>(&self, game: &G, pair: u32, judged: Seat) -> Paired {
        let key = |word: u64| {
            StableHasher::new()
                .with(self.seed)
                .with(pair.into())
                .with(word)
                .key()
        };
        let mut luck = dice(key(1));
        // Each seat thinks with the same dice, whoever sits there.
        let mut thoughts: Vec<_> = (0..game.seats())
            .map(|seat| dice(key(2 + u64::from(seat))))
            .collect();
        let mut state = game.start();
        loop {
            let mv = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => game.random_move(&state, &mut luck, &mut Vec::new()),
                Turn::Seat(seat) => {
                    let side = usize::from(seat != judged);
                    let search = game.own_search(&state, Some(self.weights[side]));
                    let mut search = search.expect("there is a champion at every choice");
                    for _ in 0..self.steps {
                        if search.step(&mut thoughts[usize::from(seat.0)]) == Status::Settled {
                            break;
                        }
                    }
                    search.verdict().best().expect("a step was made").mv
                }
            };
            game.play(&mut state, mv);
        }
        let score = game.score(&state);
        let others = Seat::all(game.seats()).filter(|&seat| seat != judged);
        let best = others.map(|seat| score[seat]).max().unwrap_or(0);
        Paired {
            payoff: f64::from(game.payoff(&state)[judged]),
            margin: f64::from(score[judged] - best) / 2.0,
        }
    }
}
