//! An arrow or a circle that belongs to a position of a tree, by the names of its cells.

use std::fmt;
use std::str::FromStr;

/// How many marks a position may have.
pub const MOST_MARKS: usize = 100;
/// How many characters the name of a cell may have.
const MOST_NAME: usize = 16;
/// What stands between the cells of an arrow.
const ARROW: char = '>';

/// An arrow from one cell to another, or a circle where both are the same. Cells have their names, because their numbers
/// differ from position to position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellMark {
    /// The cell where it begins.
    pub from: String,
    /// The cell where it ends.
    pub to: String,
}

/// Text that is no mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadMark;

impl fmt::Display for CellMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.from == self.to {
            f.write_str(&self.from)
        } else {
            write!(f, "{}{ARROW}{}", self.from, self.to)
        }
    }
}

impl FromStr for CellMark {
    type Err = BadMark;

    /// Reads `c3`, a circle, or `c3>d4`, an arrow.
    fn from_str(text: &str) -> Result<CellMark, BadMark> {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        let is_name = |name: &str| (1..=MOST_NAME).contains(&name.len()) && name.bytes().all(is_plain);
        let (from, to) = match text.split_once(ARROW) {
            // A circle is written in one way.
            Some((from, to)) if from == to => return Err(BadMark),
            Some(ends) => ends,
            None => (text, text),
        };
        if is_name(from) && is_name(to) {
            Ok(CellMark {
                from: from.to_owned(),
                to: to.to_owned(),
            })
        } else {
            Err(BadMark)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_read_as_it_is_written_and_nothing_else_is_one() {
        for text in ["c3", "c3>d4", "-1_0>0_-12"] {
            assert_eq!(
                text.parse::<CellMark>().map(|mark| mark.to_string()),
                Ok(text.to_owned())
            );
        }
        for text in [
            "",
            ">",
            "c3>",
            ">c3",
            "c3>c3",
            "c3>d4>e5",
            "c 3",
            "ü",
            "abcdefghijklmnopq",
        ] {
            assert_eq!(text.parse::<CellMark>(), Err(BadMark), "{text}");
        }
    }
}
