//! Which positions are puzzles: the criteria of Ai Ai's reports, and the rules by which dull ones are thrown out.

use super::line::{Line, is_pass, line};
use super::prover::Prover;
use tessera_core::game::Turn;
use tessera_search::Heuristics;

/// A puzzle has at least so many legal moves; where a stone of three is replaced, there are three.
pub(super) const LEAST_MOVES: usize = 3;
/// The seat has at least so many choices in the line at which not every move wins.
pub(super) const LEAST_CHOICES: usize = 2;

/// So many moves are made in one turn at most, and may be one choice made in any order.
const MOST_IN_A_TURN: usize = 3;

/// Why a position is no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rejection {
    /// No seat is to choose among enough moves, or the score bounds decide the game already.
    Settled,
    /// The seat to move does not win.
    NotWon,
    /// Several different choices win.
    Several,
    /// Every other move loses within two plies, so that the key move is forced.
    Forced,
    /// After the first move, or the first turn, every move wins: nothing is left to find.
    Dull,
    /// It is not solved within the limits.
    Unsolved,
}

/// A position that is a puzzle.
#[derive(Clone, Debug)]
pub(super) struct Found<M> {
    /// The first moves that win: one, or several of one turn in any order.
    pub first: Vec<M>,
    /// The line with the toughest defence to the end of the game.
    pub line: Vec<M>,
    /// All moves that win at each own ply of the line after the first, until the game is decided.
    pub later: Vec<Vec<M>>,
    /// The product of legal moves over winning moves at the seat's choices of the line.
    pub rating: f64,
}

/// Looks whether a position is a puzzle for the seat to move.
pub(super) fn examine<G: Heuristics>(
    prover: &mut Prover<G>,
    state: &G::State,
) -> Result<Found<G::Move>, Rejection> {
    let game = prover.game;
    let Turn::Seat(seat) = game.turn(state) else {
        return Err(Rejection::Settled);
    };
    prover.of_seat(seat);
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let [low, high] = game.exact_bounds(state);
    if moves.len() < LEAST_MOVES || low == high {
        return Err(Rejection::Settled);
    }
    match prover.wins(state) {
        None => return Err(Rejection::Unsolved),
        Some(false) => return Err(Rejection::NotWon),
        Some(true) => {}
    }
    let choice = prover
        .narrow_choice(state, MOST_IN_A_TURN)
        .ok_or(Rejection::Unsolved)?;
    if !prover
        .is_single(state, &choice.winning)
        .ok_or(Rejection::Unsolved)?
    {
        return Err(Rejection::Several);
    }
    let is_other = |mv: &&G::Move| !choice.winning.contains(mv);
    if !choice
        .moves
        .iter()
        .filter(is_other)
        .any(|&mv| prover.is_harmless(state, mv))
    {
        return Err(Rejection::Forced);
    }
    let Line { plies, later, rating } = line(prover, state).ok_or(Rejection::Unsolved)?;
    if choices_to_find(prover, state, &plies).ok_or(Rejection::Unsolved)? < LEAST_CHOICES {
        Err(Rejection::Dull)
    } else {
        Ok(Found {
            first: choice.winning,
            line: plies,
            later,
            rating,
        })
    }
}

/// At how many turns of the line the seat has to find a move: the plies of a turn in a row count once. Where positions may not
/// be repeated, a pass that ends the game does not count: there nearly every line ends with one, because the seat that leads
/// has nothing left to place but what would harm it.
fn choices_to_find<G: Heuristics>(
    prover: &mut Prover<G>,
    state: &G::State,
    line: &[G::Move],
) -> Option<usize> {
    let own = prover.game.turn(state);
    let has_long_lines = prover.game.repetition(state).is_some();
    let (mut state, mut count, mut counted) = (state.clone(), 0, false);
    for &mv in line {
        let after = prover.after(&state, mv);
        let is_over = prover.game.turn(&after) == Turn::Over;
        let is_last_pass = is_over && has_long_lines && is_pass(prover.game, mv);
        if prover.game.turn(&state) != own {
            counted = false;
        } else if !counted && !is_last_pass && !prover.is_decided(&state) {
            let choice = prover.choice(&state)?;
            if choice.winning.len() < choice.moves.len() {
                (count, counted) = (count + 1, true);
            }
        }
        state = after;
    }
    Some(count)
}
