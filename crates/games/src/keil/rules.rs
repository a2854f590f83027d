//! The rules of Keil, by Luis Bolaños Mures (2019).
//!
//! > On your turn, you must pass or place a stone of your colour on an empty point. After a placement, remove
//! > all enemy stones in groups without liberties. After all removals, the stone you placed must be part of a
//! > group with at least one liberty, and the current board position must be different from the board
//! > positions at the end of all your previous turns. Otherwise, your placement is illegal. The game ends
//! > when both players pass in succession. [...] A player's score is the number of stones of their colour on
//! > the board, plus the number of points in their territories, plus a komi in the case of White.
//!
//! > On your turn, if neither player has taken the button yet, you may not pass, but you may take the button
//! > instead of making a board play. At the end of the game, a half point is added to the score of the player
//! > who has taken the button. When checking for repetitions, two identical board positions are still
//! > considered different if the button had already been taken in one of them but not in the other.
//!
//! [`Stones`] implements groups and captures, [`History`] the positions that may not be repeated. Passing and taking
//! the button are turns; bidding the komi and choosing sides are not.

mod history;
mod near;
#[cfg(test)]
mod reference;
mod stones;
mod triangles;

use rand::RngExt;

use crate::agreement::{AgreementMove, AgreementRules, BoardClosed, Button, Side, TurnOrder};
use tessera_core::board::{Bits, CellMap, Hex, SparseSet};
use tessera_core::game::{BySeat, Dice, Game, Seat, StableHasher, Turn};

pub(super) use history::History;
use near::Foreseen;
pub(super) use stones::Stones;

/// Keil on boards of up to [`Hex::MOST`] cells a side.
#[derive(Clone, Debug)]
pub struct Keil<const W: usize> {
    pub(super) board: Hex<W>,
    pub(super) agreement_rules: AgreementRules,
}

/// One choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Bids the komi, chooses a side or takes the button.
    Agreement(AgreementMove),
    /// Places a stone on this empty point.
    Place(u16),
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
    /// The stone's group would have no liberty.
    Suicide,
    /// The position occurred at the end of this earlier turn of the same side. Turns are counted from 1 over both
    /// sides; moves of the agreement are no turns, except taking the button.
    Repetition(usize),
}

/// The present and the earlier positions that may not be repeated.
#[derive(Debug)]
pub struct Position<const W: usize> {
    pub(super) now: Now<W>,
    pub(super) history: History,
}

/// The board and whose turn it is, without the earlier positions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Now<const W: usize> {
    pub(super) stones: Stones<W>,
    pub(super) empty: SparseSet<W>,
    /// The points where the last turn captured.
    pub(super) captured: Bits<W>,
    /// Whose turn it is.
    pub(super) order: TurnOrder,
    /// The Zobrist key of the stones and of whether the button is taken.
    key: u64,
}

impl<const W: usize> Clone for Position<W> {
    fn clone(&self) -> Position<W> {
        Position {
            now: self.now,
            history: self.history.clone(),
        }
    }

    fn clone_from(&mut self, source: &Position<W>) {
        self.now = source.now;
        self.history.clone_from(&source.history);
    }
}

/// The key of a stone on a cell. A board's key is the exclusive or of the keys of its stones (Zobrist 1970).
#[inline]
fn zobrist(side: Side, cell: u16) -> u64 {
    StableHasher::new().with(u64::from(cell) << 1 | side as u64).key()
}

/// The key that a taken button adds to a board's key.
const BUTTON_TAKEN: u64 = StableHasher::new().with(u64::MAX).key();

/// The key of a set of stones of one side.
fn zobrist_of<const W: usize>(side: Side, stones: Bits<W>) -> u64 {
    stones.iter().fold(0, |key, cell| key ^ zobrist(side, cell))
}

impl<const W: usize> Position<W> {
    /// The points that hold a stone of the side.
    pub fn stones(&self, side: Side) -> Bits<W> {
        self.now.stones.of(side)
    }

    /// Who has the button.
    pub fn button(&self) -> Button {
        self.now.order.agreement.button()
    }

    /// Whether all incrementally updated fields equal their values computed from scratch. For debug assertions.
    fn is_sound(&self) -> bool {
        let now = &self.now;
        let taken = match self.button() {
            Button::Taken(_) => BUTTON_TAKEN,
            Button::Absent | Button::Offered => 0,
        };
        let of = Side::BOTH.map(|side| now.stones.of(side));
        let key = zobrist_of(Side::First, of[0]) ^ zobrist_of(Side::Second, of[1]) ^ taken;
        let empty: Bits<W> = now.empty.iter().collect();
        let once = empty.count() + of[0].count() + of[1].count() == (empty | of[0] | of[1]).count();
        now.key == key && once && empty == now.stones.empty() && u32::from(now.empty.len()) == empty.count()
    }
}

