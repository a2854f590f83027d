//! The rules of Carteso, by Luis Bolaños Mures and Corey L. Clark (2016).
//!
//! > A group is a maximal set of like-colored, orthogonally connected stones. [...] A group is finished if
//! > its vertical and horizontal dimensions can't grow larger by means of any series of placements on empty
//! > points. [...] On their turn, a player must either pass or place one stone of any color on an empty
//! > point. After a placement, every unclaimed finished group is claimed by its current owner. The game ends
//! > when both players pass consecutively. A player's score is the total number of stones on the board in
//! > groups that they have claimed, plus a komi in the case of Horizontal.
//!
//! Only stones of its own colour help a group, and filling every empty point with them helps it most. So the
//! *reach* of a group is all that is connected to it through points that are empty or of its colour, and the
//! group is finished exactly if it spans what its reach spans.
//!
//! What a placement can finish:
//! * the group of the placed stone, which may have grown to span its reach. The reach itself is the same as
//!   before: an empty point has become one of its colour.
//! * groups of the other colour whose reach held the point. If what is left of the reach is still connected
//!   and still has a point in the placed stone's row and one in its column, it spans what it spanned, and
//!   nothing is finished. If not, each piece is asked for a group that spans it.
//!
//! Reaches only shrink, so a claimed group stays finished. Two groups that both span their common reach would
//! cross each other, so there is at most one, and a piece that has a claimed group need not be asked.

mod field;
mod finish;
mod reference;
mod span;

use rand::RngExt;

use field::Field;
pub(super) use finish::finishers;
pub use span::Span;

use crate::board::Bits;
use crate::game::{BySeat, Dice, Game, StableHasher, Turn, payoff_by_score};
use crate::games::agreement::{Agreement, AgreementMove, AgreementRules, Side};

/// Carteso on boards of up to `64 * W` cell numbers (see [`Square`](crate::board::Square)): `W` is 2 up to
/// size 10, 4 up to 15 and 6 up to 19.
#[derive(Clone, Debug)]
pub struct Carteso<const W: usize> {
    pub(super) field: Field<W>,
    pub(super) terms: AgreementRules,
}

/// The colour of a stone; neither belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stone {
    /// A black stone.
    Black,
    /// A white stone.
    White,
}

impl Stone {
    /// Both colours.
    pub const BOTH: [Stone; 2] = [Stone::Black, Stone::White];

    /// The colour that this one is not.
    pub fn other(self) -> Stone {
        match self {
            Stone::Black => Stone::White,
            Stone::White => Stone::Black,
        }
    }
}

/// One choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Komi or side.
    Agreement(AgreementMove),
    /// A stone of this colour on this empty point.
    Place(u16, Stone),
    /// No stone.
    Pass,
}

/// What lies on the table: stones belong to nobody, groups may be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position<const W: usize> {
    /// The stones of each colour.
    pub(super) stones: [Bits<W>; 2],
    /// The stones in groups that each side has claimed.
    pub(super) claimed: [Bits<W>; 2],
    pub(super) deal: Agreement,
    pub(super) mover: Side,
    /// How many passes were made in succession: two end the game.
    pub(super) passes: u8,
}

/// A maximal connected set of stones of one colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Group<const W: usize> {
    pub(super) stone: Stone,
    pub(super) points: Bits<W>,
    pub(super) span: Span,
    /// Who has claimed it; groups that nobody has claimed are not finished.
    pub(super) claimer: Option<Side>,
}

impl<const W: usize> Carteso<W> {
    /// Carteso on a board of this size, `1..=19`.
    pub fn new(size: u16, komi: Option<i16>) -> Carteso<W> {
        assert!((1..=19).contains(&size), "no Carteso on size {size}");
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
        Carteso {
            field: Field::new(size),
            terms,
        }
    }

    /// The points without a stone.
    #[inline]
    pub(super) fn empty(&self, state: &Position<W>) -> Bits<W> {
        let [black, white] = state.stones;
        self.field.all & !(black | white)
    }

    /// The points that stones of a colour lie on or may still come to lie on.
    #[inline]
    pub(super) fn open(&self, state: &Position<W>, stone: Stone) -> Bits<W> {
        self.field.all & !state.stones[stone.other() as usize]
    }

    fn place(&self, state: &mut Position<W>, cell: u16, stone: Stone) {
        debug_assert!(self.empty(state).has(cell));
        let before = state.claimed;
        state.stones[stone as usize].insert(cell);
        self.join(state, cell, stone);
        self.part(state, cell, stone.other());
        // A claim that was missed stays missing, so one look in eight finds it and debug builds stay quick.
        debug_assert!(
            !self.empty(state).count().is_multiple_of(8)
                || state.claimed == reference::claimed(self.field.board, state.stones, before, state.mover),
            "the claims are not those of the rules read word for word"
        );
    }

