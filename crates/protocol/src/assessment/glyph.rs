//! The six signs by which annotators of games rate a move.

use std::fmt;
use std::str::FromStr;

/// A sign that rates a move, as books on games print it behind the move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Glyph {
    /// `!!`: a brilliant move.
    Brilliant,
    /// `!`: a good move.
    Good,
    /// `!?`: an interesting move.
    Interesting,
    /// `?!`: a dubious move, or an inaccuracy.
    Dubious,
    /// `?`: a mistake.
    Mistake,
    /// `??`: a blunder.
    Blunder,
}

impl Glyph {
    /// Every sign, the best first.
    pub const ALL: [Glyph; 6] = [
        Glyph::Brilliant,
        Glyph::Good,
        Glyph::Interesting,
        Glyph::Dubious,
        Glyph::Mistake,
        Glyph::Blunder,
    ];

    /// The sign as it is printed.
    pub fn text(self) -> &'static str {
        match self {
            Glyph::Brilliant => "!!",
            Glyph::Good => "!",
            Glyph::Interesting => "!?",
            Glyph::Dubious => "?!",
            Glyph::Mistake => "?",
            Glyph::Blunder => "??",
        }
    }
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A text that is none of the six signs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadGlyph;

impl fmt::Display for BadGlyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected one of !! ! !? ?! ? ??")
    }
}

impl std::error::Error for BadGlyph {}

impl FromStr for Glyph {
    type Err = BadGlyph;

    fn from_str(text: &str) -> Result<Glyph, BadGlyph> {
        let mut all = Glyph::ALL.into_iter();
        all.find(|glyph| glyph.text() == text).ok_or(BadGlyph)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_is_read_as_it_is_printed() {
        for glyph in Glyph::ALL {
            assert_eq!(glyph.text().parse(), Ok(glyph));
        }
        for other in ["", "!!!", "?!?", "x", " !"] {
            assert_eq!(other.parse::<Glyph>(), Err(BadGlyph), "{other:?}");
        }
    }
}
