//! What the searches of the exact solver share: the answers that were found, which moves tend to give them, and how many
//! positions may still be searched.

use super::super::exact_table::{ALWAYS, Entry, ExactTable, Least};
use super::super::node::{Halves, bounds_to_halves};
use super::super::{Heuristics, Repetition};
use tessera_core::board::CellMap;
use tessera_core::game::{Seat, Turn, lead};

/// How much more a point of the score counts than one success of an action, when moves are ordered.
const POINT: i64 = 64;

/// An answer, and after which earlier positions it holds.
pub(super) type Proof = (bool, Least);

/// What was found out, and how much may be tried.
pub(super) struct Answers {
    table: ExactTable,
    /// How often the actions of each seat have settled a position.
    successes: [Vec<u32>; 2],
    /// How many positions were searched.
    pub positions: u64,
    /// How many more may be searched.
    pub positions_left: u64,
    /// Whether proofs are kept without the earlier positions where these do not matter.
    pub shares_proofs: bool,
    /// The symmetries by which positions are taken for one; none where each is looked up by itself.
    pub symmetries: Vec<CellMap>,
}

impl Answers {
    /// No answers, in a table of at most so many mebibytes, for a game with so many actions.
    pub fn new(mebibytes: usize, actions: u16) -> Answers {
        // One more for moves without an action.
        let actions = usize::from(actions) + 1;
        Answers {
            table: ExactTable::new(mebibytes),
            successes: [vec![0; actions], vec![0; actions]],
            positions: 0,
            positions_left: 0,
            shares_proofs: true,
            symmetries: Vec::new(),
        }
    }

    /// Counts a position that is searched; whether that was still allowed.
    pub fn count(&mut self) -> bool {
        let is_allowed = self.positions_left > 0;
        self.positions_left -= u64::from(is_allowed);
        self.positions += u64::from(is_allowed);
        is_allowed
    }

    /// Whether the first seat earns at least so many halves, if that is known without a search.
    pub fn settled<G: Heuristics>(&self, game: &G, state: &G::State, halves: Halves) -> Option<Proof> {
        let bounds = bounds_to_halves(game.exact_bounds(state));
        if let Some(answer) = settled(bounds, halves) {
            return Some((answer, ALWAYS));
        }
        let entry = self.known(game, state)?;
        settled(entry.bounds(), halves).map(|answer| (answer, entry.least))
    }

    /// What the table has on a position. Where positions may not be repeated it is first looked up without the earlier ones:
    /// the bounds hold if none of those has so many stones that it could have mattered.
    pub fn known<G: Heuristics>(&self, game: &G, state: &G::State) -> Option<Entry> {
        let Some(repetition) = self.repetition(game, state) else {
            return self.table.get(self.image_key(game, state, || game.key(state)));
        };
        let shared = self.table.get(repetition.key);
        let holding = shared.filter(|entry| holds(entry.least, &repetition));
        holding.or_else(|| self.table.get(game.key(state)))
    }

    /// What there is to know of earlier positions, if they may not be repeated.
    pub fn repetition<G: Heuristics>(&self, game: &G, state: &G::State) -> Option<Repetition> {
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
    fn key<G: Heuristics>(&self, game: &G, state: &G::State, least: Least) -> u64 {
        match self.repetition(game, state) {
            Some(repetition) if holds(least, &repetition) => repetition.key,
            Some(_) => game.key(state),
            None => self.image_key(game, state, || game.key(state)),
        }
    }

    /// The least key of all images of a position, or its own.
    fn image_key<G: Heuristics>(&self, game: &G, state: &G::State, own: impl FnOnce() -> u64) -> u64 {
        let images = self.symmetries.iter().map(|map| game.image_key(state, map));
        images.min().unwrap_or_else(own)
    }

    /// Keeps an answer, the place of the move that gives it, and how many positions were searched for it.
    pub fn keep<G: Heuristics>(
        &mut self,
        game: &G,
        state: &G::State,
        halves: Halves,
        (answer, least): Proof,
        best: u16,
        began: u64,
    ) {
        let bounds = if answer { [halves, 2] } else { [0, halves - 1] };
        let key = self.key(game, state, least);
        self.table.put(key, bounds, least, best, self.positions - began);
    }

    /// How promising a move is: by the score after it and the successes of its action.
    pub fn order<G: Heuristics>(&self, game: &G, seat: Seat, mv: G::Move, after: &G::State) -> i64 {
        let points = i64::from(lead(&game.score(after), 2, seat));
        let successes = i64::from(self.successes[usize::from(seat.0)][action(game, mv)]);
        points * POINT + successes
    }

    /// Counts a success of a move's action.
    pub fn reward<G: Heuristics>(&mut self, game: &G, seat: Seat, mv: G::Move) {
        let action = action(game, mv);
        let successes = &mut self.successes[usize::from(seat.0)];
        successes[action] += 1;
        if successes[action] > 1 << 12 {
            successes.iter_mut().for_each(|count| *count /= 2);
        }
    }
}

/// The seat to move in a position that is not settled.
pub(super) fn mover<G: Heuristics>(game: &G, state: &G::State) -> Seat {
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
pub(super) fn settled([low, high]: [Halves; 2], halves: Halves) -> Option<bool> {
    match (low >= halves, high < halves) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

/// What two parts of a proof have looked at together.
pub(super) fn both(one: Least, other: Least) -> Least {
    [0, 1].map(|seat| one[seat].min(other[seat]))
}

/// What a proof has looked at, with placements of a seat after which there are so many stones or more.
pub(super) fn at_least(least: Least, seat: Seat, stones: u16) -> Least {
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
