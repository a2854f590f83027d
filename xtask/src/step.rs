//! One step: announced, run, timed; or failed with its command and remedy.

use std::ffi::OsStr;
use std::fmt::Display;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::console::{readable, say};
use crate::failure::Failure;

/// Something to do, with how long it takes and what to do if it fails.
pub struct Step {
    name: String,
    takes: &'static str,
    remedy: String,
}

impl Step {
    /// A step with this name, this rough duration and this remedy.
    pub fn new(name: impl Into<String>, takes: &'static str, remedy: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            takes,
            remedy: remedy.into(),
        }
    }

    /// Says what is about to happen, runs the command in the terminal and says how long it took.
    pub fn run(&self, command: &mut Command) -> Result<(), Failure> {
        say(format_args!("\n==> {} ({})", self.name, self.takes));
        say(format_args!("    {}", typed(command)));
        let start = Instant::now();
        match command.status() {
            Ok(status) if status.success() => {
                say(format_args!("    done in {}", readable(start.elapsed())));
                Ok(())
            }
            Ok(status) => Err(self.failure(typed(command), status)),
            Err(error) => Err(self.failure(typed(command), format_args!("not started: {error}"))),
        }
    }

    /// Runs a quick command unannounced and gives what it printed.
    pub fn read(&self, command: &mut Command) -> Result<String, Failure> {
        command.stdin(Stdio::null());
        match command.output() {
            Ok(output) if output.status.success() => {
                Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
            }
            Ok(output) => Err(self.failure(
                typed(command),
                format_args!(
                    "{}: {}",
                    output.status,
                    String::from_utf8_lossy(&output.stderr).trim()
                ),
            )),
            Err(error) => Err(self.failure(typed(command), format_args!("not started: {error}"))),
        }
    }

    /// The failure of this step while doing `command`.
    pub fn failure(&self, command: impl Into<String>, cause: impl Display) -> Failure {
        Failure {
            step: self.name.clone(),
            command: command.into(),
            cause: cause.to_string(),
            remedy: self.remedy.clone(),
        }
    }
}

/// A command as one would type it.
pub fn typed(command: &Command) -> String {
    let mut words = vec![program_name(command.get_program())];
    words.extend(command.get_args().map(|word| quoted(&word.to_string_lossy())));
    words.join(" ")
}

fn program_name(program: &OsStr) -> String {
    let stem = Path::new(program).file_stem().unwrap_or(program);
    quoted(&stem.to_string_lossy())
}

fn quoted(word: &str) -> String {
    if word.is_empty() || word.contains(char::is_whitespace) {
        format!("'{word}'")
    } else {
        word.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step() -> Step {
        Step::new("a step", "seconds", "do it again")
    }

    #[test]
    fn commands_read_as_typed() {
        let mut command = Command::new("/some/where/cargo");
        command.args(["run", "two words", ""]);
        assert_eq!(typed(&command), "cargo run 'two words' ''");
    }

    #[test]
    fn a_missing_program_is_a_failure_not_a_panic() {
        let failure = step()
            .run(&mut Command::new("tessera-no-such-program"))
            .unwrap_err();
        assert_eq!(failure.step, "a step");
        assert_eq!(failure.command, "tessera-no-such-program");
        assert!(failure.cause.starts_with("not started"));
        assert_eq!(failure.remedy, "do it again");
    }

    #[test]
    fn an_exit_status_is_the_cause() {
        let mut command = Command::new("rustc");
        command.arg("--no-such-option");
        let failure = step().read(&mut command).unwrap_err();
        assert!(failure.cause.contains("no-such-option"), "{failure}");
    }
}
