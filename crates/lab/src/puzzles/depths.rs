//! How deep before the end of a game its positions are solved: by the exact solver, and by the endgame solver of the
//! engines.

use cpu_time::ThreadTime;
use serde::Serialize;

use tessera_core::game::{Game, Turn};
use tessera_games::catalog::Visitor;
use tessera_games::play::{Notation, find_move};
use tessera_search::{EndgameSolver, ExactSolver, Heuristics};

/// How many positions the exact solver searches between two looks at the clock.
const POSITIONS: u64 = 200;
/// How many plies the endgame solver plays between two looks at the clock.
const PLIES: u32 = 4_000;

/// How deep a solver reaches in a game, and how fast it was.
#[derive(Clone, Copy, Default, Debug, Serialize)]
pub(super) struct Reach {
    /// How many plies before the end of the game the first position lies that is solved, as are all after it.
    pub plies: u32,
    /// Positions searched; for the endgame solver plies played at most.
    pub positions: u64,
    /// Seconds of processor time.
    pub seconds: f64,
}

impl Reach {
    /// Adds those of another game.
    pub fn add(&mut self, other: &Reach) {
        self.plies += other.plies;
        self.positions += other.positions;
        self.seconds += other.seconds;
    }
}

/// Solves the positions of a game from the end backwards, each within so many seconds, until one is not solved.
pub(super) struct Depths<'n> {
    pub names: &'n [String],
    pub seconds: f64,
    /// The table of the exact solver in mebibytes.
    pub memory: usize,
}

impl Visitor for Depths<'_> {
    /// Of the exact solver, and of the endgame solver.
    type Output = [Reach; 2];

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> [Reach; 2] {
        let (mut states, mut legal) = (vec![game.start()], Vec::new());
        for name in self.names {
            let mut state = states[states.len() - 1].clone();
            let Some(mv) = find_move(&game, &state, name, &mut legal) else {
                break;
            };
            game.play(&mut state, mv);
            states.push(state);
        }
        let mut exact = ExactSolver::new(&game, self.memory);
        let mut exact_reach = self.reach(&game, &states, |state| {
            exact.payoff(&game, state, POSITIONS).is_some()
        });
        exact_reach.positions = exact.positions();
        let (mut endgame, mut calls) = (EndgameSolver::patient(PLIES), 0);
        let mut endgame_reach = self.reach(&game, &states, |state| {
            calls += 1;
            endgame.payoff(&game, state).is_some()
        });
        endgame_reach.positions = calls * u64::from(PLIES);
        [exact_reach, endgame_reach]
    }
}

impl Depths<'_> {
    /// Calls `solve` with each position, the last choice first, until it says that the position is solved or the time is up.
    fn reach<G: Game>(
        &self,
        game: &G,
        states: &[G::State],
        mut solve: impl FnMut(&G::State) -> bool,
    ) -> Reach {
        let mut reach = Reach::default();
        for (plies, state) in (0..).zip(states.iter().rev()) {
            if game.turn(state) == Turn::Over {
                continue;
            }
            let begin = ThreadTime::now();
            let mut is_solved = false;
            while !is_solved && begin.elapsed().as_secs_f64() < self.seconds {
                is_solved = solve(state);
            }
            reach.seconds += begin.elapsed().as_secs_f64();
            if !is_solved {
                break;
            }
            reach.plies = plies;
        }
        reach
    }
}
