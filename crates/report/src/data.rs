//! What the sections of a report hold: one type for each, which the lab writes and the pages read.
//!
//! Shares are parts of 1. Seats and plies are counted from 0. A record is a link to a game; with `@12` behind it, to the
//! position after 12 plies.

pub use super::section::*;
pub use super::sections::{Absence, AbsenceReason, SectionData};
