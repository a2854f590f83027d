//! Games of `mcts` against itself, and what became of the claims on the way.

use std::sync::Arc;

use cpu_time::ThreadTime;
use serde::{Deserialize, Serialize};

use crate::limit::Limit;
use crate::rng_streams::stream;
use tessera_core::game::{Game, Seat, Turn};
use tessera_games::carcassonne::heuristics::Claim;
use tessera_games::carcassonne::{Carcassonne, Phase, Position, Terrain};
use tessera_search::Heuristics;

/// Claims are taken after every so many turns: those of neighbouring turns are nearly the same.
const TURNS: u32 = 4;
/// The most tiles in a bag.
const MOST_LEFT: u8 = 71;

/// A claim with what became of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settled {
    /// The claim as it was.
    #[serde(flatten)]
    pub claim: Claim,
    /// The tiles left when it was completed; absent if it never was.
    pub completed: Option<u8>,
    /// What it brought whoever had the majority at its end.
    pub points: u16,
    /// The share of the seats with the majority then that still had it at the end, in percent.
    pub held: u8,
}

impl Settled {
    /// Whether the numbers are those of a claim: files come from outside.
    pub fn is_sound(&self) -> bool {
        let claim = &self.claim;
        claim.terrain < 3
            && claim.open > 0
            && claim.left <= MOST_LEFT
            && self.completed.is_none_or(|left| left <= claim.left)
            && claim.fitting.iter().all(|&fitting| fitting <= MOST_LEFT)
            && self.held <= 100
    }

    /// The points that a seat with the majority then has had of it in the mean.
    pub fn brought(&self) -> f64 {
        f64::from(self.points) * f64::from(self.held) / 100.0
    }
}

/// Games of `mcts` against itself.
pub struct SelfPlay {
    /// The game.
    pub game: Arc<Carcassonne>,
    /// Search steps a move.
    pub steps: u32,
    /// The seed of draws and searches.
    pub seed: u64,
}

/// A claim whose end is not known yet, with the seats that had the majority.
struct Open {
    claim: Claim,
    holders: Vec<Seat>,
}

impl Open {
    /// What became of it, if it ends in this state with these tiles left, or was never completed.
    fn settle(self, game: &Carcassonne, state: &Position, completed: Option<u8>) -> Settled {
        let root = state.root(self.claim.segment);
        let majority: Vec<Seat> = state.feature(root).crowd.majority().collect();
        let held = self.holders.iter().filter(|seat| majority.contains(seat)).count();
        Settled {
            completed,
            points: game.worth(state, root).0.points,
            held: (100 * held / self.holders.len()) as u8,
            claim: self.claim,
        }
    }
}

impl SelfPlay {
    /// The claims of a game, by its number, with what became of them.
    pub fn game(&self, number: u32) -> Vec<Settled> {
        let game = &self.game;
        let mut chance = stream(self.seed, &[number.into(), 1]);
        let mut search_dice = stream(self.seed, &[number.into(), 2]);
        let mut state = game.start();
        let (mut open, mut settled) = (Vec::<Open>::new(), Vec::new());
        let mut turns = 0;
        loop {
            let mv = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    turns += 1;
                    if turns % TURNS == 0 {
                        open.extend(claims(game, &state));
                    }
                    game.random_move(&state, &mut chance, &mut Vec::new())
                }
                Turn::Seat(_) => {
                    let search = game.own_search(&state, None);
                    let mut search = search.expect("the game has its own search at every choice");
                    Limit::Steps(self.steps).think(&mut *search, ThreadTime::now(), false, &mut search_dice);
                    search.result().best().expect("a step was made").mv
                }
            };
            game.play(&mut state, mv);
            if matches!(state.phase(), Phase::Meeple(_)) {
                // The tile lies, and the meeples of what it completes still stand.
                let is_complete = |open: &mut Open| state.feature(open.claim.segment).open == 0;
                let done = open.extract_if(.., is_complete);
                settled.extend(done.map(|done| done.settle(game, &state, Some(state.left()))));
            }
        }
        settled.extend(open.into_iter().map(|open| open.settle(game, &state, None)));
        settled
    }
}

/// The claims of a position that are open.
fn claims(game: &Carcassonne, state: &Position) -> impl Iterator<Item = Open> {
    let claims = Claim::all(game, state).into_iter();
    claims.map(|claim| {
        debug_assert!(Terrain::ALL[usize::from(claim.terrain)] != Terrain::Field);
        Open {
            holders: state.feature(claim.segment).crowd.majority().collect(),
            claim,
        }
    })
}