impl<const W: usize> Keil<W> {
    /// Keil on a board of this side, `2..=10` and at most [`Hex::MOST`], with a fixed komi in half points or one
    /// that is bid, and with or without the button.
    pub fn new(side: u16, komi: Option<i16>, button: bool) -> Keil<W> {
        assert!((2..=10).contains(&side), "no Keil on side {side}");
        let agreement_rules = AgreementRules {
            side_names: ["black", "white"],
            komi,
            // "It is suggested to either set komi to half a point higher than a whole number or to use a
            // whole value along with the button."
            lowest_bid: if button { 0 } else { 1 },
            button,
        };
        Keil {
            board: Hex::new(side),
            agreement_rules,
        }
    }

    /// Whether the side to move may place a stone on a point, and if not, why.
    pub(super) fn check_placement(&self, state: &Position<W>, cell: u16) -> Result<(), Reason> {
        match state.now.order.board_closed() {
            Some(closed) => Err(Reason::Closed(closed)),
            None if !state.now.empty.has(cell) => Err(Reason::Occupied),
            None => self.check_empty_point(state, cell).map(|_| ()),
        }
    }

    /// The same for an empty point of an open board; the stones that the placement captures.
    ///
    /// > After all removals, the stone you placed must be part of a group with at least one liberty, and the current
    /// > board position must be different from the board positions at the end of all your previous turns.
    #[inline]
    pub fn check_empty_point(&self, state: &Position<W>, cell: u16) -> Result<Bits<W>, Reason> {
        let (now, mover) = (&state.now, state.now.order.mover);
        let Foreseen {
            captured,
            has_liberty,
        } = now.stones.foresee(mover, cell);
        let captured = match (captured, has_liberty) {
            (Some(captured), Some(true)) => captured,
            (Some(_), Some(false)) => return Err(Reason::Suicide),
            _ => {
                let mut after = now.stones;
                let captured = after.place_capturing(mover, cell, captured);
                if !after.has_liberty(mover, cell) {
                    return Err(Reason::Suicide);
                }
                captured
            }
        };
        let stones = self.board.count() - now.empty.len() + 1;
        if captured.is_empty() && state.history.has_more_stones(mover, stones) {
            return Ok(captured);
        }
        let mut key = now.key ^ zobrist(mover, cell);
        if !captured.is_empty() {
            key ^= zobrist_of(mover.other(), captured);
        }
        match state.history.find(mover, key) {
            Some(turn) => Err(Reason::Repetition(turn)),
            None => Ok(captured),
        }
    }

    /// The key of the position without the earlier ones.
    pub(super) fn key_without_history(&self, state: &Position<W>) -> u64 {
        state.now.order.key().with(state.now.key).key()
    }

    /// The key, without the earlier positions, of the position after a rotation or reflection of the board.
    pub(super) fn image_key_without_history(&self, state: &Position<W>, map: &CellMap) -> u64 {
        // The key of the board with each stone in its new place instead of its old one.
        let moved = Side::BOTH.into_iter().fold(state.now.key, |key, side| {
            let stones = state.stones(side);
            key ^ zobrist_of(side, stones) ^ zobrist_of(side, map.set(stones))
        });
        state.now.order.key().with(moved).key()
    }

    /// Places a stone and removes the enemy stones that it captures, which may be known.
    #[inline]
    fn place(&self, now: &mut Now<W>, cell: u16, captured: Option<Bits<W>>) {
        let enemy = now.order.mover.other();
        let captured = match captured {
            Some(_) => now.stones.place_capturing(now.order.mover, cell, captured),
            None => now.stones.place(now.order.mover, cell),
        };
        debug_assert!(now.stones.has_liberty(now.order.mover, cell), "suicide");
        now.empty.remove(cell);
        now.key ^= zobrist(now.order.mover, cell);
        if !captured.is_empty() {
            captured.iter().for_each(|cell| now.empty.insert(cell));
            now.key ^= zobrist_of(enemy, captured);
            now.captured = captured;
        }
    }

    /// Plays a move of which it may be known what it captures.
    #[inline]
    fn play_foreseen(&self, state: &mut Position<W>, mv: Move, captured: Option<Bits<W>>) {
        let now = &mut state.now;
        now.captured = Bits::EMPTY;
        match mv {
            Move::Agreement(mv) => {
                now.order.agree(mv);
                if mv != AgreementMove::Button {
                    return;
                }
                now.key ^= BUTTON_TAKEN;
                state.history.forget_stones();
                now.order.end_turn();
            }
            Move::Place(cell) => {
                self.place(now, cell, captured);
                now.order.end_turn();
            }
            Move::Pass => now.order.pass(),
        }
        let stones = self.board.count() - now.empty.len();
        state.history.push(now.key, stones);
        debug_assert!(state.is_sound());
    }

