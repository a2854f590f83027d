//! The rules of Ecalper, by Matteo Perlini (2010).
//!
//! > In the first turn, the black player places just 3 stones. For each turn afterwards, players replace 1 of
//! > their opponent's stones placed in the last turn (not the replaced one) by their own, and continues
//! > placing 3 more of his stones. In the last turn, black replaces just one of the last white stones and the
//! > game is over. The pie rule can be used. When at the end of the white turn the board has just 1 empty
//! > cell, the last turn starts. [...] When the game is finished, the player with the largest group of stones
//! > wins. If both players have the same score, the winner is the player with less number of groups.
//!
//! Every replacement and every placement is a ply of its own; the order of a turn's placements is free. A
//! board of side `n` has `3n(n - 1) + 1` cells, so it is always White who leaves one of them empty. Groups
//! matter only at the end and are not kept during play: [`group_sizes`] computes them when asked.

mod groups;

use std::cmp::Ordering;

use rand::RngExt;

pub(super) use groups::group;
pub use groups::{GroupSizes, group_sizes};

use crate::agreement::{Agreement, AgreementMove, AgreementRules, Side};
use tessera_core::board::{Bits, Hex, SparseSet};
use tessera_core::game::{BySeat, Dice, Game, Seat, StableHasher, Turn};

/// Ecalper on boards of up to [`Hex::MOST`] cells a side.
#[derive(Clone, Debug)]
pub struct Ecalper<const W: usize> {
    pub(super) board: Hex<W>,
    cells: Bits<W>,
    /// All cells, as they are drawn from before the first stone.
    all_empty: SparseSet<W>,
    pub(super) agreement_rules: AgreementRules,
    /// Whether White may swap sides instead of the first replacement.
    pie: bool,
}

/// One choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Swaps sides.
    Agreement(AgreementMove),
    /// Replaces one of the three stones placed last, on this cell, by an own stone.
    Replace(u16),
    /// Places a stone on this empty cell.
    Place(u16),
}

/// What the side to move does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Step {
    /// Replaces one of the stones placed last.
    Replace,
    /// Places the first, second or third stone of a turn.
    Place(u8),
    /// Nothing: the game has ended.
    Over,
}

/// Why a cell can be neither filled nor replaced now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Black has made the last replacement.
    GameOver,
    /// A stone is to be placed, and there is one on the cell.
    Occupied,
    /// One of the three replaceable stones must be replaced first, and the cell is empty.
    ReplaceFirst,
    /// A stone is to be replaced, and this one belongs to the side to move already.
    OwnStone,
    /// A stone is to be replaced, and this one was not among the three placed last.
    NotPlacedLast,
}

/// The board and the step of the turn.
#[derive(Clone, Copy, Debug)]
pub struct Position<const W: usize> {
    pub(super) empty: SparseSet<W>,
    /// The black stones; all others are white.
    pub(super) black: Bits<W>,
    /// The cells of the stones placed in the current turn, which at its end become replaceable; see
    /// [`Position::replaceable`].
    placed: [u16; 3],
    pub(super) step: Step,
    pub(super) mover: Side,
    /// Who plays which side.
    pub(super) agreement: Agreement,
}

impl<const W: usize> Position<W> {
    /// The stones placed in the current turn. At a replacement they are the three stones that may be replaced.
    ///
    /// > Players replace 1 of their opponent's stones placed in the last turn (not the replaced one) by their own.
    pub(super) fn replaceable(&self) -> Bits<W> {
        let count = match self.step {
            Step::Place(number) => usize::from(number) - 1,
            Step::Replace => 3,
            Step::Over => 0,
        };
        self.placed[..count].iter().copied().collect()
    }

    /// The cells without a stone.
    pub(super) fn empty(&self) -> Bits<W> {
        self.empty.iter().collect()
    }
}

impl<const W: usize> Ecalper<W> {
    /// Ecalper on a board of this side, `2..=10` and at most [`Hex::MOST`], with or without the pie rule.
    pub fn new(side: u16, pie: bool) -> Ecalper<W> {
        assert!((2..=10).contains(&side), "no Ecalper on side {side}");
        let agreement_rules = AgreementRules {
            side_names: ["black", "white"],
            komi: Some(0),
            lowest_bid: 0,
            button: false,
        };
        let board = Hex::new(side);
        Ecalper {
            board,
            cells: board.all(),
            all_empty: board.cells().collect(),
            agreement_rules,
            pie,
        }
    }

    /// The cells that hold a stone of the side.
    pub fn stones(&self, state: &Position<W>, side: Side) -> Bits<W> {
        match side {
            Side::First => state.black,
            Side::Second => self.cells & !(state.empty() | state.black),
        }
    }

    /// The largest group and the number of groups of each side on the present board.
    pub fn group_sizes(&self, state: &Position<W>) -> [GroupSizes; 2] {
        Side::BOTH.map(|side| group_sizes(&self.board, self.stones(state, side)))
    }

