//! The section `mirroring-strategies`.

use serde::{Deserialize, Serialize};

/// The section `mirroring-strategies`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MirrorsData {
    /// The engine that plays against the mirrors.
    pub engine: String,
    /// Its search steps for each move.
    pub steps: u32,
    /// How each mirror did.
    pub rows: Vec<MirrorRow>,
}

/// How a player did who mirrors.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MirrorRow {
    /// How it mirrors.
    pub mirror: Mirror,
    /// How many games it played, half in each seat.
    pub games: u32,
    /// How many it won.
    pub wins: u32,
    /// How many it drew.
    pub draws: u32,
    /// Which part of its moves were mirrored; the others were random because the mirrored move was not legal.
    pub mirrored: f64,
    /// A game that it won; `None` where it won none.
    pub won: Option<String>,
}

/// A way to mirror the opponent's last move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum Mirror {
    /// The board is rotated about its centre.
    Rotation {
        /// By so many degrees clockwise.
        degrees: u16,
    },
    /// The board is reflected at a line through its centre.
    Reflection {
        /// The angle of the line to the horizontal, in degrees, clockwise from the right: 0 keeps left and right and
        /// swaps top and bottom.
        degrees: u16,
    },
    /// The last move is repeated.
    Copy,
}
