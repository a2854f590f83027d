//! What a puzzle is about.

use serde::{Deserialize, Serialize};

/// What the first move of a puzzle does, by the first of these that holds for it; `docs/puzzles.md` says how each is
/// computed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Takes the button.
    Button,
    /// Passes: every placement loses.
    Pass,
    /// Captures stones.
    Capture,
    /// Saves own stones that could be captured at once.
    Rescue,
    /// Replaces a stone of the other side.
    Replacement,
    /// Gives the other side points at once, more than the mover gets.
    Sacrifice,
    /// Claims stones, or makes a region the mover's own.
    Claim,
    /// Separates what was connected: a free region, or the empty cells that the other side needs.
    Cut,
    /// Connects own groups.
    Connection,
    /// Places a stone that does nothing at once.
    Quiet,
    /// Places the last meeple of the supply.
    LastMeeple,
    /// Places a farmer.
    Farmer,
    /// Completes a feature.
    Completion,
    /// Places another meeple.
    Meeple,
    /// Places a tile and no meeple.
    Tile,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 15] = [
        Theme::Button,
        Theme::Pass,
        Theme::Capture,
        Theme::Rescue,
        Theme::Replacement,
        Theme::Sacrifice,
        Theme::Claim,
        Theme::Cut,
        Theme::Connection,
        Theme::Quiet,
        Theme::LastMeeple,
        Theme::Farmer,
        Theme::Completion,
        Theme::Meeple,
        Theme::Tile,
    ];
}
