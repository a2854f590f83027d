//! Numbers as they are printed.

/// Seconds, rates or means with one decimal.
pub(super) fn rounded(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}
