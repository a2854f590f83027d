//! A choice or a draw of a game with what it was worth. All figures of a game are computed from these.

use crate::{NamedLine, Report};
use tessera_core::game::Seat;

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
    /// The ply after it.
    pub end: u32,
    /// Whose values these are.
    pub seat: Seat,
    /// Whether chance decided; else a seat chose.
    pub drawn: bool,
    /// What the best move is worth, or the mean of all outcomes by weight.
    pub before: Worth,
    /// What the move or the outcome is worth that was played or drawn; `None` if it has no value.
    pub after: Option<Worth>,
    /// Whether the chances before and after it are proven.
    pub proven: [bool; 2],
    /// The value of the null move: of passing, where that is legal, and else, in reports, of the position with the other seat
    /// to move.
    pub null: Option<f64>,
    /// Half the width of the 95 % interval of the difference between the best move and the null move; 0 where it is not known.
    pub null_half_width: f64,
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
        let count =
            |is: &dyn Fn(f32) -> bool| report.lines.iter().filter(|line| is(line.value)).count() as u32;
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
        let before = if drawn {
            Worth::new(report.expected(), report.expected_margin())
        } else {
            Worth::new(report.value(), report.margin())
        };
        let passing = report.line(PASS).filter(|_| !drawn);
        let best_half_width = report.lines.first().map_or(0.0, |best| best.half_width);
        let is_proven = |line: Option<&NamedLine>| line.is_some_and(|line| line.proven) && !drawn;
        Event {
            ply,
            end: ply + played.split('.').count() as u32,
            seat,
            drawn,
            before,
            proven: [is_proven(report.lines.first()), is_proven(report.line(played))],
            after: report
                .line(played)
                .map(|line| Worth::new(line.value, line.margin)),
            null: passing.map(|line| line.value.into()),
            null_half_width: passing.map_or(0.0, |line| best_half_width.hypot(line.half_width).into()),
            moves: 0,
            good: 0,
            effective: 0,
        }
    }
}

impl Event {
    /// What a choice cost its seat: the chance before it less that after it, at least 0; `None` of a draw, and of a move
    /// without a value.
    pub fn cost(&self) -> Option<f32> {
        let after = self.after.filter(|_| !self.drawn)?;
        Some((self.before.value as f32 - after.value as f32).max(0.0))
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

/// A choice of the first seat with this chance of winning, among ten moves.
#[cfg(test)]
pub(super) fn test_event(ply: u32, chance: f64) -> Event {
    let worth = Worth {
        value: chance,
        margin: None,
    };
    Event {
        ply,
        end: ply + 1,
        seat: Seat::FIRST,
        drawn: false,
        before: worth,
        after: Some(worth),
        proven: [false; 2],
        null: None,
        null_half_width: 0.0,
        moves: 10,
        good: 5,
        effective: 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(lines: &[(&str, u32, f32, f32)]) -> Report {
        let line = |&(name, visits, value, margin): &(&str, u32, f32, f32)| NamedLine {
            mv: name.into(),
            visits,
            value,
            margin: Some(margin),
            half_width: 0.03,
            ..NamedLine::default()
        };
        Report {
            lines: lines.iter().map(line).collect(),
            ..Report::default()
        }
    }

    #[test]
    fn a_choice_is_compared_with_the_first_line_of_its_report() {
        let report = report(&[
            ("a1", 9, 0.75, 3.0),
            ("pass", 1, 0.5, 0.5),
            ("b1", 2, 0.703_125, 2.0),
            ("c1", 0, 0.25, -4.0),
        ]);
        let event = Event::new(4, Seat(1), false, "c1", &report);
        assert_eq!((event.before.value, event.before.margin), (0.75, Some(3.0)));
        let after = event.after.unwrap();
        assert_eq!((after.value, after.margin), (0.25, Some(-4.0)));
        assert_eq!((event.moves, event.good, event.effective), (4, 2, 2));
        assert_eq!(event.null, Some(0.5));
        assert!((event.null_half_width - 0.03 * 2.0_f64.sqrt()).abs() < 1e-6);
        assert_eq!(Event::new(4, Seat(1), false, "d1", &report).after, None);
    }

    #[test]
    fn a_draw_is_compared_with_the_mean_by_weight() {
        let report = report(&[("A", 3, 0.5, 0.0), ("B", 1, 0.9, 8.0)]);
        let event = Event::new(0, Seat(0), true, "B", &report);
        assert!((event.before.value - 0.6).abs() < 1e-6);
        assert_eq!((event.before.margin, event.null), (Some(2.0), None));
        assert_eq!(event.after.unwrap().margin, Some(8.0));
    }
}
