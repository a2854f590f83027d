//! Lengths in styles.

use tessera_core::scene::decimal;

/// A length in CSS pixels as a style has it, in thousandths.
pub fn pixels(length: f64) -> String {
    decimal(length as f32, 3) + "px"
}