    /// Settles the group of a stone just placed: in a claimed group it counts for the claimer, and a group
    /// that cannot get out of its rows and columns is claimed.
    #[inline]
    fn join(&self, state: &mut Position<W>, cell: u16, stone: Stone) {
        let group = self.field.flood(cell, state.stones[stone as usize]);
        for side in Side::BOTH {
            if group.meets(state.claimed[side as usize]) {
                state.claimed[side as usize] |= group;
                return;
            }
        }
        let open = self.open(state, stone);
        let spread = self.field.spread(group, open);
        // Most groups can step into another row, and that is quicker to see than what they span.
        if self.field.rows(spread) != self.field.rows(group) {
            return;
        }
        let span = self.field.span(group, cell);
        if self.field.keeps_off(spread, open, self.field.fence(&span)) {
            state.claimed[span.owner(state.mover) as usize] |= group;
        }
    }

    /// Settles the groups of a colour that can no longer reach over a point.
    #[inline]
    fn part(&self, state: &mut Position<W>, cell: u16, stone: Stone) {
        let open = self.open(state, stone);
        if self.field.spares(cell, open) {
            return;
        }
        let beside = self.field.beside(cell, open);
        let [row, column] = self.field.lines(cell);
        let claimed = state.claimed[0] | state.claimed[1];
        let mut left = beside;
        while let Some(seed) = left.first() {
            let mut piece = Bits::only(seed);
            loop {
                if piece.holds(beside) && piece.meets(row) && piece.meets(column) {
                    return;
                }
                if piece.meets(claimed) {
                    break;
                }
                let spread = self.field.spread(piece, open);
                if piece.holds(spread) {
                    self.settle(state, piece, seed, stone);
                    break;
                }
                piece = spread;
            }
            left &= !piece;
        }
    }

    /// Claims the group that spans a whole reach, if there is one; `seed` is a point of the reach.
    fn settle(&self, state: &mut Position<W>, reach: Bits<W>, seed: u16, stone: Stone) {
        let stones = state.stones[stone as usize] & reach;
        let [bottom, top] = self.field.rows(reach);
        let mut candidates = stones & self.field.row(bottom);
        while let Some(cell) = candidates.first() {
            let group = self.field.flood(cell, stones);
            if group.meets(self.field.row(top)) {
                let span = self.field.span(group, cell);
                if span == self.field.span(reach, seed) {
                    state.claimed[span.owner(state.mover) as usize] |= group;
                    return;
                }
            }
            candidates &= !group;
        }
    }

    /// The group that a stone belongs to; `None` on an empty point.
    pub(super) fn group(&self, state: &Position<W>, cell: u16) -> Option<Group<W>> {
        let has = |stone: &Stone| state.stones[*stone as usize].has(cell);
        let stone = Stone::BOTH.into_iter().find(has)?;
        let points = self.field.flood(cell, state.stones[stone as usize]);
        Some(Group {
            stone,
            points,
            span: self.field.span(points, cell),
            claimer: Side::BOTH
                .into_iter()
                .find(|&side| state.claimed[side as usize].has(cell)),
        })
    }

    /// The number of stones in groups that each side has claimed.
    pub(super) fn points(&self, state: &Position<W>) -> [i32; 2] {
        state.claimed.map(|claimed| claimed.count() as i32)
    }
}

impl<const W: usize> Game for Carteso<W> {
    type State = Position<W>;
    type Move = Move;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Position<W> {
        Position {
            stones: [Bits::EMPTY; 2],
            claimed: [Bits::EMPTY; 2],
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
        let stones = |cell| Stone::BOTH.map(|stone| Move::Place(cell, stone));
        out.extend(self.empty(state).iter().flat_map(stones));
        out.push(Move::Pass);
    }

    fn play(&self, state: &mut Position<W>, mv: Move) {
        match mv {
            Move::Agreement(ask) => {
                state.deal.agree(ask, state.mover);
                return;
            }
            Move::Place(cell, stone) => {
                self.place(state, cell, stone);
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
        let [black, white] = state.stones;
        let [first, second] = state.claimed;
        [black, white, first, second]
            .iter()
            .flat_map(Bits::words)
            .fold(state.deal.key(key), |key, &word| key.with(word))
            .key()
    }

    fn random_move(&self, state: &Position<W>, dice: &mut Dice, buffer: &mut Vec<Move>) -> Move {
        if state.deal.asked().is_some() {
            buffer.clear();
            self.moves(state, buffer);
            return buffer[dice.random_range(0..buffer.len() as u32) as usize];
        }
        let empty = self.empty(state);
        let placements = 2 * empty.count();
        match dice.random_range(0..=placements) {
            rank if rank == placements => Move::Pass,
            rank => Move::Place(empty.nth(rank / 2), Stone::BOTH[rank as usize % 2]),
        }
    }
}
