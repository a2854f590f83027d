//! Node.js and npm: npm has a compiled wasm-opt, and the end-to-end tests run on Node.js.

use std::path::PathBuf;
use std::process::Command;

use crate::failure::Failure;
use crate::program_version::program_version;
use crate::search_path::SearchPath;
use crate::step::Step;

/// The oldest major version of Node.js that Playwright runs on.
const OLDEST: u32 = 20;

/// Node.js and npm on the search path, new enough.
pub struct NodeJs {
    node: PathBuf,
    npm: PathBuf,
}

impl NodeJs {
    /// Looks Node.js up. The failure names what it is needed for, and ends its remedy with `alternative`.
    pub fn find(search_path: &SearchPath, purpose: &str, alternative: &str) -> Result<Self, Failure> {
        let step = Step::new(
            format!("Node.js, for {purpose}"),
            "at once",
            format!("install Node.js {OLDEST} or newer with npm, so that both are on PATH{alternative}"),
        );
        let missing = |name: &str| step.failure(format!("{name} --version"), "it is not on PATH");
        let node = search_path.find("node").ok_or_else(|| missing("node"))?;
        let npm = search_path.find("npm").ok_or_else(|| missing("npm"))?;
        let version = program_version(&node).unwrap_or_default();
        if major(&version) < OLDEST {
            return Err(step.failure("node --version", format_args!("it is `{version}`")));
        }
        Ok(Self { node, npm })
    }

    /// A command of Node.js, to which a script is added.
    pub fn node(&self) -> Command {
        Command::new(&self.node)
    }

    /// An npm command that prints no audit or funding notes and downloads no browser.
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
    fn without_node_the_failure_names_its_command() {
        let failure = NodeJs::find(&SearchPath::new([]), "wasm-opt", "").err().unwrap();
        assert_eq!(failure.command, "node --version");
    }
}
