//! The folders in which programs are looked up, and what version a program says it is.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// An ordered list of folders, as in `PATH`.
#[derive(Clone, Debug)]
pub struct Programs {
    folders: Vec<PathBuf>,
}

impl Programs {
    /// What `PATH` says.
    pub fn on_path() -> Self {
        let path = env::var_os("PATH").unwrap_or_default();
        Self {
            folders: env::split_paths(&path).collect(),
        }
    }

    /// These folders only.
    #[cfg(test)]
    pub fn within(folders: Vec<PathBuf>) -> Self {
        Self { folders }
    }

    /// Looks into `folder` before all others.
    pub fn prefer(&mut self, folder: PathBuf) {
        self.folders.insert(0, folder);
    }

    /// The first program of this name.
    pub fn find(&self, name: &str) -> Option<PathBuf> {
        self.folders.iter().find_map(|folder| program_in(folder, name))
    }

    /// The value of `PATH` for a child process.
    pub fn joined(&self) -> OsString {
        // A folder with the separator in its name cannot be in PATH at all: leave it out.
        let folders = self
            .folders
            .iter()
            .filter(|folder| env::join_paths([folder]).is_ok());
        env::join_paths(folders).unwrap_or_default()
    }
}

/// The program of this name in one folder, with the ending that this system gives to programs.
pub fn program_in(folder: &Path, name: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) {
        &[".exe", ".cmd", ".bat"]
    } else {
        &[""]
    };
    endings
        .iter()
        .map(|ending| folder.join(format!("{name}{ending}")))
        .find(|file| is_program(file))
}

#[cfg(unix)]
fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(file).is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|meta| meta.is_file())
}

/// The version that a program prints for `--version`; none if it cannot run.
pub fn version_of(program: &Path) -> Option<String> {
    let output = Command::new(program)
        .arg("--version")
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    if !output.status.success() {
        return None;
    }
    version_in(&String::from_utf8_lossy(&output.stdout))
}

/// The first word that begins like a version, without a leading `v`.
fn version_in(text: &str) -> Option<String> {
    text.split_whitespace()
        .map(|word| word.strip_prefix('v').unwrap_or(word))
        .find(|word| word.starts_with(|c: char| c.is_ascii_digit()))
        .map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_as_programs_print_them() {
        for (text, version) in [
            ("trunk 0.21.14\n", "0.21.14"),
            ("wasm-bindgen 0.2.129\n", "0.2.129"),
            ("wasm-opt version 132 (version_132)\n", "132"),
            ("v20.20.2\n", "20.20.2"),
            ("Chromium 156.0.8078.73 built on Debian\n", "156.0.8078.73"),
        ] {
            assert_eq!(version_in(text).as_deref(), Some(version));
        }
        assert_eq!(version_in("no such option"), None);
    }

    #[test]
    fn a_program_that_cannot_run_has_no_version() {
        assert_eq!(version_of(Path::new("/no/such/program")), None);
    }

    #[test]
    fn the_preferred_folder_comes_first() {
        let mut programs = Programs::within(vec!["/b".into()]);
        programs.prefer("/a".into());
        assert_eq!(
            env::split_paths(&programs.joined()).collect::<Vec<_>>(),
            [PathBuf::from("/a"), PathBuf::from("/b")]
        );
        assert_eq!(programs.find("tessera-no-such-program"), None);
    }
}
