//! Who sits at a seat.

use serde::{Deserialize, Serialize};

use super::level::Level;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Player {
    /// A person at this device.
    #[default]
    Person,
    /// The engine.
    Machine(Level),
    /// A person at another device, who plays by link.
    Elsewhere,
}
