//! What a scored feature is worth and to whom.

use super::crowd::Crowd;
use super::segment::Terrain;

/// A scored feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Award {
    /// Its root segment.
    pub root: u8,
    /// What was scored: city, road, cloister or field.
    pub terrain: Terrain,
    /// The tiles that it is on; for a field, the complete cities beside it.
    pub tiles: u8,
    /// How many pennants it has; 0 but for cities.
    pub pennants: u8,
    /// Whether it was complete when it was scored.
    pub complete: bool,
    /// The meeples in it.
    pub crowd: Crowd,
    /// The points that each seat of the majority gets.
    pub points: u16,
}
