//! Why a command stopped.

use std::fmt;
use std::io;

/// The reason why a command failed.
#[derive(Debug)]
pub(super) enum Failure {
    /// The arguments or files ask for something that cannot be done; one sentence says why.
    Usage(String),
    /// Standard input could not be read, or standard output not written.
    Stream(io::Error),
}

impl Failure {
    /// A failure by the arguments or files of the caller, from an error that describes it.
    pub fn usage(why: impl fmt::Display) -> Failure {
        Failure::Usage(why.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Stream(error)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(why) => f.write_str(why),
            Failure::Stream(error) => error.fmt(f),
        }
    }
}
