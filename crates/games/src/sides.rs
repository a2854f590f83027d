//! The inks of the two sides and of their stones, once for all games that have sides.

use tessera_core::scene::Ink;

/// The inks of each side's areas, of their hatching and of their outlines.
pub const SIDE_INKS: [[Ink; 3]; 2] = [
    [Ink::FirstArea, Ink::FirstHatch, Ink::First],
    [Ink::SecondArea, Ink::SecondHatch, Ink::Second],
];
/// A black stone's own ink and its rim's, and those of a white stone.
pub const STONE_INKS: [(Ink, Ink); 2] = [(Ink::Black, Ink::BlackRim), (Ink::White, Ink::WhiteRim)];
