//! The solution of a puzzle: how a won position goes on to the end of the game.
//!
//! The toughest defence is the longest ([`Prover::course`]). Where positions may not be repeated, a defence can go on for so
//! long that the longest cannot be found. There each side chooses by what the next ply shows.

use super::prover::Prover;
use tessera_core::game::{Turn, lead};
use tessera_search::Heuristics;

/// A line has at most so many plies.
const MOST_PLIES: usize = 60;
/// The difficulty of a choice at which half of the moves win. Where positions may not be repeated, nothing easier is asked of
/// the seat: otherwise each of many useless moves would have to be answered.
const EASY: f64 = 2.0;

/// How a won position goes on.
pub(super) struct Line<M> {
    /// The moves to the end of the game.
    pub plies: Vec<M>,
    /// All moves that win at each ply of the seat after the first, until the game is decided.
    pub later: Vec<Vec<M>>,
    /// The product, over the seat's choices before the game is decided, of legal moves over winning moves.
    pub rating: f64,
}

/// The line from a won position to the end of the game. Once it is decided both sides pass if they may. `None` if the limits
/// are too narrow.
pub(super) fn line<G: Heuristics>(prover: &mut Prover<G>, state: &G::State) -> Option<Line<G::Move>> {
    let game = prover.game;
    let has_course = game.repetition(state).is_none();
    let mut rating = if has_course {
        prover.course(state)?.rating
    } else {
        1.0
    };
    let (mut plies, mut later, mut state) = (Vec::new(), Vec::new(), state.clone());
    while game.turn(&state) != Turn::Over {
        if plies.len() == MOST_PLIES {
            return None;
        }
        let is_decided = prover.is_decided(&state);
        if !is_decided && !plies.is_empty() && game.turn(&state) == Turn::Seat(prover.seat) {
            later.push(prover.choice(&state)?.winning);
        }
        let mv = if is_decided {
            last_move(prover, &state)?
        } else if has_course {
            prover.next(&state)?.0
        } else if game.turn(&state) == Turn::Seat(prover.seat) {
            let choice = prover.choice(&state)?;
            rating *= choice.difficulty();
            strongest(prover, &state, &choice.winning)?
        } else {
            hardest_to_answer(prover, &state)?
        };
        plies.push(mv);
        game.play(&mut state, mv);
    }
    Some(Line { plies, later, rating })
}

/// Of winning moves the one that ends the game, or else leads by the most points; of equals a pass, or else the first.
fn strongest<G: Heuristics>(prover: &Prover<G>, state: &G::State, winning: &[G::Move]) -> Option<G::Move> {
    let game = prover.game;
    let strength = |&mv: &G::Move| {
        let after = prover.after(state, mv);
        let is_over = game.turn(&after) == Turn::Over;
        let lead = lead(&game.score(&after), game.seats(), prover.seat);
        (is_over, lead, is_pass(game, mv))
    };
    // Of equals the last is taken.
    winning.iter().rev().copied().max_by_key(strength)
}

/// The move of the other side after which the smallest share of the seat's moves wins; if that is never less than half of
/// them a pass, or else the first move.
fn hardest_to_answer<G: Heuristics>(prover: &mut Prover<G>, state: &G::State) -> Option<G::Move> {
    let game = prover.game;
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let easy = moves.iter().find(|&&mv| is_pass(game, mv)).or(moves.first());
    let (mut hardest, mut most) = (*easy?, EASY);
    for mv in moves {
        let after = prover.after(state, mv);
        if game.turn(&after) != Turn::Seat(prover.seat) || prover.is_decided(&after) {
            continue;
        }
        let difficulty = prover.choice(&after)?.difficulty();
        if difficulty > most {
            (hardest, most) = (mv, difficulty);
        }
    }
    Some(hardest)
}

/// A move of a decided game: a pass if it leaves the game decided, or else the first that does.
fn last_move<G: Heuristics>(prover: &Prover<G>, state: &G::State) -> Option<G::Move> {
    let game = prover.game;
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let stays = |&mv: &G::Move| prover.is_decided(&prover.after(state, mv));
    let passes = moves.iter().filter(|&&mv| is_pass(game, mv));
    passes.chain(&moves).copied().find(stays)
}

/// Whether a move has no action, as a pass.
pub(super) fn is_pass<G: Heuristics>(game: &G, mv: G::Move) -> bool {
    game.action(mv).is_none()
}
