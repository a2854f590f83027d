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
//! [`Stones`] knows groups and captures, [`History`] the positions that may not come again. A turn in which
//! one passed or took the button is a turn too; the bidding is not.

mod history;
#[cfg(test)]
mod reference;
mod stones;

use rand::RngExt;

use crate::board::{Bits, Hex, SparseSet};
use crate::game::{BySeat, Dice, Game, StableHasher, Turn, payoff_by_score};
use crate::games::agreement::{Agreement, AgreementMove, AgreementRules, Button, Side};

pub(super) use history::History;
pub(super) use stones::Stones;

/// Keil on boards of up to [`Hex::MOST`] cells a side.
#[derive(Clone, Debug)]
pub struct Keil<const W: usize> {
    pub(super) board: Hex<W>,
    pub(super) terms: AgreementRules,
}

/// One choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Komi, side or button.
    Agreement(AgreementMove),
    /// A stone on this empty point.
    Place(u16),
    /// No stone.
    Pass,
}

/// Why a stone may not be placed on an empty point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// Its group would have no liberty.
    Suicide,
    /// The position stood at the end of an own turn; its number, counted from 1 over the turns of both.
    Repetition(usize),
}

/// What lies on the table: the present and the past.
#[derive(Debug)]
pub struct Position<const W: usize> {
    pub(super) now: Now<W>,
    pub(super) history: History,
}

/// What lies on the table, without its past.
#[derive(Clone, Copy, Debug)]
pub(super) struct Now<const W: usize> {
    pub(super) stones: Stones<W>,
    pub(super) empty: SparseSet<W>,
    /// The points where the last turn captured.
    pub(super) captured: Bits<W>,
    pub(super) deal: Agreement,
    pub(super) mover: Side,
    /// How many passes were made in succession: two end the game.
    pub(super) passes: u8,
    /// The key of the stones and of whether the button is taken: the signs of all stones, one upon the other.
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

/// What a stone adds to the key of a board (Zobrist 1970).
#[inline]
fn sign(side: Side, cell: u16) -> u64 {
    StableHasher::new().with(u64::from(cell) << 1 | side as u64).key()
}

/// What the taken button adds to the key of a board.
const TAKEN: u64 = StableHasher::new().with(u64::MAX).key();

fn signs<const W: usize>(side: Side, stones: Bits<W>) -> u64 {
    stones.iter().fold(0, |key, cell| key ^ sign(side, cell))
}

impl<const W: usize> Position<W> {
    /// The stones of a side.
    pub fn stones(&self, side: Side) -> Bits<W> {
        self.now.stones.of(side)
    }

    /// Who has the button.
    pub fn button(&self) -> Button {
        self.now.deal.button()
    }

    /// Whether everything that is kept up to date is as if made anew.
    fn is_sound(&self) -> bool {
        let now = &self.now;
        let taken = match self.button() {
            Button::Taken(_) => TAKEN,
            Button::Absent | Button::Offered => 0,
        };
        let of = Side::BOTH.map(|side| now.stones.of(side));
        let key = signs(Side::First, of[0]) ^ signs(Side::Second, of[1]) ^ taken;
        let empty: Bits<W> = now.empty.iter().collect();
        let once = empty.count() + of[0].count() + of[1].count() == (empty | of[0] | of[1]).count();
        now.key == key && once && empty == now.stones.empty() && u32::from(now.empty.len()) == empty.count()
    }
}

impl<const W: usize> Keil<W> {
    /// Keil on a board of this side, `2..=10` and at most [`Hex::MOST`], with a komi that is fixed, in half
    /// points, or to be bid for, and with or without the button.
    pub fn new(side: u16, komi: Option<i16>, button: bool) -> Keil<W> {
        assert!((2..=10).contains(&side), "no Keil on side {side}");
        let terms = AgreementRules {
            sides: ["black", "white"],
            komi,
            // "It is suggested to either set komi to half a point higher than a whole number or to use a
            // whole value along with the button."
            lowest_bid: if button { 0 } else { 1 },
            button,
        };
        Keil {
            board: Hex::new(side),
            terms,
        }
    }

