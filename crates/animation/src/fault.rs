//! Why an animation cannot be made.

use std::fmt;

/// Why an animation cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Pictures of this width and height are not encoded.
    Size(u16, u16),
    /// A picture has so many bytes in place of so many.
    Pixels(usize, usize),
    /// This request came without a picture, or out of turn.
    OutOfTurn(&'static str),
    /// The file cannot be written.
    Encoding(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Size(width, height) => write!(f, "pictures of {width} x {height} pixels are not encoded"),
            Fault::Pixels(found, expected) => write!(f, "a picture has {found} bytes, expected {expected}"),
            Fault::OutOfTurn(request) => write!(f, "{request} is out of turn or without a picture"),
            Fault::Encoding(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Fault {}
