//! The id of a game that friends play by link.

use std::fmt;
use std::str::FromStr;

/// The letters of an id: 32 that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many letters an id has.
const LENGTH: usize = 10;

/// The bits of an id: five a letter.
const BITS: u64 = (1 << (5 * LENGTH)) - 1;

/// The id of a game that friends play by link: ten letters or digits, drawn by lot. It says nothing about anybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct SharedId(u64);

impl SharedId {
    /// The id of these random bits, of which 50 are taken.
    pub fn new(bits: u64) -> SharedId {
        SharedId(bits & BITS)
    }

    pub fn number(self) -> u64 {
        self.0
    }
}

impl fmt::Display for SharedId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (0..LENGTH).rev() {
            let letter = LETTERS[(self.0 >> (5 * place)) as usize % LETTERS.len()];
            write!(f, "{}", char::from(letter))?;
        }
        Ok(())
    }
}

/// Text that is no id of a game by link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSharedId;

impl FromStr for SharedId {
    type Err = NoSharedId;

    fn from_str(text: &str) -> Result<SharedId, NoSharedId> {
        let mut number = 0;
        for byte in text.bytes() {
            let digit = LETTERS.iter().position(|&letter| letter == byte);
            number = number << 5 | digit.ok_or(NoSharedId)? as u64 & 31;
            if number > BITS {
                return Err(NoSharedId);
            }
        }
        if text.len() == LENGTH {
            Ok(SharedId(number))
        } else {
            Err(NoSharedId)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_ten_letters_and_reads_as_it_is_written() {
        for bits in [0, 1, 31, 32, u64::MAX, 0x0123_4567_89ab_cdef] {
            let id = SharedId::new(bits);
            assert_eq!(id.to_string().len(), LENGTH);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for other in [
            "",
            "0",
            "012345678",
            "01234567890",
            "012345678i",
            "ABCDEFGHJK",
            "áéíóú",
            "zzzzzzzzzzz",
        ] {
            assert_eq!(other.parse::<SharedId>(), Err(NoSharedId), "{other}");
        }
    }
}
