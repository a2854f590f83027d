//! A kind of feature that scores.

use serde::{Deserialize, Serialize};

/// A kind of feature.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Feature {
    City,
    Road,
    /// Monasteries.
    Cloister,
    Farm,
}
