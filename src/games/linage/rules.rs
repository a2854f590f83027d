//! The rules of Linage, by Luis Bolaños Mures (2016).
//!
//! > A region is a maximal set of orthogonally contiguous empty points. A line is a set of three
//! > orthogonally contiguous empty points on the same row or column. A region is owned by Vertical if it
//! > contains no horizontal lines, and by Horizontal if it contains no vertical lines. A region is free if
//! > it's owned by neither player. [...] either pass or place a stone on an empty point which is part of a
//! > free region. At all times, every region must include at least one line.
//!
//! A line is known by its middle point, so a region has a line of a kind exactly if it meets the set of such
//! middles. Only the regions beside a placed stone can change, and each of them is flooded only until both
//! kinds of line are seen: in the open that takes a step or two, and a flood that runs to its end has just
//! found a region that somebody owns for good.

use rand::RngExt;

use crate::board::{Bits, Square};
use crate::game::{BySeat, Dice, Game, StableHasher, Turn, payoff_by_score};
use crate::games::agreement::{Agreement, AgreementMove, AgreementRules, Side};

/// Linage on boards of up to `64 * W` cell numbers (see [`Square`]): `W` is 2 up to size 10, 4 up to 15 and
/// 6 up to 19.
#[derive(Clone, Debug)]
pub struct Linage<const W: usize> {
    pub(super) board: Square,
    pub(super) terms: AgreementRules,
}

/// One choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Komi or side.
    Agreement(AgreementMove),
    /// A stone on this cell of a free region.
    Place(u16),
    /// No stone.
    Pass,
}

/// What lies on the table: stones belong to nobody, regions may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position<const W: usize> {
    /// The points without a stone.
    pub(super) empty: Bits<W>,
    /// The points of regions that nobody owns.
    pub(super) free: Bits<W>,
    /// The points owned by each side.
    pub(super) owned: [Bits<W>; 2],
    pub(super) deal: Agreement,
    pub(super) mover: Side,
    /// How many passes were made in succession: two end the game.
    pub(super) passes: u8,
}

/// The middles of all lines between empty points.
struct Lines<const W: usize> {
    horizontal: Bits<W>,
    vertical: Bits<W>,
}

impl<const W: usize> Linage<W> {
    /// Linage on a board of this size, `3..=19`: smaller ones break the rule that every region has a line
    /// before the first stone.
    pub fn new(size: u16, komi: Option<i16>) -> Linage<W> {
        assert!((3..=19).contains(&size), "no Linage on size {size}");
        assert!(
            size * (size + 1) <= 64 * W as u16,
            "size {size} needs more than {W} words"
        );
        let terms = AgreementRules {
            sides: ["vertical", "horizontal"],
            komi,
            lowest_bid: 1,
            button: false,
        };
        Linage {
            board: Square::new(size),
            terms,
        }
    }

    #[inline]
    fn lines(&self, empty: Bits<W>) -> Lines<W> {
        let stride = u32::from(self.board.stride());
        Lines {
            horizontal: empty & empty.up(1) & empty.down(1),
            vertical: empty & empty.up(stride) & empty.down(stride),
        }
    }

    /// Floods the region of `seed`, one cell, until both kinds of line are met or the region is complete: the part
    /// reached and the owner, `None` if the region is free. A region without any line has no owner either:
    /// the caller has made sure that there is none.
    #[inline]
    fn flood_region(&self, empty: Bits<W>, lines: &Lines<W>, seed: Bits<W>) -> (Bits<W>, Option<Side>) {
        let mut reached = seed;
        loop {
            let horizontal = reached.meets(lines.horizontal);
            let vertical = reached.meets(lines.vertical);
            if horizontal && vertical {
                return (reached, None);
            }
            let grown = self.board.grown(reached) & empty;
            if grown == reached {
                return (reached, Some(if horizontal { Side::Second } else { Side::First }));
            }
            reached = grown;
        }
    }

