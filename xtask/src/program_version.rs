//! The version that a program prints.

use std::path::Path;
use std::process::{Command, Stdio};

/// Runs `PROGRAM --version` and gives the version that it prints; `None` if it cannot run or fails.
pub fn program_version(program: &Path) -> Option<String> {
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

/// The first word that begins with a digit, or with `v` and a digit; the `v` is left out.
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
    fn the_version_is_found_in_the_output_of_every_program_in_use() {
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
        assert_eq!(program_version(Path::new("/no/such/program")), None);
    }
}
