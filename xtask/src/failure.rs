//! The error of a step: which step and which command failed, why, and what to do about it.

use std::fmt;

/// A step that failed.
#[derive(Debug, PartialEq, Eq)]
pub struct Failure {
    /// The step's name.
    pub step: String,
    /// The command that failed, as it is typed in a shell.
    pub command: String,
    /// The error of the command or of the system.
    pub cause: String,
    /// What to do now.
    pub remedy: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "error: step `{}` failed: {}", self.step, self.cause)?;
        writeln!(f, "  command: {}", self.command)?;
        write!(f, "  remedy:  {}", self.remedy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_prints_step_cause_command_and_remedy() {
        let failure = Failure {
            step: "formatting".into(),
            command: "cargo fmt --all --check".into(),
            cause: "exit status: 1".into(),
            remedy: "run `cargo fmt --all`".into(),
        };
        assert_eq!(
            failure.to_string(),
            "error: step `formatting` failed: exit status: 1\n  \
             command: cargo fmt --all --check\n  \
             remedy:  run `cargo fmt --all`"
        );
    }
}
