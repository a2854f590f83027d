//! Why a command stopped.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The reason why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// The arguments or files ask for something that cannot be done; one sentence says why.
    Usage(String),
    /// Standard input could not be read, or standard output not written.
    Stream(io::Error),
    /// This file could not be read or written to its end: the disk is full, for example.
    File(PathBuf, io::Error),
}

/// What a run of `lab` ends with, and when: the table of the help and of docs/engine.md.
const EXIT_CODES: [(u8, &str); 3] = [
    (
        DONE,
        "done; also if the reader of the output has closed it, as head does",
    ),
    (
        NOT_READ_OR_WRITTEN,
        "a file or a stream cannot be read or written: it is missing, or the disk is full",
    ),
    (
        WRONG_USAGE,
        "wrong usage: the arguments, or what a file or the input holds, ask for what cannot be done",
    ),
];

const DONE: u8 = 0;
const NOT_READ_OR_WRITTEN: u8 = 1;
/// Also that of clap, which reads the arguments.
const WRONG_USAGE: u8 = 2;

/// The lines of the help about exit codes.
pub fn exit_codes() -> String {
    let line = |(code, when): (u8, &str)| format!("\n  {code}  {when}");
    format!("Exit codes:{}", EXIT_CODES.map(line).concat())
}

/// The exit code of a program that has ended so; a failure is printed on standard error.
pub fn exit_code(done: Result<(), Failure>) -> ExitCode {
    let Err(failure) = done else {
        return ExitCode::SUCCESS;
    };
    failure.exit_code().map_or(ExitCode::SUCCESS, |code| {
        eprintln!("error: {failure}");
        code
    })
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

    /// The exit code of the program; `None` if nobody has to be told of this end.
    fn exit_code(&self) -> Option<ExitCode> {
        match self {
            Failure::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe => None,
            Failure::Stream(_) | Failure::File(..) => Some(NOT_READ_OR_WRITTEN.into()),
            Failure::Usage(_) => Some(WRONG_USAGE.into()),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documentation_has_the_table_of_exit_codes() {
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine.md");
        let docs = std::fs::read_to_string(docs).expect("the documentation can be read");
        for (code, when) in EXIT_CODES {
            let row = format!("\n| {code} | {when} |\n");
            assert!(docs.contains(&row), "docs/engine.md lacks {row}");
        }
    }
}