    /// Draws a legal move, and what it captures where that is known.
    #[inline]
    fn draw(&self, state: &Position<W>, dice: &mut Dice) -> (Move, Option<Bits<W>>) {
        if let Some(mv) = state.now.order.random_agreement(&self.agreement_rules, dice) {
            return (Move::Agreement(mv), None);
        }
        // Rejection sampling: a draw among the empty points and the pass or button, repeated while the point is
        // illegal, is uniform over the legal moves.
        let empty = &state.now.empty;
        loop {
            let index = dice.random_range(0..=u32::from(empty.len()));
            if index == u32::from(empty.len()) {
                return (self.pass_or_button(state), None);
            }
            let cell = empty.get(index as u16);
            if let Ok(captured) = self.check_empty_point(state, cell) {
                return (Move::Place(cell), Some(captured));
            }
        }
    }

    /// The only legal alternative to placing a stone: taking the button while it is offered, else passing.
    ///
    /// > If neither player has taken the button yet, you may not pass, but you may take the button instead of making
    /// > a board play.
    #[inline]
    fn pass_or_button(&self, state: &Position<W>) -> Move {
        match state.button() {
            Button::Offered => Move::Agreement(AgreementMove::Button),
            Button::Absent | Button::Taken(_) => Move::Pass,
        }
    }

    /// The points of each side on the present board.
    ///
    /// > A player's score is the number of stones of their colour on the board, plus the number of points in their
    /// > territories.
    pub(super) fn points(&self, state: &Position<W>) -> [i32; 2] {
        let territories = state.now.stones.territories();
        Side::BOTH.map(|side| (state.stones(side).count() + territories[side as usize].count()) as i32)
    }
}

impl<const W: usize> Game for Keil<W> {
    type State = Position<W>;
    type Move = Move;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Position<W> {
        let now = Now {
            stones: Stones::none(self.board),
            empty: self.board.cells().collect(),
            captured: Bits::EMPTY,
            order: TurnOrder::new(&self.agreement_rules),
            key: 0,
        };
        Position {
            now,
            history: History::default(),
        }
    }

    #[inline]
    fn turn(&self, state: &Position<W>) -> Turn {
        state.now.order.turn()
    }

    fn moves(&self, state: &Position<W>, out: &mut Vec<Move>) {
        let now = &state.now;
        out.extend(
            now.order
                .agreement_moves(&self.agreement_rules)
                .map(Move::Agreement),
        );
        if now.order.board_closed().is_some() {
            return;
        }
        let legal = |cell: &u16| self.check_empty_point(state, *cell).is_ok();
        out.extend(now.stones.empty().iter().filter(legal).map(Move::Place));
        out.push(self.pass_or_button(state));
    }

    fn is_legal(&self, state: &Position<W>, mv: Move, _: &mut Vec<Move>) -> bool {
        let agreed = || state.now.order.agreement_moves(&self.agreement_rules);
        let is_open = state.now.order.board_closed().is_none();
        match mv {
            Move::Place(cell) => self.check_placement(state, cell).is_ok(),
            Move::Agreement(mv) if agreed().any(|listed| listed == mv) => true,
            Move::Agreement(_) | Move::Pass => is_open && mv == self.pass_or_button(state),
        }
    }

    fn play(&self, state: &mut Position<W>, mv: Move) {
        self.play_foreseen(state, mv, None);
    }

    fn score(&self, state: &Position<W>) -> BySeat<i32> {
        state.now.order.agreement.score(self.points(state))
    }

    fn has_owners(&self) -> bool {
        true
    }

    fn each_owned(&self, state: &Position<W>, note: &mut dyn FnMut(u16, Seat)) {
        let territories = state.now.stones.territories();
        for side in Side::BOTH {
            let seat = state.now.order.agreement.seat(side);
            (state.stones(side) | territories[side as usize])
                .iter()
                .for_each(|cell| note(cell, seat));
        }
    }

    fn key(&self, state: &Position<W>) -> u64 {
        let now = &state.now;
        // A sum: the set of a side's earlier positions matters, their order does not.
        let earlier = Side::BOTH.map(|side| {
            let ends = state.history.of(side);
            ends.fold(0u64, |sum, end| {
                sum.wrapping_add(StableHasher::new().with(end).key())
            })
        });
        now.order
            .key()
            .with(now.key)
            .with(earlier[0])
            .with(earlier[1])
            .key()
    }

    #[inline]
    fn random_move(&self, state: &Position<W>, dice: &mut Dice, _: &mut Vec<Move>) -> Move {
        self.draw(state, dice).0
    }

    #[inline]
    fn play_random(&self, state: &mut Position<W>, dice: &mut Dice, _: &mut Vec<Move>) -> Move {
        let (mv, captured) = self.draw(state, dice);
        self.play_foreseen(state, mv, captured);
        mv
    }
}
