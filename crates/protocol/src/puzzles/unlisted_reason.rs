//! Why a puzzle is not listed.

use serde::{Deserialize, Serialize};

/// Why a puzzle is set aside: the first of these that holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnlistedReason {
    /// The komi is larger than a quarter of the cells: nobody would play such a game.
    Komi,
    /// A pass solves it.
    Pass,
    /// The best move is better than the second-best by less than two points.
    Margin,
}

impl UnlistedReason {
    /// Every reason.
    pub const ALL: [UnlistedReason; 3] = [UnlistedReason::Komi, UnlistedReason::Pass, UnlistedReason::Margin];

    /// What files call it.
    pub fn name(self) -> &'static str {
        match self {
            UnlistedReason::Komi => "komi",
            UnlistedReason::Pass => "pass",
            UnlistedReason::Margin => "margin",
        }
    }
}