    /// Whether a stone can be placed or replaced on a cell now, and if not, why.
    pub(super) fn check_cell(&self, state: &Position<W>, cell: u16) -> Result<(), Reason> {
        match state.step {
            Step::Over => Err(Reason::GameOver),
            Step::Place(_) if state.empty.has(cell) => Ok(()),
            Step::Place(_) => Err(Reason::Occupied),
            Step::Replace if state.replaceable().has(cell) => Ok(()),
            Step::Replace if state.empty.has(cell) => Err(Reason::ReplaceFirst),
            Step::Replace if self.stones(state, state.mover).has(cell) => Err(Reason::OwnStone),
            Step::Replace => Err(Reason::NotPlacedLast),
        }
    }

    /// The key of a position whose sets of cells are mapped to others.
    pub(super) fn key_of(&self, state: &Position<W>, map: impl Fn(Bits<W>) -> Bits<W>) -> u64 {
        let step = match state.step {
            Step::Replace => 0,
            Step::Place(number) => number.into(),
            Step::Over => 4,
        };
        let key = StableHasher::new().with(state.mover as u64 | step << 1);
        let key = state.agreement.hash_into(key);
        [state.empty(), state.black, state.replaceable()]
            .into_iter()
            .fold(key, |key, set| {
                map(set).words().iter().fold(key, |key, &word| key.with(word))
            })
            .key()
    }

    /// Whether White may swap sides now: once, instead of the first replacement.
    ///
    /// > The pie rule can be used.
    #[inline]
    pub(super) fn may_swap(&self, state: &Position<W>) -> bool {
        self.pie
            && state.step == Step::Replace
            && state.empty.len() + 3 == self.board.count()
            && state.agreement.seat(Side::First) == Seat::FIRST
    }
}

impl<const W: usize> Game for Ecalper<W> {
    type State = Position<W>;
    type Move = Move;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Position<W> {
        Position {
            empty: self.all_empty,
            black: Bits::EMPTY,
            placed: [0; 3],
            step: Step::Place(1),
            mover: Side::First,
            agreement: Agreement::new(&self.agreement_rules),
        }
    }

    #[inline]
    fn turn(&self, state: &Position<W>) -> Turn {
        match state.step {
            Step::Over => Turn::Over,
            _ => Turn::Seat(state.agreement.seat(state.mover)),
        }
    }

    fn moves(&self, state: &Position<W>, out: &mut Vec<Move>) {
        match state.step {
            Step::Over => {}
            Step::Place(_) => out.extend(state.empty().iter().map(Move::Place)),
            Step::Replace => {
                out.extend(state.replaceable().iter().map(Move::Replace));
                out.extend(
                    self.may_swap(state)
                        .then_some(Move::Agreement(AgreementMove::Swap)),
                );
            }
        }
    }

    #[inline]
    fn play(&self, state: &mut Position<W>, mv: Move) {
        match (mv, state.step) {
            (Move::Place(cell), Step::Place(number)) => {
                state.empty.remove(cell);
                state.placed[usize::from(number) - 1] = cell;
                if state.mover == Side::First {
                    state.black.insert(cell);
                }
                if number < 3 {
                    state.step = Step::Place(number + 1);
                } else {
                    state.step = Step::Replace;
                    state.mover = state.mover.other();
                }
            }
            (Move::Replace(cell), Step::Replace) => {
                debug_assert!(state.replaceable().has(cell));
                match state.mover {
                    Side::First => state.black.insert(cell),
                    Side::Second => state.black.remove(cell),
                }
                state.step = match state.empty.len() {
                    1 => Step::Over,
                    _ => Step::Place(1),
                };
            }
            (Move::Agreement(mv), Step::Replace) => state.agreement.apply(mv, state.mover),
            (mv, step) => unreachable!("{mv:?} when the step is {step:?}"),
        }
    }

    /// > The player with the largest group of stones wins. If both players have the same score, the winner is the
    /// > player with less number of groups.
    fn payoff(&self, state: &Position<W>) -> BySeat<f32> {
        let [black, white] = self.group_sizes(state);
        let larger = black.largest.cmp(&white.largest);
        let fewer = white.groups.cmp(&black.groups);
        let share = match larger.then(fewer) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        };
        let mut payoff = BySeat::default();
        payoff[state.agreement.seat(Side::First)] = share;
        payoff[state.agreement.seat(Side::Second)] = 1.0 - share;
        payoff
    }

    fn score(&self, state: &Position<W>) -> BySeat<i32> {
        let sizes = self.group_sizes(state);
        state.agreement.score(sizes.map(|sizes| sizes.largest.into()))
    }

    fn key(&self, state: &Position<W>) -> u64 {
        self.key_of(state, |set| set)
    }

    #[inline]
    fn random_move(&self, state: &Position<W>, dice: &mut Dice, _: &mut Vec<Move>) -> Move {
        if state.step != Step::Replace {
            let index = dice.random_range(0..u32::from(state.empty.len()));
            return Move::Place(state.empty.get(index as u16));
        }
        match dice.random_range(0..3 + u32::from(self.may_swap(state))) {
            3 => Move::Agreement(AgreementMove::Swap),
            index => Move::Replace(state.placed[index as usize]),
        }
    }
}
