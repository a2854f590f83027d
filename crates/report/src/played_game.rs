//! A game of a corpus, replayed by the rules: what the formulas count.

use tessera_core::game::{BySeat, Seat};

/// A game of a corpus with everything that follows from its record.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayedGame {
    /// The number of the game in its corpus, counted from 0.
    pub index: u64,
    pub record: String,
    /// What each seat earned, in `0.0..=1.0`.
    pub payoff: Vec<f64>,
    /// Its turns in order: choices of a seat. Where a seat chooses twice after a draw, as tile and meeple, that is one turn.
    pub turns: Vec<PlayedTurn>,
    /// How many outcomes each draw had.
    pub draws: Vec<u32>,
    /// The keys of the positions, the start first.
    pub keys: Vec<u64>,
    /// What each seat played in the end, as records call it: `vertical`; empty where seats are all alike.
    pub sides: Vec<&'static str>,
    /// The half points of each seat by source at the end, in games with features; else empty.
    pub breakdown: Vec<Vec<i32>>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayedTurn {
    /// Its first ply, counted from 0.
    pub ply: u32,
    /// The seat that chose.
    pub seat: u8,
    /// What it played before the turn, as records call it; `None` where that is not settled, or seats are all alike.
    pub side: Option<&'static str>,
    /// The labels of the legal moves, by their places in the list of labels.
    pub legal: Vec<u32>,
    /// The label of the move that was chosen.
    pub chosen: u32,
    /// The name of the move that was chosen: several joined by dots where the turn has several plies.
    pub name: String,
    /// The cell of that move, by its place in the list of the board; `None` where there is no fixed board or no cell.
    pub cell: Option<u32>,
    /// Whether it settles how the game is played.
    pub agreement: bool,
    /// The komi that it bids, in half points.
    pub bid: Option<i16>,
    /// The chance of winning of the seat that chose, as the corpus has it.
    pub value: Option<f64>,
}

impl PlayedTurn {
    /// How many legal moves there were.
    pub fn moves(&self) -> u32 {
        self.legal.len() as u32
    }
}

impl PlayedGame {
    pub fn turns(&self) -> u32 {
        self.turns.len() as u32
    }

    /// What a seat earned.
    pub fn payoff_of(&self, seat: u8) -> f64 {
        self.payoff.get(usize::from(seat)).copied().unwrap_or_default()
    }

    /// What a side earned: the seat that plays it in the end.
    pub fn payoff_of_side(&self, side: &str) -> f64 {
        let seat = self.sides.iter().position(|other| *other == side);
        seat.map_or(0.0, |seat| self.payoff_of(seat as u8))
    }

    /// The only seat that earned more than every other.
    pub fn winner(&self) -> Option<u8> {
        let most = self.payoff.iter().copied().fold(0.0, f64::max);
        let mut best = (0u8..).zip(&self.payoff).filter(|(_, payoff)| **payoff == most);
        let first = best.next()?.0;
        best.next().is_none().then_some(first)
    }
}

/// The payoffs of the seats that play.
pub(super) fn payoffs(payoff: &BySeat<f32>, seats: u8) -> Vec<f64> {
    Seat::all(seats).map(|seat| payoff[seat].into()).collect()
}
