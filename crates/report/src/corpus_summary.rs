//! What a report says of its corpus.

use serde::{Deserialize, Serialize};

/// What [`CorpusSummary::engine`] ends with where the random playouts of the engine were capped.
pub const CAPPED: &str = " (capped playouts)";

/// The games that a report is computed from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorpusSummary {
    pub games: u64,
    /// The engine that played them, with its constants.
    pub engine: String,
    /// Its search steps for each choice.
    pub steps: u32,
    pub seed: u64,
    /// The SHA-256 of the corpus file, in hexadecimal digits.
    pub sha256: String,
}
