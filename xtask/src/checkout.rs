//! The folders and files of this checkout.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::Failure;
use crate::step::Step;

/// The checkout in which this program runs.
pub struct Checkout {
    root: PathBuf,
}

impl Checkout {
    /// The checkout in which `cargo xtask` was called: cargo names it in `CARGO_MANIFEST_DIR`.
    pub fn from_env() -> Self {
        let package =
            env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| OsString::from(env!("CARGO_MANIFEST_DIR")));
        let root = Path::new(&package).parent().unwrap_or(Path::new("."));
        Self {
            root: root.to_path_buf(),
        }
    }

    /// The folder with the workspace's Cargo.toml.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The folder of the finished site.
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// The digits of the commit that is checked out; `None` where there is none.
    pub fn commit(&self) -> Option<String> {
        let told = Command::new("git")
            .args(["rev-parse", "HEAD"])
            .current_dir(&self.root)
            .output()
            .ok()?;
        let digits = String::from_utf8(told.stdout).ok()?;
        let digits = digits.trim();
        told.status.success().then(|| digits.chars().take(12).collect())
    }

    /// The folder of the end-to-end tests, an npm package of their own.
    pub fn e2e(&self) -> PathBuf {
        self.root.join("tests").join("e2e")
    }

    /// The folder of the tests of what the device keeps, which run in Node.js.
    pub fn store_tests(&self) -> PathBuf {
        self.root.join("tests").join("store")
    }

    /// Cargo's target folder; this program lies in `target/PROFILE/`.
    pub fn target(&self) -> PathBuf {
        env::current_exe()
            .ok()
            .and_then(|program| Some(program.parent()?.parent()?.to_path_buf()))
            .unwrap_or_else(|| self.root.join("target"))
    }

    /// The folder in which xtask keeps files from one run to the next.
    pub fn state_folder(&self) -> PathBuf {
        self.target().join("xtask")
    }

    /// Reads a text file that is committed; `name` is relative to the root.
    pub fn read(&self, name: &str) -> Result<String, Failure> {
        fs::read_to_string(self.root.join(name)).map_err(|error| {
            Step::new(
                "reading the settings",
                "at once",
                format!("restore the file: `git checkout -- {name}`"),
            )
            .failure(format!("read {name}"), error)
        })
    }

    /// The folder with the npm package whose lock file has the hash of Binaryen.
    pub fn binaryen(&self) -> PathBuf {
        self.root.join("xtask").join("binaryen")
    }

    /// The folder with the npm packages that the page needs.
    pub fn page_packages(&self) -> PathBuf {
        self.root.join("www").join("npm")
    }

    /// A command of the cargo that runs this program, working in the root and with the crates of Cargo.lock alone.
    pub fn cargo(&self) -> Command {
        let mut command = self.command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.arg("--locked");
        command
    }

    /// A command of any program, working in the root.
    pub fn command(&self, program: impl Into<OsString>) -> Command {
        let mut command = Command::new(program.into());
        command.current_dir(&self.root);
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_build_uses_the_crates_of_the_lock_file() {
        let checkout = Checkout::from_env();
        assert_eq!(checkout.cargo().get_args().next(), Some("--locked".as_ref()));
        let runs_cargo =
            |line: &&str| line.contains("\"run\"") || line.contains("= \"run ") || line.starts_with("cargo ");
        for name in ["Trunk.toml", ".cargo/config.toml", "sizes/measure.sh"] {
            let text = checkout.read(name).unwrap();
            let builds: Vec<&str> = text.lines().filter(runs_cargo).collect();
            assert!(!builds.is_empty(), "{name}");
            assert!(
                builds.iter().all(|line| line.contains("--locked")),
                "{name}: {builds:?}"
            );
        }
    }
}
