//! A choice or a draw of a game with what it was worth. All figures of a game are computed from these.

use crate::game::Seat;
use crate::protocol::Report;

/// A move is effective if its chance of winning is at most this much below that of the best: a tenth on the scale from -1
/// to 1.
pub const EFFECTIVE: f32 = 0.05;

/// The name of the move that changes nothing, in all games that have one.
pub const PASS: &str = "pass";

/// What a position is worth to a seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth {
    /// The chance of winning, or with more than two seats the expected share of the win, in `0.0..=1.0`.
    pub value: f64,
    /// The expected lead over the best of the others at the end, in points, where it is known.
    pub margin: Option<f64>,
}

/// A choice or a draw with what it was worth to its seat: the one that chooses, or that chooses next after the draw.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Event {
    /// The first ply, counted from 0.
    pub ply: u32,
    /// Whose values these are.
    pub seat: Seat,
    /// Whether it is a draw.
    pub drawn: bool,
    /// What the best move is worth, or the mean of all outcomes by weight.
    pub before: Worth,
    /// What the move or the outcome is worth that was played or drawn; `None` if it has no value.
    pub after: Option<Worth>,
    /// The value of passing, where that is legal.
    pub pass: Option<f64>,
    /// Half the width of the 95 % interval of the difference between the best move and passing; 0 where it is not known.
    pub pass_half_width: f64,
    /// How many moves or outcomes there are.
    pub moves: u32,
    /// How many moves win more often than not.
    pub good: u32,
    /// How many moves are about as good as the best, itself among them.
    pub effective: u32,
}

impl Event {
    /// The choice or draw of a report in which every move has a value.
    pub fn new(ply: u32, seat: Seat, drawn: bool, played: &str, report: &Report) -> Event {
        let count = |is: &dyn Fn(f32) -> bool| report.lines.iter().filter(|line| is(line.value)).count() as u32;
        let best = report.value();
        Event {
            moves: report.lines.len() as u32,
            good: count(&|value| value > 0.5),
            effective: count(&|value| value >= best - EFFECTIVE),
            ..Event::without_counts(ply, seat, drawn, played, report)
        }
    }

    /// The same of a report that does not list every move: how many there are is not known.
    pub fn without_counts(ply: u32, seat: Seat, drawn: bool, played: &str, report: &Report) -> Event {
        let before = match drawn {
            true => Worth::new(report.expected(), report.expected_margin()),
            false => Worth::new(report.value(), report.margin()),
        };
        let passing = report.line(PASS).filter(|_| !drawn);
        let best_half_width = report.lines.first().map_or(0.0, |best| best.half_width);
        Event {
            ply,
            seat,
            drawn,
            before,
            after: report
                .line(played)
                .map(|line| Worth::new(line.value, line.margin)),
            pass: passing.map(|line| line.value.into()),
            pass_half_width: passing.map_or(0.0, |line| best_half_width.hypot(line.half_width).into()),
            moves: 0,
            good: 0,
            effective: 0,
        }
    }

    /// Whether it is a choice among several moves.
    pub fn is_turn(&self) -> bool {
        !self.drawn && self.moves > 1
    }
}

impl Worth {
    fn new(value: f32, margin: Option<f32>) -> Worth {
        Worth {
            value: value.into(),
            margin: margin.map(f64::from),
        }
    }
}
