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
//! A key of a position holds all that its future depends on ([`Game::key`](crate::game::Game::key)), in Keil the positions
//! that may not be repeated, so that transpositions are exact; two positions are taken for one only if their keys of 64
//! bits are equal by accident.
//!
//! With all earlier positions in its key a position of Keil is hardly ever met again. But a proof depends on an earlier
//! position only if it has looked at a placement that would make that position again. So each proof keeps the fewest stones
//! that any placement in it leaves, by seat: of the winning side those that it plays, of the other all that are possible. If
//! the earlier positions of each seat have fewer stones, the proof holds whatever they are, and is kept under a key without
//! them.

mod proof_numbers;

use std::cmp::Reverse;

use super::exact_table::{ALWAYS, Entry, ExactTable, Least, NO_MOVE};
use super::node::{Halves, bounds_to_halves};
use super::{Heuristics, Repetition};
use crate::board::CellMap;
use crate::game::{Seat, Turn, lead};
use proof_numbers::NumbersTable;

/// How much more a point of the score counts than one success of an action, when moves are ordered.
const POINT: i64 = 64;

/// Solves positions; keeps its transposition table from one to the next.
pub struct ExactSolver<G: Heuristics> {
    table: ExactTable,
    /// What is missing to positions without an answer, where positions may not be repeated.
    numbers: NumbersTable,
    /// How often the actions of each seat have settled a position.
    successes: [Vec<u32>; 2],
    /// Buffers of positions that are not on the path.
    free: Vec<Buffers<G>>,
    positions: u64,
    positions_left: u64,
    /// Whether proofs are kept without the earlier positions where these do not matter.
    shares_proofs: bool,
    /// The symmetries by which positions are taken for one; none where each is looked up by itself.
    symmetries: Vec<CellMap>,
}

/// An answer, and after which earlier positions it holds.
type Proof = (bool, Least);

/// The buffers of a position on the path.
struct Buffers<G: Heuristics> {
    /// The position after the move that is looked at or searched.
    after: G::State,
    moves: Vec<G::Move>,
    /// The moves that are not settled, by their places in the list, with what they are ordered by.
    open: Vec<(i64, u16)>,
}

impl<G: Heuristics> ExactSolver<G> {
    /// A solver with a table of so many mebibytes at most, for a game for two without chance.
    pub fn new(game: &G, mebibytes: usize) -> ExactSolver<G> {
        assert_eq!(game.seats(), 2, "a position is worth something to two seats");
        // One more for moves without an action.
        let actions = usize::from(game.actions()) + 1;
        let (of_answers, of_numbers) = match game.repetition(&game.start()) {
            Some(_) => (mebibytes - mebibytes / 2, mebibytes / 2),
            None => (mebibytes, 0),
        };
        ExactSolver {
            table: ExactTable::new(of_answers),
            numbers: NumbersTable::new(of_numbers),
            successes: [vec![0; actions], vec![0; actions]],
            free: Vec::new(),
            positions: 0,
            positions_left: 0,
            shares_proofs: true,
            symmetries: Vec::new(),
        }
    }

    /// The same solver, but every key has all earlier positions: slower, and the same answers.
    pub fn with_whole_keys(mut self) -> ExactSolver<G> {
        assert!(
            self.symmetries.is_empty(),
            "a key with all earlier positions has no images"
        );
        self.shares_proofs = false;
        self
    }

    /// The same solver, but positions that the symmetries of the game map to each other are taken for one: fewer positions,
    /// each of them slower. It pays off early in a game, when all images of a position can still occur.
    pub fn with_symmetries(mut self, game: &G) -> ExactSolver<G> {
        assert!(
            self.shares_proofs,
            "a key with all earlier positions has no images"
        );
        self.symmetries = game.symmetries();
        self
    }

    /// How many positions were searched so far.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// What the first seat earns by best play of both; `None` if that takes more than so many positions.
    pub fn payoff(&mut self, game: &G, state: &G::State, most: u64) -> Option<f32> {
        self.positions_left = most;
        let halves = match self.at_least(game, state, 1)? {
            false => 0,
            true => 1 + u8::from(self.at_least(game, state, 2)?),
        };
        Some(f32::from(halves) / 2.0)
    }

    /// Whether a seat wins by best play of both; `None` if that takes more than so many positions.
    pub fn wins(&mut self, game: &G, state: &G::State, seat: Seat, most: u64) -> Option<bool> {
        self.positions_left = most;
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
        if let Some((answer, _)) = self.settled(game, state, halves) {
            return Some(answer);
        }
        match game.repetition(state) {
            Some(_) => self.prove(game, state, halves),
            None => self.search(game, state, halves),
        }
    }

    /// Whether the first seat earns at least so many halves, if that is known without a search.
    fn settled(&self, game: &G, state: &G::State, halves: Halves) -> Option<Proof> {
        let bounds = bounds_to_halves(game.exact_bounds(state));
        if let Some(answer) = settled(bounds, halves) {
            return Some((answer, ALWAYS));
        }
        let entry = self.known(game, state)?;
        settled(entry.bounds(), halves).map(|answer| (answer, entry.least))
    }

    /// What the table has on a position. Where positions may not be repeated it is first looked up without the earlier ones:
    /// the bounds hold if none of those has so many stones that it could have mattered.
    fn known(&self, game: &G, state: &G::State) -> Option<Entry> {
        let Some(repetition) = self.repetition(game, state) else {
            return self.table.get(self.image_key(game, state, || game.key(state)));
        };
        let shared = self.table.get(repetition.key);
        let holding = shared.filter(|entry| holds(entry.least, &repetition));
        holding.or_else(|| self.table.get(game.key(state)))
    }

