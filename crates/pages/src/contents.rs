//! What the pages are made of besides the games themselves.

use super::lessons::Lessons;
use super::puzzles::Puzzles;
use super::reports::Reports;

/// What the pages are made of besides the games themselves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Contents {
    /// The reports.
    pub reports: Reports,
    /// The puzzles.
    pub puzzles: Puzzles,
    /// The lessons.
    pub lessons: Lessons,
}
