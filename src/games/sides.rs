//! The inks of the two sides, once for all games that have sides.

use crate::scene::Ink;

/// The ink of each side's areas, and that of its hatching and fences.
pub const SIDE_INKS: [(Ink, Ink); 2] = [(Ink::FirstArea, Ink::First), (Ink::SecondArea, Ink::Second)];