    /// What there is to know of earlier positions, if they may not be repeated.
    fn repetition(&self, game: &G, state: &G::State) -> Option<Repetition> {
        if !self.shares_proofs {
            return None;
        }
        let repetition = game.repetition(state)?;
        Some(Repetition {
            key: self.image_key(game, state, || repetition.key),
            ..repetition
        })
    }

    /// The key under which something is kept that holds after such earlier positions.
    fn key(&self, game: &G, state: &G::State, least: Least) -> u64 {
        match self.repetition(game, state) {
            Some(repetition) if holds(least, &repetition) => repetition.key,
            Some(_) => game.key(state),
            None => self.image_key(game, state, || game.key(state)),
        }
    }

    /// The least key of all images of a position, or its own.
    fn image_key(&self, game: &G, state: &G::State, own: impl FnOnce() -> u64) -> u64 {
        let images = self.symmetries.iter().map(|map| game.image_key(state, map));
        images.min().unwrap_or_else(own)
    }

    /// Searches a position that is not settled: whether the first seat earns at least so many halves. `None` if no more
    /// positions may be searched.
    fn search(&mut self, game: &G, state: &G::State, halves: Halves) -> Option<bool> {
        if self.positions_left == 0 {
            return None;
        }
        let known = self.known(game, state);
        if let Some(answer) = known.and_then(|entry| settled(entry.bounds(), halves)) {
            return Some(answer);
        }
        self.positions_left -= 1;
        self.positions += 1;
        let began = self.positions;
        let mut buffers = self.free.pop().unwrap_or_else(|| Buffers {
            after: state.clone(),
            moves: Vec::new(),
            open: Vec::new(),
        });
        // It may be the place of another move in the list of an image, which is only another order.
        let hash_move = known.map_or(NO_MOVE, |entry| entry.best);
        let found = self.search_moves(game, state, halves, hash_move, &mut buffers);
        self.free.push(buffers);
        let (answer, best) = found?;
        self.keep(game, state, halves, (answer, ALWAYS), best, began);
        Some(answer)
    }

    /// Keeps an answer, the place of the move that gives it, and how many positions were searched for it.
    fn keep(
        &mut self,
        game: &G,
        state: &G::State,
        halves: Halves,
        (answer, least): Proof,
        best: u16,
        began: u64,
    ) {
        let bounds = match answer {
            true => [halves, 2],
            false => [0, halves - 1],
        };
        let key = self.key(game, state, least);
        self.table.put(key, bounds, least, best, self.positions - began);
    }

    /// The answer, and the place of the move that gives it.
    fn search_moves(
        &mut self,
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
            match self.settled(game, after, halves) {
                Some((answer, _)) if answer == wanted => return Some((answer, place)),
                Some(_) => {}
                None if place == hash_move => open.push((i64::MAX, place)),
                None => open.push((self.order(game, seat, mv, after), place)),
            }
        }
        // The first of equals first, so that the order is the same on every machine.
        open.sort_unstable_by_key(|&(order, place)| (Reverse(order), place));
        for &(_, place) in open.iter() {
            let mv = moves[usize::from(place)];
            after.clone_from(state);
            game.play(after, mv);
            if self.search(game, after, halves)? == wanted {
                self.reward(usize::from(seat.0), action(game, mv));
                return Some((wanted, place));
            }
        }
        Some((!wanted, NO_MOVE))
    }

    /// How promising a move is: by the score after it and the successes of its action.
    fn order(&self, game: &G, seat: Seat, mv: G::Move, after: &G::State) -> i64 {
        let points = i64::from(lead(&game.score(after), 2, seat));
        let successes = i64::from(self.successes[usize::from(seat.0)][action(game, mv)]);
        points * POINT + successes
    }

    /// Counts a success of an action.
    fn reward(&mut self, seat: usize, action: usize) {
        let successes = &mut self.successes[seat];
        successes[action] += 1;
        if successes[action] > 1 << 12 {
            successes.iter_mut().for_each(|count| *count /= 2);
        }
    }
}

/// The seat to move in a position that is not settled.
fn mover<G: Heuristics>(game: &G, state: &G::State) -> Seat {
    match game.turn(state) {
        Turn::Seat(seat) => seat,
        _ => unreachable!("the bounds of a game that is over are equal, and there is no chance"),
    }
}

/// The place of a move's action among the successes.
fn action<G: Heuristics>(game: &G, mv: G::Move) -> usize {
    usize::from(game.action(mv).unwrap_or(game.actions()))
}

/// Whether the first seat earns at least so many halves, if the bounds say so.
fn settled([low, high]: [Halves; 2], halves: Halves) -> Option<bool> {
    match (low >= halves, high < halves) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

/// What two parts of a proof have looked at together.
fn both(one: Least, other: Least) -> Least {
    [0, 1].map(|seat| one[seat].min(other[seat]))
}

/// What a proof has looked at, with placements of a seat after which there are so many stones or more.
fn at_least(least: Least, seat: Seat, stones: u16) -> Least {
    let mut own = ALWAYS;
    // A number that is too large for the table is taken for a smaller one, which only makes the proof hold less often.
    own[usize::from(seat.0)] = stones.min(u8::MAX.into()) as u8;
    both(least, own)
}

/// Whether what a proof says holds after these earlier positions.
fn holds(least: Least, repetition: &Repetition) -> bool {
    let fewer = |seat: usize| repetition.most[seat] < least[seat].into();
    fewer(0) && fewer(1)
}
