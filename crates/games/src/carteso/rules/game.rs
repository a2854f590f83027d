//! Positions, moves and claims of Carteso.
//!
//! > A group is a maximal set of like-colored, orthogonally connected stones. [...] A group is finished if
//! > its vertical and horizontal dimensions can't grow larger by means of any series of placements on empty
//! > points. [...] On their turn, a player must either pass or place one stone of any color on an empty
//! > point. After a placement, every unclaimed finished group is claimed by its current owner. The game ends
//! > when both players pass consecutively. A player's score is the total number of stones on the board in
//! > groups that they have claimed, plus a komi in the case of Horizontal.
//!
//! Only stones of a group's own colour can make it larger, and stones on every empty point make it largest. So the
//! *reach* of a group is the set of points connected to it through points that are empty or of its colour, and
//! the group is finished exactly if it spans the same rows and columns as its reach.
//!
//! A placement can finish:
//! * the group of the placed stone, which may have grown to span its reach. The reach itself does not change: an
//!   empty point becomes a stone of the same colour.
//! * groups of the other colour whose reach contained the point. If the rest of the reach is still connected and
//!   still has a point in the placed stone's row and one in its column, its span does not change, and no group is
//!   finished. Otherwise each piece of the reach is searched for a group that spans the whole piece.
//!
//! Reaches only shrink, so a claimed group stays finished. Two groups that both span their common reach would
//! cross each other, so there is at most one, and a piece that contains a claimed group need not be searched.

use rand::RngExt;

use super::field::Field;
use super::reference;
use super::span::Span;
use super::stone::Stone;
use crate::agreement::{AgreementMove, AgreementRules, BoardClosed, Side, TurnOrder};
use tessera_core::board::Bits;
use tessera_core::game::{BySeat, Dice, Game, Seat, Turn};

/// Carteso on boards of up to `64 * W` cell numbers (see [`Square`](tessera_core::board::Square)): `W` is 2 up to
/// size 10, 4 up to 15 and 6 up to 19.
#[derive(Clone, Debug)]
pub struct Carteso<const W: usize> {
    pub(in crate::carteso) field: Field<W>,
    pub(in crate::carteso) agreement_rules: AgreementRules,
}

/// One choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Bids the komi or chooses a side.
    Agreement(AgreementMove),
    /// Places a stone of this colour on this empty point.
    Place(u16, Stone),
    /// Passes.
    Pass,
}

/// Why no stone may be placed on a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// No stone may be placed anywhere.
    Closed(BoardClosed),
    /// There is a stone on the point.
    Occupied,
}

/// The board and whose turn it is. Stones belong to nobody; groups may be claimed by a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position<const W: usize> {
    /// The stones of each colour.
    pub(in crate::carteso) stones: [Bits<W>; 2],
    /// The stones in groups that each side has claimed.
    pub(in crate::carteso) claimed: [Bits<W>; 2],
    /// Whose turn it is.
    pub(in crate::carteso) order: TurnOrder,
}

/// A maximal connected set of stones of one colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group<const W: usize> {
    /// The colour of its stones.
    pub stone: Stone,
    /// The points of its stones.
    pub points: Bits<W>,
    /// The rows and columns that it spans.
    pub span: Span,
    /// The side that has claimed it; `None` for a group that is not finished.
    pub claimer: Option<Side>,
}

impl<const W: usize> Carteso<W> {
    /// Carteso on a board of this size, `1..=19`, with a fixed komi in half points or one that is bid.
    pub fn new(size: u16, komi: Option<i16>) -> Carteso<W> {
        assert!((1..=19).contains(&size), "no Carteso on size {size}");
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
        Carteso {
            field: Field::new(size),
            agreement_rules,
        }
    }

    /// The points without a stone.
    #[inline]
    pub(in crate::carteso) fn empty(&self, state: &Position<W>) -> Bits<W> {
        let [black, white] = state.stones;
        self.field.all & !(black | white)
    }

    /// The points that are empty or have a stone of this colour.
    #[inline]
    pub(in crate::carteso) fn open(&self, state: &Position<W>, stone: Stone) -> Bits<W> {
        self.field.all & !state.stones[stone.other() as usize]
    }

    /// Whether the side to move may place a stone on a point, and if not, why.
    pub(in crate::carteso) fn check_placement(&self, state: &Position<W>, cell: u16) -> Result<(), Reason> {
        match state.order.board_closed() {
            Some(closed) => Err(Reason::Closed(closed)),
            None if !self.empty(state).has(cell) => Err(Reason::Occupied),
            None => Ok(()),
        }
    }

    /// Places a stone and claims the groups that it finishes.
    ///
    /// > After a placement, every unclaimed finished group is claimed by its current owner.
    fn place(&self, state: &mut Position<W>, cell: u16, stone: Stone) {
        debug_assert!(self.empty(state).has(cell));
        let before = state.claimed;
        state.stones[stone as usize].insert(cell);
        self.claim_own_group(state, cell, stone);
        self.claim_separated_groups(state, cell, stone.other());
        // A missed claim stays missing, so a check after every eighth placement finds it and keeps debug builds fast.
        debug_assert!(
            !self.empty(state).count().is_multiple_of(8)
                || state.claimed
                    == reference::claimed(self.field.board, state.stones, before, state.order.mover),
            "the claims are not those of the rules read word for word"
        );
    }

