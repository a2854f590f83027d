//! How a cell's label is read, whatever the shape of the board.

/// The numbers, both from 0, of a label's letter and of its number: `c5` gives 2 and 4. Only the spelling that boards
/// write is read: a small letter, then a number from 1 without leading zeros.
pub fn read_label(label: &str) -> Option<(u16, u16)> {
    let mut characters = label.chars();
    let letter = characters.next().filter(char::is_ascii_lowercase)?;
    let digits = characters.as_str();
    if !digits.starts_with(|digit: char| matches!(digit, '1'..='9')) {
        return None;
    }
    let number: u16 = digits.parse().ok()?;
    Some((u16::from(letter as u8 - b'a'), number - 1))
}
