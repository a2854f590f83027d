//! One step of a command: it prints its name, runs a program and prints how long that took.

use std::ffi::OsStr;
use std::fmt::Display;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::console::{format_duration, print_line};
use crate::failure::Failure;

/// A step with the time that it usually takes and the remedy if it fails.
pub struct Step {
    name: String,
    expected_time: &'static str,
    remedy: String,
}

impl Step {
    /// A step with this name, this expected time in words and this remedy.
    pub fn new(name: impl Into<String>, expected_time: &'static str, remedy: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            expected_time,
            remedy: remedy.into(),
        }
    }

    /// Prints the step and the command, runs the command in the terminal and prints how long it took.
    pub fn run(&self, command: &mut Command) -> Result<(), Failure> {
        self.announce(&shell_line(command));
        let start = Instant::now();
        match command.status() {
            Ok(status) if status.success() => {
                print_line(format_args!("    done in {}", format_duration(start.elapsed())));
                Ok(())
            }
            Ok(status) => Err(self.failure(shell_line(command), status)),
            Err(error) => Err(self.failure(shell_line(command), format_args!("not started: {error}"))),
        }
    }

    /// Prints the step and its command.
    pub fn announce(&self, line: &str) {
        print_line(format_args!("\n==> {} ({})", self.name, self.expected_time));
        print_line(format_args!("    {line}"));
    }

    /// Runs a quick command without printing anything and gives what it wrote to standard output.
    pub fn output(&self, command: &mut Command) -> Result<String, Failure> {
        command.stdin(Stdio::null());
        match command.output() {
            Ok(output) if output.status.success() => {
                Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
            }
            Ok(output) => Err(self.failure(
                shell_line(command),
                format_args!(
                    "{}: {}",
                    output.status,
                    String::from_utf8_lossy(&output.stderr).trim()
                ),
            )),
            Err(error) => Err(self.failure(shell_line(command), format_args!("not started: {error}"))),
        }
    }

    /// The failure of this step in `command`.
    pub fn failure(&self, command: impl Into<String>, cause: impl Display) -> Failure {
        Failure {
            step: self.name.clone(),
            command: command.into(),
            cause: cause.to_string(),
            remedy: self.remedy.clone(),
        }
    }
}

/// A command as it is typed in a shell.
pub fn shell_line(command: &Command) -> String {
    let mut line = vec![program_name(command.get_program())];
    line.extend(command.get_args().map(|word| quoted(&word.to_string_lossy())));
    line.join(" ")
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
    fn a_shell_line_quotes_empty_arguments_and_those_with_spaces() {
        let mut command = Command::new("/some/where/cargo");
        command.args(["run", "two words", ""]);
        assert_eq!(shell_line(&command), "cargo run 'two words' ''");
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
        let failure = step().output(&mut command).unwrap_err();
        assert!(failure.cause.contains("no-such-option"), "{failure}");
    }
}
