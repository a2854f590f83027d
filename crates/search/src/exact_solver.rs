//! An exact solver for games for two without chance: it proves what a position is worth, however long that takes.
//!
//! Every question has two answers: does the first seat earn at least so much? So each window of alpha-beta is null, and a
//! payoff takes two questions at most. Before a move is searched, all moves are looked at: where the score bounds of a game
//! or the transposition table settle one of them, the position is settled (enhanced transposition cutoffs, Plaat et al.
//! 1996). The others are searched in this order: the move that settled the position before, then by how often the move's
//! action has settled others (history heuristic, Schaeffer 1989) and by the score after it.
//!
//! Where positions may not be repeated, as in Keil, a game can go on for very long, and a search in depth would follow
//! hopeless attacks to their ends. There the same question is answered by proof-number search ([`proof_numbers`]).
//!
//! A key of a position holds all that its future depends on ([`Game::key`](tessera_core::game::Game::key)), in Keil the positions
//! that may not be repeated, so that transpositions are exact; two positions are taken for one only if their keys of 64
//! bits are equal by accident.
//!
//! With all earlier positions in its key a position of Keil is hardly ever met again. But a proof depends on an earlier
//! position only if it has looked at a placement that would make that position again. So each proof keeps the fewest stones
//! that any placement in it leaves, by seat: of the winning side those that it plays, of the other all that are possible. If
//! the earlier positions of each seat have fewer stones, the proof holds whatever they are, and is kept under a key without
//! them.

mod alpha_beta;
mod answers;
mod proof_numbers;

use super::Heuristics;
use super::node::Halves;
use alpha_beta::AlphaBeta;
use answers::Answers;
use proof_numbers::ProofNumbers;
use tessera_core::game::{Seat, Turn};

/// Solves positions; keeps its transposition table from one to the next.
pub struct ExactSolver<G: Heuristics> {
    answers: Answers,
    alpha_beta: AlphaBeta<G>,
    /// Where positions may not be repeated.
    proof_numbers: ProofNumbers,
}

impl<G: Heuristics> ExactSolver<G> {
    /// A solver with a table of so many mebibytes at most, for a game for two without chance.
    pub fn new(game: &G, mebibytes: usize) -> ExactSolver<G> {
        assert_eq!(game.seats(), 2, "a position is worth something to two seats");
        let (of_answers, of_numbers) = match game.repetition(&game.start()) {
            Some(_) => (mebibytes - mebibytes / 2, mebibytes / 2),
            None => (mebibytes, 0),
        };
        ExactSolver {
            answers: Answers::new(of_answers, game.actions()),
            alpha_beta: AlphaBeta::new(),
            proof_numbers: ProofNumbers::new(of_numbers),
        }
    }

    /// The same solver, but every key has all earlier positions: slower, and the same answers.
    pub fn with_whole_keys(mut self) -> ExactSolver<G> {
        assert!(
            self.answers.symmetries.is_empty(),
            "a key with all earlier positions has no images"
        );
        self.answers.shares_proofs = false;
        self
    }

    /// The same solver, but positions that the symmetries of the game map to each other are taken for one: fewer positions,
    /// each of them slower. It pays off early in a game, when all images of a position can still occur.
    pub fn with_symmetries(mut self, game: &G) -> ExactSolver<G> {
        assert!(
            self.answers.shares_proofs,
            "a key with all earlier positions has no images"
        );
        self.answers.symmetries = game.symmetries();
        self
    }

    /// How many positions were searched so far.
    pub fn positions(&self) -> u64 {
        self.answers.positions
    }

    /// What the first seat earns by best play of both; `None` if that takes more than so many positions.
    pub fn payoff(&mut self, game: &G, state: &G::State, most: u64) -> Option<f32> {
        self.answers.positions_left = most;
        let halves = if self.at_least(game, state, 1)? {
            1 + u8::from(self.at_least(game, state, 2)?)
        } else {
            0
        };
        Some(f32::from(halves) / 2.0)
    }

    /// Whether a seat wins by best play of both; `None` if that takes more than so many positions.
    pub fn wins(&mut self, game: &G, state: &G::State, seat: Seat, most: u64) -> Option<bool> {
        self.answers.positions_left = most;
        match seat {
            Seat::FIRST => self.at_least(game, state, 2),
            _ => self.at_least(game, state, 1).map(|at_least| !at_least),
        }
    }

    /// For each legal move whether it keeps a win of the seat to move; `None` if one takes more than so many positions.
    pub fn winning_moves(
        &mut self,
        game: &G,
        state: &G::State,
        moves: &[G::Move],
        most: u64,
    ) -> Option<Vec<bool>> {
        let Turn::Seat(seat) = game.turn(state) else {
            return Some(Vec::new());
        };
        let wins = |&mv: &G::Move| {
            let mut after = state.clone();
            game.play(&mut after, mv);
            self.wins(game, &after, seat, most)
        };
        moves.iter().map(wins).collect()
    }

    /// Whether the first seat earns at least so many halves by best play of both.
    fn at_least(&mut self, game: &G, state: &G::State, halves: Halves) -> Option<bool> {
        if let Some((answer, _)) = self.answers.settled(game, state, halves) {
            return Some(answer);
        }
        match game.repetition(state) {
            Some(_) => self.proof_numbers.prove(&mut self.answers, game, state, halves),
            None => self.alpha_beta.search(&mut self.answers, game, state, halves),
        }
    }
}
