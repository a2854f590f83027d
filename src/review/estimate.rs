//! What a position is worth.

use crate::protocol::{NamedLine, Report};

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
        pv: vec![name.clone()],
        name,
        visits,
        value,
        margin,
        ..NamedLine::default()
    }
}
