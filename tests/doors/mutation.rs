//! Mutations of valid inputs: noise alone is refused at the first byte.

use arbtest::arbitrary::{Result, Unstructured};

/// The longest input, in bytes.
pub const MOST_BYTES: usize = 8_000;

/// An input of the corpus after a few changes; now and then only noise.
pub fn mutated(corpus: &[Vec<u8>], words: &[&str], source: &mut Unstructured) -> Result<Vec<u8>> {
    let mut bytes = if source.ratio(1, 16)? {
        Vec::new()
    } else {
        source.choose(corpus)?.clone()
    };
    for _ in 0..source.int_in_range(1..=6)? {
        let end = bytes.len();
        let from = source.int_in_range(0..=end)?;
        let to = source.int_in_range(from..=end.min(from + 40))?;
        let new: Vec<u8> = match source.int_in_range(0..=5)? {
            // A part is left out, doubled or exchanged.
            0 => Vec::new(),
            1 => bytes[from..to].repeat(source.int_in_range(2..=9)?),
            2 => source.bytes(source.len().min(4))?.to_vec(),
            3 | 4 => source.choose(words)?.as_bytes().to_vec(),
            _ => {
                let other = source.choose(corpus)?;
                let begin = source.int_in_range(0..=other.len())?;
                other[begin..other.len().min(begin + 60)].to_vec()
            }
        };
        bytes.splice(from..to, new);
    }
    bytes.truncate(MOST_BYTES);
    Ok(bytes)
}