    /// Claims the group of the stone just placed if it is finished. If the group was claimed before, the stone joins
    /// the claim.
    #[inline]
    fn claim_own_group(&self, state: &mut Position<W>, cell: u16, stone: Stone) {
        let (stones, open) = (state.stones[stone as usize], self.open(state, stone));
        // Most groups can grow into another row, which shows near the stone, and then nobody has claimed them.
        let grows = match W {
            ..=2 => self.field.shows_growth::<1>(cell, &stones, &open),
            _ => self.field.shows_growth::<2>(cell, &stones, &open),
        };
        if grows {
            return;
        }
        let group = self.field.flood(cell, stones);
        for side in Side::BOTH {
            if group.meets(state.claimed[side as usize]) {
                state.claimed[side as usize] |= group;
                return;
            }
        }
        let spread = self.field.spread(group, open);
        // This is quicker to test than the whole span.
        if self.field.rows(spread) != self.field.rows(group) {
            return;
        }
        let span = self.field.span(group, cell);
        if self.field.stays_inside(spread, open, self.field.fence(&span)) {
            state.claimed[span.owner(state.order.mover) as usize] |= group;
        }
    }

    /// Claims the groups of a colour that are finished because their reach has lost a point.
    #[inline]
    fn claim_separated_groups(&self, state: &mut Position<W>, cell: u16, stone: Stone) {
        let open = self.open(state, stone);
        if self.field.keeps_span_without(cell, open) {
            return;
        }
        let neighbours = self.field.neighbours(cell, open);
        let [row, column] = self.field.lines(cell);
        let claimed = state.claimed[0] | state.claimed[1];
        let mut left = neighbours;
        while let Some(seed) = left.first() {
            let mut piece = Bits::only(seed);
            loop {
                if piece.holds(neighbours) && piece.meets(row) && piece.meets(column) {
                    return;
                }
                if piece.meets(claimed) {
                    break;
                }
                let spread = self.field.spread(self.field.spread(piece, open), open);
                if piece.holds(spread) {
                    self.claim_spanning_group(state, piece, seed, stone);
                    break;
                }
                piece = spread;
            }
            left &= !piece;
        }
    }

    /// Claims the group that spans the whole of a reach, if there is one. `seed` is a point of the reach.
    fn claim_spanning_group(&self, state: &mut Position<W>, reach: Bits<W>, seed: u16, stone: Stone) {
        let stones = state.stones[stone as usize] & reach;
        if stones == reach {
            // A group without a free point beside it.
            let span = self.field.span(reach, seed);
            state.claimed[span.owner(state.order.mover) as usize] |= reach;
            return;
        }
        let [bottom, top] = self.field.rows(reach);
        if !stones.meets(self.field.row(top)) {
            return;
        }
        let mut candidates = stones & self.field.row(bottom);
        while let Some(cell) = candidates.first() {
            let group = self.field.flood(cell, stones);
            if group.meets(self.field.row(top)) {
                let span = self.field.span(group, cell);
                if span == self.field.span(reach, seed) {
                    state.claimed[span.owner(state.order.mover) as usize] |= group;
                    return;
                }
            }
            candidates &= !group;
        }
    }

    /// The group that a stone belongs to; `None` on an empty point.
    pub(in crate::carteso) fn group(&self, state: &Position<W>, cell: u16) -> Option<Group<W>> {
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

    /// Every group on the board.
    pub(in crate::carteso) fn groups(&self, state: &Position<W>) -> Vec<Group<W>> {
        let mut left = self.field.all & !self.empty(state);
        let mut groups = Vec::new();
        while let Some(cell) = left.first() {
            let group = self.group(state, cell).expect("a stone has a group");
            left &= !group.points;
            groups.push(group);
        }
        groups
    }

    /// The number of stones in groups that each side has claimed.
    ///
    /// > A player's score is the total number of stones on the board in groups that they have claimed, plus a komi
    /// > in the case of Horizontal.
    pub(in crate::carteso) fn points(&self, state: &Position<W>) -> [i32; 2] {
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
        let stones = |cell| Stone::BOTH.map(|stone| Move::Place(cell, stone));
        out.extend(self.empty(state).iter().flat_map(stones));
        out.push(Move::Pass);
    }

    fn play(&self, state: &mut Position<W>, mv: Move) {
        match mv {
            Move::Agreement(mv) => state.order.agree(mv),
            Move::Place(cell, stone) => {
                self.place(state, cell, stone);
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
            state.claimed[side as usize]
                .iter()
                .for_each(|cell| note(cell, seat));
        }
    }

    fn key(&self, state: &Position<W>) -> u64 {
        let [black, white] = state.stones;
        let [first, second] = state.claimed;
        [black, white, first, second]
            .iter()
            .flat_map(Bits::words)
            .fold(state.order.key(), |key, &word| key.with(word))
            .key()
    }

    fn random_move(&self, state: &Position<W>, dice: &mut Dice, _: &mut Vec<Move>) -> Move {
        if let Some(mv) = state.order.random_agreement(&self.agreement_rules, dice) {
            return Move::Agreement(mv);
        }
        let empty = self.empty(state);
        let placements = 2 * empty.count();
        match dice.random_range(0..=placements) {
            rank if rank == placements => Move::Pass,
            rank => Move::Place(empty.nth(rank / 2), Stone::BOTH[rank as usize % 2]),
        }
    }
}
