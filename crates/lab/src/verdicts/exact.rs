//! The moves of a choice, and their exact values.

use std::sync::Arc;

use tessera_core::game::{Game, Seat, Turn};
use tessera_games::catalog::Visitor;
use tessera_games::play::{Notation, replay};
use tessera_search::{EndgameSolver, Heuristics, MaxN, Random, Search, Status};

/// How many plies the exact search of a move plays at most, in a game without chance.
const PLIES_PER_MOVE: u32 = 150_000;
/// How many steps the exact searches of all moves of a position make together, in a game with chance.
const STEPS_PER_POSITION: u32 = 2_000;

/// The names of all moves of the choice after these names, of as many plies joined by dots.
pub(super) struct Moves<'n> {
    pub names: &'n [String],
    pub plies: usize,
}

impl Visitor for Moves<'_> {
    type Output = Vec<String>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Vec<String> {
        let state = replay(&game, self.names).expect("the names of a game");
        let moves = states_after(&game, &state, self.plies);
        moves.into_iter().map(|(name, _)| name).collect()
    }
}

/// The exact value of every move of the choices of a game for two, the last choice first, until a choice is not solved
/// within the limits.
pub(super) struct ExactChoices<'n> {
    pub names: &'n [String],
    /// The first ply of each choice, and how many plies it spans.
    pub choices: &'n [(usize, usize)],
}

impl Visitor for ExactChoices<'_> {
    type Output = Vec<Vec<(String, f32)>>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Self::Output {
        assert_eq!(game.seats(), 2, "exact values are those of a game for two");
        let mut solver = EndgameSolver::<G>::patient(PLIES_PER_MOVE);
        let game = Arc::new(game);
        let mut solved = Vec::new();
        for &(ply, plies) in self.choices.iter().rev() {
            let state = replay(&*game, &self.names[..ply]).expect("the names of a game");
            let Turn::Seat(seat) = game.turn(&state) else {
                unreachable!("a seat makes a choice")
            };
            let mut steps_left = STEPS_PER_POSITION;
            let value = |(name, after): (String, G::State)| {
                let first = if after_chance(&*game, &after) {
                    with_chance(&game, &after, &mut steps_left)?
                } else {
                    solver.payoff(&*game, &after)?
                };
                let own = if seat == Seat::FIRST { first } else { 1.0 - first };
                Some((name, own))
            };
            let moves = states_after(&*game, &state, plies);
            match moves.into_iter().map(value).collect() {
                Some(values) => solved.push(values),
                None => break,
            }
        }
        solved
    }
}

/// The moves of a choice and the positions after them.
fn states_after<G: Notation>(game: &G, state: &G::State, plies: usize) -> Vec<(String, G::State)> {
    let mut open = vec![(String::new(), state.clone())];
    for ply in 0..plies {
        let mut next = Vec::new();
        for (name, state) in open {
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            for mv in moves {
                let own = game.name(&state, mv);
                let joined = if ply == 0 {
                    own
                } else {
                    [&name, ".", &own].concat()
                };
                let mut after = state.clone();
                game.play(&mut after, mv);
                next.push((joined, after));
            }
        }
        open = next;
    }
    open
}

/// Whether chance may decide the rest of the game: whether the position is a draw, or one after its first move.
fn after_chance<G: Game>(game: &G, state: &G::State) -> bool {
    game.turn(&game.start()) == Turn::Chance || game.turn(state) == Turn::Chance
}

/// The exact value of a position for the first seat where chance plays; `None` if the steps run out.
fn with_chance<G: Game>(game: &Arc<G>, state: &G::State, steps_left: &mut u32) -> Option<f32> {
    let turn = game.turn(state);
    if turn == Turn::Over {
        return Some(game.payoff(state)[Seat::FIRST]);
    }
    let mut search = MaxN::new(game.clone(), state, Random::new(game.clone(), state));
    let mut dice = tessera_core::game::dice(0);
    loop {
        *steps_left = steps_left.checked_sub(1)?;
        if search.step(&mut dice) == Status::Finished {
            break;
        }
    }
    let result = search.result();
    let best = result.best()?.value;
    Some(match turn {
        Turn::Chance => {
            let weighed = result
                .lines
                .iter()
                .map(|line| (game.weight(state, line.mv), line.value));
            let (all, sum) = weighed.fold((0, 0.0), |(all, sum), (weight, value)| {
                (all + weight, sum + weight as f32 * value)
            });
            sum / all as f32
        }
        Turn::Seat(Seat::FIRST) => best,
        _ => 1.0 - best,
    })
}
