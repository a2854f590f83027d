//! The rules of Carcassonne, the base game of 2000. A turn has three plies: the draw of a tile, its placement and a
//! meeple. Edge cases are decided as in `docs/carcassonne.md`.

mod award;
mod claims;
mod crowd;
mod features;
mod game;
mod growth;
mod kind;
mod leaving;
mod meeples;
mod placements;
mod position;
mod reason;
#[cfg(test)]
mod reference;
mod root_set;
mod scoring;
mod segment;
mod surroundings;
mod tile;

pub use award::Award;
pub use claims::Farm;
pub use crowd::{Crowd, MEEPLES};
pub use features::Feature;
pub use game::{Carcassonne, Move, UnplaceableTile};
pub use kind::{KINDS, Kind, MOST_SEGMENTS};
pub use meeples::PlacedMeeple;
pub use position::{Phase, Position};
pub use reason::Reason;
pub use segment::{Segment, Terrain};
pub use surroundings::Surroundings;
pub use tile::{NO_SEGMENT, Tile};
