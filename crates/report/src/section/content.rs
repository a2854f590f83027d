//! What a section of a report holds, and what is said of it.

use super::context::Context;
use crate::interval::Interval;
use crate::published::Figure;

/// The data of a section: the sentences on it, and its figures beside published ones.
pub(crate) trait Content {
    /// How the data were computed or measured.
    fn how(&self, context: &Context) -> String;

    /// What the data say, in one or two sentences.
    fn takeaway(&self, context: &Context) -> String;

    /// Our figure beside a published one of the section, with its seat, step or depth; `None` where the data do not have it.
    fn figure(&self, _figure: Figure, _place: usize) -> Option<Ours> {
        None
    }
}

/// A figure of ours, with an interval where it has one.
#[derive(Clone, Copy)]
pub(crate) struct Ours {
    /// The figure.
    pub value: f64,
    /// The ends of its interval.
    pub interval: Option<(f64, f64)>,
}

impl Ours {
    /// A number without an interval.
    pub fn exact(value: f64) -> Option<Ours> {
        Some(Ours {
            value,
            interval: None,
        })
    }

    /// A number of things.
    pub fn count(value: u32) -> Option<Ours> {
        Ours::exact(value.into())
    }

    /// An estimate in a unit of which so many are one.
    pub fn estimate(interval: Interval, unit: f64) -> Option<Ours> {
        Some(Ours {
            value: unit * interval.mean,
            interval: Some((unit * interval.low, unit * interval.high)),
        })
    }
}
