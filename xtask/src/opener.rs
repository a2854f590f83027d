//! Shows an address in the person's browser, where there is one.

use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use crate::console::say;
use crate::programs::Programs;

/// Opens the address, or says why not.
pub fn open(address: &str) {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let display = set("DISPLAY") || set("WAYLAND_DISPLAY");
    let Some((program, words)) = opener(env::consts::OS, display, &Programs::on_path()) else {
        say(format_args!("no browser to open here: open it yourself"));
        return;
    };
    let started = Command::new(&program)
        .args(words)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    match started {
        // Waited for, so that it does not stay behind as a zombie.
        Ok(mut child) => {
            let _ = thread::Builder::new().spawn(move || child.wait());
        }
        Err(error) => say(format_args!(
            "{} did not start ({error}): open it yourself",
            program.display()
        )),
    }
}

/// The program that opens addresses on this kind of system.
fn opener(system: &str, display: bool, programs: &Programs) -> Option<(PathBuf, &'static [&'static str])> {
    match system {
        "macos" => Some((programs.find("open")?, &[])),
        "windows" => Some((programs.find("cmd")?, &["/C", "start", ""])),
        _ if display => Some((programs.find("xdg-open")?, &[])),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_display_or_a_program_there_is_no_browser() {
        assert_eq!(opener("linux", false, &Programs::on_path()), None);
        assert_eq!(opener("linux", true, &Programs::within(Vec::new())), None);
        assert_eq!(opener("macos", false, &Programs::within(Vec::new())), None);
    }
}
