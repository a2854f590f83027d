//! A check that a process of its own makes while this one goes on with others.

use std::env;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use crate::check::Check;
use crate::checkout::Checkout;
use crate::console::{format_duration, print_line};
use crate::failure::Failure;
use crate::step::{Step, shell_line};

/// A check that has begun. What it says stands in a file until it is over.
pub struct Beside {
    process: Child,
    log: PathBuf,
    line: String,
    step: Step,
    begin: Instant,
}

impl Beside {
    /// Begins a check; the processors are shared with what goes on meanwhile.
    pub fn begin(checkout: &Checkout, check: Check) -> Result<Self, Failure> {
        let step = Step::new(
            format!("{}, beside what follows", check.name()),
            "what it says follows when it is waited for",
            format!(
                "correct what the lines above say, then `cargo xtask test --only {}`",
                check.name()
            ),
        );
        let program = env::current_exe().unwrap_or_else(|_| "xtask".into());
        let mut command = Command::new(program);
        command
            .args(["test", "--only", check.name()])
            .current_dir(checkout.root());
        let log = checkout.state_folder().join(format!("{}.log", check.name()));
        let line = shell_line(&command);
        let process = fs::create_dir_all(checkout.state_folder())
            .and_then(|()| File::create(&log))
            .and_then(|file| {
                let errors = file.try_clone()?;
                command.stdin(Stdio::null()).stdout(file).stderr(errors).spawn()
            })
            .map_err(|error| step.failure(&line, format_args!("not started: {error}")))?;
        step.announce(&line);
        Ok(Self {
            process,
            log,
            line,
            step,
            begin: Instant::now(),
        })
    }

    /// Waits until the check is over, and prints what it said.
    pub fn end(mut self) -> Result<(), Failure> {
        let status = self.process.wait();
        print_line(format_args!(
            "\n{}",
            fs::read_to_string(&self.log).unwrap_or_default().trim_end()
        ));
        print_line(format_args!(
            "    over {} after it began",
            format_duration(self.begin.elapsed())
        ));
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(self.step.failure(&self.line, status)),
            Err(error) => Err(self.step.failure(&self.line, error)),
        }
    }
}

impl Drop for Beside {
    /// Where another check has failed, nobody waits for this one.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