    /// Whether every region beside `cell` still has a line once a stone lies there.
    #[inline]
    pub(super) fn leaves_lines(&self, empty: Bits<W>, cell: u16) -> bool {
        let spot = Bits::only(cell);
        let empty = empty & !spot;
        let stride = u32::from(self.board.stride());
        let Lines { horizontal, vertical } = self.lines(empty);
        let lines = horizontal
            | horizontal.up(1)
            | horizontal.down(1)
            | vertical
            | vertical.up(stride)
            | vertical.down(stride);
        let beside = self.board.grown(spot) & empty;
        let mut bare = beside & !lines;
        // Each neighbour off all lines must be joined to a line some other way.
        while !bare.is_empty() {
            let mut reached = bare.least();
            while !reached.meets(lines) {
                let grown = self.board.grown(reached) & empty;
                if grown == reached {
                    return false;
                }
                reached = grown;
            }
            bare &= !reached;
        }
        true
    }

    /// The points where the side to move may place a stone.
    pub(super) fn placements(&self, state: &Position<W>) -> impl Iterator<Item = u16> {
        let empty = state.empty;
        state
            .free
            .iter()
            .filter(move |&cell| self.leaves_lines(empty, cell))
    }

    fn place(&self, state: &mut Position<W>, cell: u16) {
        debug_assert!(state.free.has(cell) && self.leaves_lines(state.empty, cell));
        let spot = Bits::only(cell);
        let empty = state.empty & !spot;
        state.empty = empty;
        state.free &= !spot;
        let lines = self.lines(empty);
        let mut beside = self.board.grown(spot) & empty;
        while !beside.is_empty() {
            let (reached, owner) = self.flood_region(empty, &lines, beside.least());
            if let Some(side) = owner {
                state.free &= !reached;
                state.owned[side as usize] |= reached;
            }
            beside &= !reached;
        }
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
            deal: Agreement::open(&self.terms),
            mover: Side::First,
            passes: 0,
        }
    }

    #[inline]
    fn turn(&self, state: &Position<W>) -> Turn {
        match state.deal.asked() {
            _ if state.passes == 2 => Turn::Over,
            Some(seat) => Turn::Seat(seat),
            None => Turn::Seat(state.deal.seat(state.mover)),
        }
    }

    fn moves(&self, state: &Position<W>, out: &mut Vec<Move>) {
        if state.passes == 2 {
            return;
        }
        if state.deal.asked().is_some() {
            out.extend(state.deal.answers(&self.terms).map(Move::Agreement));
            return;
        }
        out.extend(self.placements(state).map(Move::Place));
        out.push(Move::Pass);
    }

    fn play(&self, state: &mut Position<W>, mv: Move) {
        match mv {
            Move::Agreement(ask) => {
                state.deal.agree(ask, state.mover);
                return;
            }
            Move::Place(cell) => {
                self.place(state, cell);
                state.passes = 0;
            }
            Move::Pass => state.passes += 1,
        }
        state.mover = state.mover.other();
    }

    fn payoff(&self, state: &Position<W>) -> BySeat<f32> {
        payoff_by_score(2, &self.score(state))
    }

    fn score(&self, state: &Position<W>) -> BySeat<i32> {
        state.deal.score(self.points(state))
    }

    fn key(&self, state: &Position<W>) -> u64 {
        let key = StableHasher::new().with(state.mover as u64 | u64::from(state.passes) << 1);
        state
            .empty
            .words()
            .iter()
            .fold(state.deal.key(key), |key, &word| key.with(word))
            .key()
    }

    fn random_move(&self, state: &Position<W>, dice: &mut Dice, buffer: &mut Vec<Move>) -> Move {
        if state.deal.asked().is_some() {
            buffer.clear();
            self.moves(state, buffer);
            return buffer[dice.random_range(0..buffer.len() as u32) as usize];
        }
        // Drawing among the points of free regions and the pass, and again while the point is illegal, is
        // uniform over the legal moves; most points are legal and the pass always is.
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
