//! Why a command stopped.

use std::fmt;
use std::io;

/// A command that did not come to its end.
#[derive(Debug)]
pub(super) enum Failure {
    /// It was asked for something that cannot be done: one sentence.
    Usage(String),
    /// Standard input could not be read, or standard output not written.
    Stream(io::Error),
}

impl Failure {
    /// A mistake of the caller's, from an error that says so in words.
    pub fn usage(why: impl fmt::Display) -> Failure {
        Failure::Usage(why.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Stream(error)
    }
}
