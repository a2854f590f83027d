//! What a scored feature is worth and to whom.

use super::crowd::Crowd;
use super::segment::Terrain;

/// A scored feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Award {
    /// Its root segment.
    pub root: u8,
    /// Its terrain.
    pub terrain: Terrain,
    /// The tiles that it is on; for a field, the complete cities beside it.
    pub tiles: u8,
    /// The pennants in it.
    pub pennants: u8,
    /// Whether it is complete.
    pub complete: bool,
    /// The meeples in it.
    pub crowd: Crowd,
    /// The points that each seat of the majority gets.
    pub points: u16,
}
