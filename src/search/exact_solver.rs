//! An exact solver for games for two without chance: it proves what a position is worth, however long that takes.
//!
//! Every question has two answers: does the first seat earn at least so much? So each window of alpha-beta is null, and a
//! payoff takes two questions at most. Before a move is searched, all moves are looked at: where the score bounds of a game
//! or the transposition table settle one of them, the position is settled (enhanced transposition cutoffs, Plaat et al.
//! 1996). The others are searched in this order: the move that settled the position before, then by how often the move's
//! action has settled others (history heuristic, Schaeffer 1989) and by the score after it.
//!
//! Where a game can go on for very long, as Keil by captures, the same question is first asked for few plies and then for
//! more and more (iterative deepening): most positions have a short proof, and a search in depth alone would miss it.
//!
//! A key of a position holds all that its future depends on ([`Game::key`](crate::game::Game::key)), in Keil the positions
//! that may not be repeated, so that transpositions are exact; two positions are taken for one only if their keys of 64
//! bits are equal by accident.

use super::Heuristics;
use super::exact_table::{ExactTable, NO_MOVE};
use super::node::{Halves, UNPROVEN, bounds_to_halves};
use crate::game::{Seat, Turn, lead};

/// How many plies deep a position may lie: Keil can go on for very long.
const MAX_DEPTH: u32 = 1_000;

/// Within how many plies a proof is looked for, one after the other, where a game can go on for very long.
const DEPTHS: [u32; 12] = [2, 4, 6, 8, 10, 12, 16, 20, 28, 40, 80, MAX_DEPTH];

/// How much more a point of the score counts than one success of an action, when moves are ordered.
const POINT: i64 = 64;

/// Solves positions; keeps its transposition table from one to the next.
pub struct ExactSolver<G: Heuristics> {
    table: ExactTable,
    /// How often the actions of each seat have settled a position.
    successes: [Vec<u32>; 2],
    /// Buffers of positions that are not on the path.
    free: Vec<Buffers<G>>,
    positions: u64,
    positions_left: u64,
}

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
        ExactSolver {
            table: ExactTable::new(mebibytes),
            successes: [vec![0; actions], vec![0; actions]],
            free: Vec::new(),
            positions: 0,
            positions_left: 0,
        }
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
        if let Some(answer) = settled(self.bounds(game, state), halves) {
            return Some(answer);
        }
        let is_long = game.max_playout_plies(state) != u32::MAX;
        let depths = if is_long { &DEPTHS[..] } else { &[MAX_DEPTH] };
        let found = depths.iter().find_map(|&depth| {
            let answer = self.search(game, state, halves, depth);
            (answer.is_some() || self.positions_left == 0).then_some(answer)
        });
        found.flatten()
    }

    /// What is known of a position without searching it.
    fn bounds(&self, game: &G, state: &G::State) -> [Halves; 2] {
        let bounds = bounds_to_halves(game.exact_bounds(state));
        if bounds[0] == bounds[1] {
            return bounds;
        }
        let known = self.table.get(game.key(state));
        let [low, high] = known.map_or(UNPROVEN, |entry| entry.bounds);
        [bounds[0].max(low), bounds[1].min(high)]
    }

    /// Searches a position that is not settled: whether the first seat earns at least so many halves. `None` if that is not
    /// found out within so many plies, or if no more positions may be searched.
    fn search(&mut self, game: &G, state: &G::State, halves: Halves, plies: u32) -> Option<bool> {
        if self.positions_left == 0 || plies == 0 {
            return None;
        }
        let key = game.key(state);
        let known = self.table.get(key);
        if let Some(answer) = known.and_then(|entry| settled(entry.bounds, halves)) {
            return Some(answer);
        }
        if known.is_some_and(|entry| u32::from(entry.tried[usize::from(halves) - 1]) >= plies) {
            return None;
        }
        self.positions_left -= 1;
        self.positions += 1;
        let began = self.positions;
        let mut buffers = self.free.pop().unwrap_or_else(|| Buffers {
            after: state.clone(),
            moves: Vec::new(),
            open: Vec::new(),
        });
        let hash_move = known.map_or(NO_MOVE, |entry| entry.best);
        let found = self.search_moves(game, state, halves, plies, hash_move, &mut buffers);
        self.free.push(buffers);
        let searched = self.positions - began;
        let Some((answer, best)) = found else {
            if self.positions_left > 0 {
                self.table.put_tried(key, halves, plies, searched);
            }
            return None;
        };
        let bounds = match answer {
            true => [halves, 2],
            false => [0, halves - 1],
        };
        self.table.put(key, bounds, best, searched);
        Some(answer)
    }

    /// The answer, and the place of the move that gives it.
    fn search_moves(
        &mut self,
        game: &G,
        state: &G::State,
        halves: Halves,
        plies: u32,
        hash_move: u16,
        buffers: &mut Buffers<G>,
    ) -> Option<(bool, u16)> {
        let Turn::Seat(seat) = game.turn(state) else {
            unreachable!("the bounds of a game that is over are equal, and there is no chance")
        };
        // What the seat to move hopes for.
        let wanted = seat == Seat::FIRST;
        let Buffers { after, moves, open } = buffers;
        moves.clear();
        open.clear();
        game.moves(state, moves);
        for (place, &mv) in (0u16..).zip(moves.iter()) {
            after.clone_from(state);
            game.play(after, mv);
            match settled(self.bounds(game, after), halves) {
                Some(answer) if answer == wanted => return Some((answer, place)),
                Some(_) => {}
                None if place == hash_move => open.push((i64::MAX, place)),
                None => {
                    let points = i64::from(lead(&game.score(after), 2, seat));
                    let successes = i64::from(self.successes[usize::from(seat.0)][action(game, mv)]);
                    open.push((points * POINT + successes, place));
                }
            }
        }
        // The first of equals first, so that the order is the same on every machine.
        open.sort_unstable_by_key(|&(order, place)| (std::cmp::Reverse(order), place));
        let mut is_known = true;
        for &(_, place) in open.iter() {
            let mv = moves[usize::from(place)];
            after.clone_from(state);
            game.play(after, mv);
            match self.search(game, after, halves, plies - 1) {
                Some(answer) if answer == wanted => {
                    self.reward(usize::from(seat.0), action(game, mv));
                    return Some((wanted, place));
                }
                Some(_) => {}
                None if self.positions_left == 0 => return None,
                None => is_known = false,
            }
        }
        is_known.then_some((!wanted, NO_MOVE))
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
