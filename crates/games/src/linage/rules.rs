//! The rules of Linage, by Luis Bolaños Mures (2016).
//!
//! > A region is a maximal set of orthogonally contiguous empty points. A line is a set of three
//! > orthogonally contiguous empty points on the same row or column. A region is owned by Vertical if it
//! > contains no horizontal lines, and by Horizontal if it contains no vertical lines. A region is free if
//! > it's owned by neither player. [...] either pass or place a stone on an empty point which is part of a
//! > free region. At all times, every region must include at least one line.
//!
//! Only the regions beside a placed stone can change. What is near the stone ([`Near`]) mostly tells whether they do; the
//! whole board is asked for the rest.

mod lines;
mod near;

use rand::RngExt;

use self::lines::{Lines, Region};
use self::near::Near;
use crate::agreement::{AgreementMove, AgreementRules, BoardClosed, Side, TurnOrder};
use tessera_core::board::{Bits, Square};
use tessera_core::game::{BySeat, Dice, Game, Seat, Turn};

/// Linage on boards of up to `64 * W` cell numbers (see [`Square`]): `W` is 2 up to size 10, 4 up to 15 and
/// 6 up to 19.
#[derive(Clone, Debug)]
pub struct Linage<const W: usize> {
    pub(super) board: Square,
    pub(super) agreement_rules: AgreementRules,
}

/// One choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Bids the komi or chooses a side.
    Agreement(AgreementMove),
    /// Places a stone on this cell of a free region.
    Place(u16),
    /// Passes.
    Pass,
}

/// Why no stone may be placed on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// No stone may be placed anywhere.
    Closed(BoardClosed),
    /// There is a stone on the cell.
    Occupied,
    /// The cell is part of a region that this side owns.
    OwnedBy(Side),
    /// A region without a line would remain.
    WouldCutOffRegion,
}

/// The board and whose turn it is. Stones belong to nobody; regions may belong to a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position<const W: usize> {
    /// The points without a stone.
    pub(super) empty: Bits<W>,
    /// The points of regions that nobody owns.
    pub(super) free: Bits<W>,
    /// The points owned by each side.
    pub(super) owned: [Bits<W>; 2],
    /// Whose turn it is.
    pub(super) order: TurnOrder,
}

impl<const W: usize> Position<W> {
    /// A side owns this region from now on.
    fn give(&mut self, region: Bits<W>, side: Side) {
        self.free &= !region;
        self.owned[side as usize] |= region;
    }
}

impl<const W: usize> Linage<W> {
    /// Linage on a board of this size, `3..=19`, with a fixed komi in half points or one that is bid. A smaller
    /// board has no line even before the first stone.
    pub fn new(size: u16, komi: Option<i16>) -> Linage<W> {
        assert!((3..=19).contains(&size), "no Linage on size {size}");
        assert!(
            size * (size + 1) <= 64 * W as u16,
            "size {size} needs more than {W} words"
        );
        let agreement_rules = AgreementRules {
            side_names: ["vertical", "horizontal"],
            komi,
            lowest_bid: 1,
            button: false,
        };
        Linage {
            board: Square::new(size),
            agreement_rules,
        }
    }

    /// The key of a position whose empty points are these.
    pub(super) fn key_of(&self, state: &Position<W>, empty: Bits<W>) -> u64 {
        let key = state.order.key();
        empty.words().iter().fold(key, |key, &word| key.with(word)).key()
    }

    /// Whether every region beside `cell` still has a line once a stone is placed there.
    ///
    /// > At all times, every region must include at least one line.
    // Once for all that ask: copies at each place would add to the worker what they hardly gain in speed.
    #[inline(never)]
    pub(super) fn leaves_lines(&self, empty: Bits<W>, cell: u16) -> bool {
        let near = match W {
            ..=2 => Near::<1>::new(self.board, &empty, cell).leaves_lines(),
            _ => Near::<2>::new(self.board, &empty, cell).leaves_lines(),
        };
        near.unwrap_or_else(|| self.leaves_lines_far(empty, cell))
    }

    /// [`Linage::leaves_lines`] by a look at the whole board.
    #[cold]
    fn leaves_lines_far(&self, empty: Bits<W>, cell: u16) -> bool {
        let stone = Bits::only(cell);
        let empty = empty & !stone;
        let mut neighbours = self.board.grown(stone) & empty;
        while !neighbours.is_empty() {
            let region = self.region(empty, neighbours.least());
            if !region.has_line() {
                return false;
            }
            neighbours &= !region.points;
        }
        true
    }

    /// The region of `seed`, one of the empty points, or a part that shows that it is free.
    #[cold]
    #[inline(never)]
    fn region(&self, empty: Bits<W>, seed: Bits<W>) -> Region<W> {
        Lines::of(self.board, empty).region(self.board, empty, seed)
    }

