//! What a search of the position after a move says of the move.
//!
//! In the search of a choice a move that is tried rarely looks worse than it is, because most of its visits find out how
//! to go on. A search of the position after it has no such fault.

use crate::{NamedLine, Report};

/// How many times the change of a value over the second half of its search is added to its half width, as an independent
/// error. Measured against searches with 64 times the steps (docs/review.md): with 2.4, which is right for an error that
/// falls with the root of the steps, the intervals were too narrow.
const TREND: f32 = 4.0;

/// A search of the position after a move.
#[derive(Clone, Copy, Debug)]
pub struct AfterMove<'a> {
    /// The name of the move, as records write it.
    pub name: &'a str,
    /// What the search has found.
    pub report: &'a Report,
    /// Whether the seat that made the move also chooses in that position.
    pub same_seat: bool,
    /// The value of the position after half of the steps, where it is known.
    pub halfway: Option<f32>,
}

impl AfterMove<'_> {
    /// Puts what was found into the line of the move in a report on the choice; nothing if the move has none.
    pub fn improve(self, report: &mut Report) {
        let line = report.lines.iter_mut().find(|line| line.mv == self.name);
        let (Some(line), Some(reply)) = (line, self.report.lines.first()) else {
            return;
        };
        line.proven = reply.proven && is_decided(self.report);
        let PositionValue { value, half_width } = PositionValue::of(self.report);
        (line.value, line.margin) = if self.same_seat {
            (value, reply.margin)
        } else {
            (1.0 - value, reply.margin.map(|margin| -margin))
        };
        // A value that has moved since half of the steps were made is still on its way.
        let moved = self.halfway.map_or(0.0, |halfway| value - halfway);
        line.half_width = if line.proven {
            0.0
        } else {
            half_width.hypot(TREND * moved)
        };
        line.dominated &= !line.proven;
        line.variation = self.name.split('.').map(str::to_owned).collect();
        line.variation.extend(reply.variation.iter().cloned());
    }
}

/// Where only one of the two values that are compared, of the first line and of the move played, is proven, the other is
/// no longer a chance among equals: by best play it is a win or a loss as well, so its interval reaches to the nearer of
/// them.
pub fn widen_beside_a_proof(report: &mut Report, played: &str) {
    let proven = |line: Option<&NamedLine>| line.is_some_and(|line| line.proven);
    let best_is_proven = proven(report.lines.first());
    if best_is_proven == proven(report.line(played)) {
        return;
    }
    let mut lines = report.lines.iter_mut();
    let open = if best_is_proven {
        lines.find(|line| line.mv == played)
    } else {
        lines.next()
    };
    if let Some(line) = open {
        line.half_width = line.half_width.max(line.value.min(1.0 - line.value));
    }
}

/// The value of a position to the seat that chooses in it, and half the width of its interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PositionValue {
    /// The chance of winning, `0.0..=1.0`.
    pub value: f32,
    /// Half the width of its 95 % interval.
    pub half_width: f32,
}

impl PositionValue {
    /// The mean of the replies by their visits, so that it holds as much of bad replies as the value of a move in the search
    /// of a choice; of a decided position the value of the best reply. Replies that are proven to be no better than
    /// another are left out.
    pub fn of(report: &Report) -> PositionValue {
        let best = report.lines.first();
        let (mut value, mut half_width, mut visits) = (0.0, 0.0, 0.0);
        if !is_decided(report) {
            let is_worse = |reply: &NamedLine| {
                reply.dominated || reply.proven && best.is_some_and(|best| reply.value < best.value)
            };
            for reply in report.lines.iter().filter(|reply| !is_worse(reply)) {
                let weight = reply.visits as f32;
                value += weight * reply.value;
                half_width += (weight * reply.half_width).powi(2);
                visits += weight;
            }
        }
        if visits > 0.0 {
            PositionValue {
                value: value / visits,
                half_width: half_width.sqrt() / visits,
            }
        } else {
            PositionValue {
                value: best.map_or(0.0, |best| best.value),
                half_width: best.map_or(0.0, |best| best.half_width),
            }
        }
    }
}

/// Whether the payoff of the best reply is proven to be that of the position: a win, or no other move can bring more.
fn is_decided(report: &Report) -> bool {
    let [best, others @ ..] = &report.lines[..] else {
        return false;
    };
    let is_no_better = |line: &NamedLine| line.dominated || line.proven && line.value <= best.value;
    best.value >= 1.0 || others.iter().all(is_no_better)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str, value: f32, visits: u32, proven: bool) -> NamedLine {
        NamedLine {
            mv: name.to_owned(),
            visits,
            value,
            half_width: if proven { 0.0 } else { 0.1 },
            proven,
            ..NamedLine::default()
        }
    }

    fn report(lines: &[(&str, f32, u32, bool)]) -> Report {
        let lines = lines
            .iter()
            .map(|&(name, value, visits, proven)| line(name, value, visits, proven));
        Report {
            lines: lines.collect(),
            ..Report::default()
        }
    }

    #[test]
    fn a_move_that_was_hardly_tried_gets_the_value_of_the_position_after_it() {
        let mut choice = report(&[("c3", 1.0, 900, true), ("a2", 0.5, 3, false)]);
        let replies = report(&[("b1", 0.1, 300, false), ("pass", 0.02, 100, false)]);
        let after = AfterMove {
            name: "a2",
            report: &replies,
            same_seat: false,
            halfway: None,
        };
        after.improve(&mut choice);
        let line = choice.line("a2").unwrap();
        assert!((line.value - 0.92).abs() < 1e-6, "{line:?}");
        assert_eq!(line.variation[0], "a2");
        assert!(!line.proven);
        widen_beside_a_proof(&mut choice, "a2");
        let line = choice.line("a2").unwrap();
        assert!(line.half_width >= 0.079, "a win or a loss by best play: {line:?}");
    }

    #[test]
    fn a_proven_reply_proves_the_move() {
        let mut choice = report(&[("a2", 0.7, 900, false), ("c3", 0.5, 3, false)]);
        let replies = report(&[("b1", 1.0, 300, true), ("pass", 0.02, 100, false)]);
        let after = AfterMove {
            name: "c3",
            report: &replies,
            same_seat: false,
            halfway: Some(0.5),
        };
        after.improve(&mut choice);
        let line = choice.line("c3").unwrap();
        assert_eq!((line.value, line.half_width, line.proven), (0.0, 0.0, true));
    }
}
