//! Decimal numbers read from text, for the page. The standard library takes exponents, too, and is exact to the last digit of any
//! text; but it has tables of 10 KB for that.

/// Reads a number that is written without an exponent, as `{}` writes an `f32`. It is the very number that was written if that is 0
/// or between a millionth and 2,000 in size. `None` for any other text, and for more digits than 19 after the zeros at the front.
pub fn decimal(text: &str) -> Option<f32> {
    let (sign, size) = match text.strip_prefix('-') {
        Some(size) => (-1.0, size),
        None => (1.0, text),
    };
    let (whole, fraction) = size.split_once('.').unwrap_or((size, ""));
    let digits = [whole, fraction].concat();
    let digits: u64 = digits
        .bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| digits.parse())?
        .ok()?;
    Some((sign * digits as f64 / 10_f64.powi(fraction.len() as i32)) as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_number_is_written_as_gives_it_again() {
        // Every 4,099th number between a millionth and 2,000.
        let bits = 1e-6_f32.to_bits()..2_000_f32.to_bits();
        for number in bits.step_by(4_099).map(f32::from_bits).chain([0.0, -0.5, -37.25]) {
            assert_eq!(decimal(&number.to_string()), Some(number));
            assert_eq!(decimal(&(-number).to_string()), Some(-number));
        }
    }

    #[test]
    fn other_text_is_no_number() {
        for text in [
            "",
            "-",
            ".",
            "+5",
            "-+5",
            ".+5",
            "x",
            "1e5",
            "NaN",
            "inf",
            "--1",
            "1.2.3",
            "1,5",
            " 1",
            "12345678901234567890123",
        ] {
            assert_eq!(decimal(text), None, "{text}");
        }
    }
}
