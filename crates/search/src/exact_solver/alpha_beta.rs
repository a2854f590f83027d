//! Alpha-beta with null windows.

use std::cmp::Reverse;

use super::super::Heuristics;
use super::super::exact_table::{ALWAYS, NO_MOVE};
use super::super::node::Halves;
use super::answers::{Answers, mover, settled};
use tessera_core::game::Seat;

/// Searches in depth.
pub(super) struct AlphaBeta<G: Heuristics> {
    /// Buffers of positions that are not on the path.
    free: Vec<Buffers<G>>,
}

/// The buffers of a position on the path.
struct Buffers<G: Heuristics> {
    /// The position after the move that is looked at or searched.
    after: G::State,
    moves: Vec<G::Move>,
    /// The moves that are not settled, by their places in the list, with what they are ordered by.
    open: Vec<(i64, u16)>,
}

impl<G: Heuristics> AlphaBeta<G> {
    /// A search.
    pub fn new() -> AlphaBeta<G> {
        AlphaBeta { free: Vec::new() }
    }

    /// Searches a position that is not settled: whether the first seat earns at least so many halves. `None` if no more
    /// positions may be searched.
    pub fn search(
        &mut self,
        answers: &mut Answers,
        game: &G,
        state: &G::State,
        halves: Halves,
    ) -> Option<bool> {
        let known = answers.known(game, state);
        if let Some(answer) = known.and_then(|entry| settled(entry.bounds(), halves)) {
            return Some(answer);
        }
        if !answers.count() {
            return None;
        }
        let began = answers.positions;
        let mut buffers = self.free.pop().unwrap_or_else(|| Buffers {
            after: state.clone(),
            moves: Vec::new(),
            open: Vec::new(),
        });
        // It may be the place of another move in the list of an image, which is only another order.
        let hash_move = known.map_or(NO_MOVE, |entry| entry.best);
        let found = self.search_moves(answers, game, state, halves, hash_move, &mut buffers);
        self.free.push(buffers);
        let (answer, best) = found?;
        answers.keep(game, state, halves, (answer, ALWAYS), best, began);
        Some(answer)
    }

    /// The answer, and the place of the move that gives it.
    fn search_moves(
        &mut self,
        answers: &mut Answers,
        game: &G,
        state: &G::State,
        halves: Halves,
        hash_move: u16,
        buffers: &mut Buffers<G>,
    ) -> Option<(bool, u16)> {
        let seat = mover(game, state);
        // What the seat to move hopes for.
        let wanted = seat == Seat::FIRST;
        let Buffers { after, moves, open } = buffers;
        moves.clear();
        open.clear();
        game.moves(state, moves);
        for (place, &mv) in (0u16..).zip(moves.iter()) {
            after.clone_from(state);
            game.play(after, mv);
            match answers.settled(game, after, halves) {
                Some((answer, _)) if answer == wanted => return Some((answer, place)),
                Some(_) => {}
                None if place == hash_move => open.push((i64::MAX, place)),
                None => open.push((answers.order(game, seat, mv, after), place)),
            }
        }
        // The first of equals first, so that the order is the same on every machine.
        open.sort_unstable_by_key(|&(order, place)| (Reverse(order), place));
        for &(_, place) in open.iter() {
            let mv = moves[usize::from(place)];
            after.clone_from(state);
            game.play(after, mv);
            if self.search(answers, game, after, halves)? == wanted {
                answers.reward(game, seat, mv);
                return Some((wanted, place));
            }
        }
        Some((!wanted, NO_MOVE))
    }
}