    /// Whether the side to move may place a stone on a cell, and if not, why.
    ///
    /// > Either pass or place a stone on an empty point which is part of a free region.
    pub(super) fn check_placement(&self, state: &Position<W>, cell: u16) -> Result<(), Reason> {
        if let Some(closed) = state.order.board_closed() {
            Err(Reason::Closed(closed))
        } else if !state.empty.has(cell) {
            Err(Reason::Occupied)
        } else if let Some(side) = self.owner(state, cell) {
            Err(Reason::OwnedBy(side))
        } else if !self.leaves_lines(state.empty, cell) {
            Err(Reason::WouldCutOffRegion)
        } else {
            Ok(())
        }
    }

    /// The side that owns the region of a cell; `None` for a stone and for a cell of a free region.
    pub(super) fn owner(&self, state: &Position<W>, cell: u16) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| state.owned[side as usize].has(cell))
    }

    /// The cells of free regions where a stone leaves every region a line.
    pub(super) fn placements(&self, state: &Position<W>) -> impl Iterator<Item = u16> {
        let empty = state.empty;
        state
            .free
            .iter()
            .filter(move |&cell| self.leaves_lines(empty, cell))
    }

    /// Places a stone and finds the regions beside it that a side owns from now on.
    fn place(&self, state: &mut Position<W>, cell: u16) {
        debug_assert!(state.free.has(cell) && self.leaves_lines(state.empty, cell));
        let stone = Bits::only(cell);
        state.empty &= !stone;
        state.free &= !stone;
        match W {
            ..=2 => self.find_owners::<1>(state, cell),
            _ => self.find_owners::<2>(state, cell),
        }
    }

    /// Finds the regions beside a new stone that a side owns from now on.
    #[inline]
    fn find_owners<const N: usize>(&self, state: &mut Position<W>, cell: u16) {
        let near = Near::<N>::new(self.board, &state.empty, cell);
        let mut neighbours = near.doubtful();
        while !neighbours.is_empty() {
            let seed = neighbours.least();
            let reached = match near.region(seed) {
                Some(region) => {
                    if let Some(side) = region.owner() {
                        state.give(near.view().on_board(region.points), side);
                    }
                    region.points
                }
                None => {
                    let region = self.region(state.empty, near.view().on_board(seed));
                    if let Some(side) = region.owner() {
                        state.give(region.points, side);
                    }
                    near.view().of(&region.points)
                }
            };
            neighbours &= !reached;
        }
    }

    /// The regions that a set of empty points is made of.
    pub(super) fn regions(&self, empty: Bits<W>) -> Vec<Bits<W>> {
        let (mut left, mut regions) = (empty, Vec::new());
        while !left.is_empty() {
            let mut region = left.least();
            loop {
                let grown = self.board.grown(region) & empty;
                if grown == region {
                    break;
                }
                region = grown;
            }
            left &= !region;
            regions.push(region);
        }
        regions
    }

    /// The points owned by each side.
    pub(super) fn points(&self, state: &Position<W>) -> [i32; 2] {
        state.owned.map(|owned| owned.count() as i32)
    }
}

impl<const W: usize> Game for Linage<W> {
    type State = Position<W>;
    type Move = Move;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Position<W> {
        let all = self.board.all();
        Position {
            empty: all,
            free: all,
            owned: [Bits::EMPTY; 2],
            order: TurnOrder::new(&self.agreement_rules),
        }
    }

    #[inline]
    fn turn(&self, state: &Position<W>) -> Turn {
        state.order.turn()
    }

    fn moves(&self, state: &Position<W>, out: &mut Vec<Move>) {
        let order = &state.order;
        out.extend(order.agreement_moves(&self.agreement_rules).map(Move::Agreement));
        if order.board_closed().is_some() {
            return;
        }
        out.extend(self.placements(state).map(Move::Place));
        out.push(Move::Pass);
    }

    fn play(&self, state: &mut Position<W>, mv: Move) {
        match mv {
            Move::Agreement(mv) => state.order.agree(mv),
            Move::Place(cell) => {
                self.place(state, cell);
                state.order.end_turn();
            }
            Move::Pass => state.order.pass(),
        }
    }

    fn score(&self, state: &Position<W>) -> BySeat<i32> {
        state.order.agreement.score(self.points(state))
    }

    fn has_owners(&self) -> bool {
        true
    }

    fn each_owned(&self, state: &Position<W>, note: &mut dyn FnMut(u16, Seat)) {
        for side in Side::BOTH {
            let seat = state.order.agreement.seat(side);
            state.owned[side as usize]
                .iter()
                .for_each(|cell| note(cell, seat));
        }
    }

    fn key(&self, state: &Position<W>) -> u64 {
        self.key_of(state, state.empty)
    }

    fn random_move(&self, state: &Position<W>, dice: &mut Dice, _: &mut Vec<Move>) -> Move {
        if let Some(mv) = state.order.random_agreement(&self.agreement_rules, dice) {
            return Move::Agreement(mv);
        }
        // Rejection sampling: a draw among the points of free regions and the pass, repeated while the point is
        // illegal, is uniform over the legal moves. Most points are legal, and the pass always is.
        let free = state.free.count();
        loop {
            let rank = dice.random_range(0..=free);
            if rank == free {
                return Move::Pass;
            }
            let cell = state.free.nth(rank);
            if self.leaves_lines(state.empty, cell) {
                return Move::Place(cell);
            }
        }
    }
}