    /// Whether the side to move may place a stone on an empty point, and if not, why.
    #[inline]
    pub fn check_placement(&self, state: &Position<W>, cell: u16) -> Result<(), Bar> {
        let (now, mover) = (&state.now, state.now.mover);
        let mut stones = now.stones;
        let captured = stones.place(mover, cell);
        if !stones.breathes(mover, cell) {
            return Err(Bar::Suicide);
        }
        let key = now.key ^ sign(mover, cell) ^ signs(mover.other(), captured);
        match state.history.find(mover, key) {
            Some(turn) => Err(Bar::Repetition(turn)),
            None => Ok(()),
        }
    }

    fn place(&self, now: &mut Now<W>, cell: u16) {
        let enemy = now.mover.other();
        let captured = now.stones.place(now.mover, cell);
        debug_assert!(now.stones.breathes(now.mover, cell), "suicide");
        now.empty.remove(cell);
        captured.iter().for_each(|cell| now.empty.insert(cell));
        now.key ^= sign(now.mover, cell) ^ signs(enemy, captured);
        now.captured = captured;
    }

    /// What one may do instead of placing a stone: exactly one of the two at any time.
    #[inline]
    pub(super) fn rest(&self, state: &Position<W>) -> Move {
        match state.button() {
            Button::Offered => Move::Agreement(AgreementMove::Button),
            Button::Absent | Button::Taken(_) => Move::Pass,
        }
    }

    /// Stones and territories of each side, as the board lies.
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
            deal: Agreement::open(&self.terms),
            mover: Side::First,
            passes: 0,
            key: 0,
        };
        Position {
            now,
            history: History::default(),
        }
    }

    #[inline]
    fn turn(&self, state: &Position<W>) -> Turn {
        let now = &state.now;
        match now.deal.asked() {
            _ if now.passes == 2 => Turn::Over,
            Some(seat) => Turn::Seat(seat),
            None => Turn::Seat(now.deal.seat(now.mover)),
        }
    }

    fn moves(&self, state: &Position<W>, out: &mut Vec<Move>) {
        let now = &state.now;
        if now.passes == 2 {
            return;
        }
        if now.deal.asked().is_some() {
            out.extend(now.deal.answers(&self.terms).map(Move::Agreement));
            return;
        }
        let legal = |cell: &u16| self.check_placement(state, *cell).is_ok();
        out.extend(now.stones.empty().iter().filter(legal).map(Move::Place));
        out.push(self.rest(state));
    }

    fn play(&self, state: &mut Position<W>, mv: Move) {
        let now = &mut state.now;
        now.captured = Bits::EMPTY;
        match mv {
            Move::Agreement(ask) => {
                now.deal.agree(ask, now.mover);
                if ask != AgreementMove::Button {
                    return;
                }
                now.key ^= TAKEN;
            }
            Move::Place(cell) => {
                self.place(now, cell);
                now.passes = 0;
            }
            Move::Pass => now.passes += 1,
        }
        now.mover = now.mover.other();
        state.history.push(now.key);
        debug_assert!(state.is_sound());
    }

    fn payoff(&self, state: &Position<W>) -> BySeat<f32> {
        payoff_by_score(2, &self.score(state))
    }

    fn score(&self, state: &Position<W>) -> BySeat<i32> {
        state.now.deal.score(self.points(state))
    }

    fn key(&self, state: &Position<W>) -> u64 {
        let now = &state.now;
        let key = StableHasher::new().with(now.mover as u64 | u64::from(now.passes) << 1);
        // The order of a side's earlier positions does not matter, and which they are always does.
        let past = Side::BOTH.map(|side| {
            let ends = state.history.of(side);
            ends.fold(0u64, |sum, end| {
                sum.wrapping_add(StableHasher::new().with(end).key())
            })
        });
        now.deal.key(key).with(now.key).with(past[0]).with(past[1]).key()
    }

    #[inline]
    fn random_move(&self, state: &Position<W>, dice: &mut Dice, buffer: &mut Vec<Move>) -> Move {
        if state.now.deal.asked().is_some() {
            buffer.clear();
            self.moves(state, buffer);
            return buffer[dice.random_range(0..buffer.len() as u32) as usize];
        }
        // Drawing among the empty points and the rest, and again while the point is barred, is uniform over
        // the legal moves.
        let empty = &state.now.empty;
        loop {
            let index = dice.random_range(0..=u32::from(empty.len()));
            if index == u32::from(empty.len()) {
                return self.rest(state);
            }
            let cell = empty.get(index as u16);
            if self.check_placement(state, cell).is_ok() {
                return Move::Place(cell);
            }
        }
    }
}
