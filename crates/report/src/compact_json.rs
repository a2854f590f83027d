//! JSON whose fractions have six significant digits: more were never measured, and a report has to stay small.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};

/// How many digits are kept.
const DIGITS: i32 = 6;

/// The JSON of a value without spaces, its fractions rounded.
pub(super) fn compact_json(value: &impl Serialize) -> Result<String, serde_json::Error> {
    let mut bytes = Vec::new();
    value.serialize(&mut Serializer::with_formatter(&mut bytes, Rounded))?;
    // The serializer writes text only.
    Ok(String::from_utf8(bytes).unwrap_or_default())
}

struct Rounded;

impl Formatter for Rounded {
    fn write_f64<W: ?Sized + Write>(&mut self, writer: &mut W, value: f64) -> io::Result<()> {
        CompactFormatter.write_f64(writer, rounded(value))
    }
}

/// The nearest number with [`DIGITS`] significant digits.
fn rounded(value: f64) -> f64 {
    if value == 0.0 || !value.is_finite() {
        return value;
    }
    let before_point = libm::floor(libm::log10(value.abs())) as i32 + 1;
    let decimals = (DIGITS - before_point).clamp(0, 12) as usize;
    // Written and read again, so that no digit is left over by the arithmetic.
    format!("{value:.decimals$}").parse().unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_have_six_digits_and_whole_numbers_all_of_theirs() {
        let json = compact_json(&(
            1.0 / 3.0,
            12_345_678.9,
            -0.000_123_456_78,
            0.1 + 0.2,
            92_400_363u64,
        ))
        .unwrap();
        assert_eq!(json, "[0.333333,12345679.0,-0.000123457,0.3,92400363]");
    }
}
