//! Points are counted in halves, as integers, and formatted as text for people and for records.

/// The largest komi that a record may name, in half points.
pub const LARGEST_KOMI: i16 = 199;

/// Formats half points for people: 7 is `3½`, 8 is `4`, -1 is `−½`.
pub fn in_words(halves: i32) -> String {
    let sign = if halves < 0 { "−" } else { "" };
    match (halves.abs() / 2, halves % 2) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}½"),
        (whole, _) => format!("{sign}{whole}½"),
    }
}

/// Formats half points for records: 7 is `3_5`, 8 is `4`.
pub fn in_names(halves: i16) -> String {
    format!("{}{}", halves / 2, if halves % 2 == 0 { "" } else { "_5" })
}

/// Reads half points from a record: `3_5` is 7, `4` is 8; `None` for text that [`in_names`] does not write and for numbers
/// above [`LARGEST_KOMI`].
pub fn from_name(text: &str) -> Option<i16> {
    let (whole, half) = match text.strip_suffix("_5") {
        Some(whole) => (whole, 1),
        None => (text, 0),
    };
    let halves = whole.parse::<i16>().ok()?.checked_mul(2)?.checked_add(half)?;
    ((0..=LARGEST_KOMI).contains(&halves) && in_names(halves) == text).then_some(halves)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_are_read_as_they_are_written() {
        for halves in 0..=LARGEST_KOMI {
            assert_eq!(from_name(&in_names(halves)), Some(halves));
        }
        for bad in ["", "x", "_5", "3_", "3_50", "+4", "-1", "04", "100", "9999999"] {
            assert_eq!(from_name(bad), None, "{bad}");
        }
    }

    #[test]
    fn people_read_a_half_as_a_fraction() {
        assert_eq!(
            [0, 1, 7, 8, -1, -7].map(in_words),
            ["0", "½", "3½", "4", "−½", "−3½"]
        );
    }
}
