//! Node.js and npm: for wasm-opt, which npm carries ready-made, and for the end-to-end tests.

use std::path::PathBuf;
use std::process::Command;

use crate::failure::Failure;
use crate::programs::{Programs, version_of};
use crate::step::Step;

/// The oldest Node.js that Playwright runs on.
const OLDEST: u32 = 20;

/// Node.js as found on PATH, new enough, with its npm.
pub struct Node {
    node: PathBuf,
    npm: PathBuf,
}

impl Node {
    /// Looks Node.js up; `purpose` says what it is wanted for, `or` what would do instead.
    pub fn find(programs: &Programs, purpose: &str, or: &str) -> Result<Self, Failure> {
        let step = Step::new(
            format!("Node.js, for {purpose}"),
            "at once",
            format!("install Node.js {OLDEST} or newer with npm, so that both are on PATH{or}"),
        );
        let missing = |name: &str| step.failure(format!("{name} --version"), "it is not on PATH");
        let node = programs.find("node").ok_or_else(|| missing("node"))?;
        let npm = programs.find("npm").ok_or_else(|| missing("npm"))?;
        let version = version_of(&node).unwrap_or_default();
        if major(&version) < OLDEST {
            return Err(step.failure("node --version", format_args!("it is `{version}`")));
        }
        Ok(Self { node, npm })
    }

    /// A script for Node.js.
    pub fn node(&self) -> Command {
        Command::new(&self.node)
    }

    /// An npm command that asks nothing, sends nothing and fetches no browser.
    pub fn npm(&self, subcommand: &str) -> Command {
        let mut command = Command::new(&self.npm);
        command
            .args([subcommand, "--no-audit", "--no-fund"])
            .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        command
    }
}

fn major(version: &str) -> u32 {
    version
        .split('.')
        .next()
        .and_then(|number| number.parse().ok())
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_version_is_the_first_number() {
        assert_eq!(major("20.20.2"), 20);
        assert_eq!(major(""), 0);
    }

    #[test]
    fn without_node_one_sentence_says_what_to_install() {
        let failure = Node::find(&Programs::within(Vec::new()), "wasm-opt", "")
            .err()
            .unwrap();
        assert_eq!(failure.command, "node --version");
        assert!(failure.remedy.contains("install Node.js 20"));
    }
}
