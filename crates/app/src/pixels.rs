//! Lengths in styles.

use tessera_core::scene::length_text;

/// A length in CSS pixels as a style has it, in thousandths.
pub fn pixels(length: f64) -> String {
    length_text(length as f32, 3) + "px"
}
