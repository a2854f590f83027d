//! Why a command stopped.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The reason why a command failed.
#[derive(Debug)]
pub(super) enum Failure {
    /// The arguments or files ask for something that cannot be done; one sentence says why.
    Usage(String),
    /// Standard input could not be read, or standard output not written.
    Stream(io::Error),
    /// This file could not be read or written to its end: the disk is full, for example.
    File(PathBuf, io::Error),
}

impl Failure {
    /// A failure by the arguments or files of the caller, from an error that describes it.
    pub fn usage(why: impl fmt::Display) -> Failure {
        Failure::Usage(why.to_string())
    }

    /// A failure to read or write the file at `path`.
    pub fn file(path: &Path) -> impl Fn(io::Error) -> Failure {
        |error| Failure::File(path.to_owned(), error)
    }

    /// The exit code of the program: 2 for wrong usage, 1 if reading or writing failed.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            // The reader has closed the pipe, as `head` does: that is no error.
            Failure::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Stream(_) | Failure::File(..) => ExitCode::FAILURE,
            Failure::Usage(_) => ExitCode::from(2),
        }
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
            Failure::File(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}
