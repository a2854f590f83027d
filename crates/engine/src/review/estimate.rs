//! What a position is worth, and where a review writes it down.

use super::position_search::Task;
use super::reviewed::Open;
use tessera_protocol::{NamedLine, Report};

/// What a position is worth to a seat.
#[derive(Clone, Copy)]
pub(super) struct Estimate {
    pub(super) value: f32,
    pub(super) margin: Option<f32>,
}

impl Estimate {
    /// That of the best move.
    pub(super) fn of(report: &Report) -> Estimate {
        Estimate {
            value: report.value(),
            margin: report.margin(),
        }
    }

    /// What it is worth to the other seat of two.
    pub(super) fn of_the_other(self) -> Estimate {
        Estimate {
            value: 1.0 - self.value,
            margin: self.margin.map(|margin| -margin),
        }
    }
}

/// A line without a variation.
pub(super) fn line(name: String, visits: u32, Estimate { value, margin }: Estimate) -> NamedLine {
    NamedLine {
        variation: vec![name.clone()],
        mv: name,
        visits,
        value,
        margin,
        ..NamedLine::default()
    }
}

/// Records the value of a position for the outcome, or for the move, that leads to it.
pub(super) fn record_value(open: &mut Open, task: &Task, estimate: Estimate, steps: u32, proven: bool) {
    let name = &task.names[0];
    if !open.item.drawn {
        return open.parts.push(Report {
            lines: vec![NamedLine {
                proven,
                ..line(name.clone(), 1, estimate)
            }],
            steps,
            ..Report::default()
        });
    }
    let report = &mut open.item.report;
    report.steps += steps;
    for line in &mut report.lines {
        if line.mv == *name {
            line.value += task.probability * estimate.value;
            let sum = |sum, margin| sum + task.probability * margin;
            line.margin = line
                .margin
                .zip(estimate.margin)
                .map(|(of, margin)| sum(of, margin));
        }
    }
}
