//! Finds the browser of the end-to-end tests, or installs it.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

use crate::browser_program::{BrowserProgram, runs};
use crate::console::print_error;
use crate::failure::Failure;
use crate::search_path::SearchPath;
use crate::step::Step;

const CHROMIUM: BrowserProgram = BrowserProgram {
    name: "Chromium",
    variable: "CHROME",
    // The shell draws no window of its own, which takes the tests little more than half of the time.
    programs: &[
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ],
    packages: &["chromium-headless-shell", "fonts-liberation"],
};

/// A browser to test in.
#[derive(Debug, PartialEq, Eq)]
pub enum Chromium {
    /// The browser with this program.
    Program(PathBuf),
    /// The browser that Playwright downloaded; Playwright knows where it is.
    FromPlaywright,
}

/// Takes the browser that `chrome` names (the value of `$CHROME`), or else Chromium on the search path; installs it
/// with apt or else with Playwright if there is none.
///
/// `playwright` is Playwright's command line, to which `install chromium` is added.
pub fn find_or_install(
    chrome: Option<&OsStr>,
    search_path: &SearchPath,
    playwright: Command,
) -> Result<Chromium, Failure> {
    if let Some(program) = CHROMIUM.find(chrome, search_path, &runs)? {
        return Ok(Chromium::Program(program));
    }
    match CHROMIUM.install_with_apt(search_path) {
        Ok(Some(program)) => return Ok(Chromium::Program(program)),
        Ok(None) => {}
        Err(failure) => print_error(format_args!("{failure}\n(trying Playwright's own download)")),
    }
    install_with_playwright(playwright)
}

fn install_with_playwright(mut playwright: Command) -> Result<Chromium, Failure> {
    Step::new(
        "downloading Playwright's Chromium",
        "seconds when it is there, else 1 to 2 minutes",
        "install Chromium or Chrome, so that `chromium` is on PATH, or set CHROME to its program",
    )
    .run(playwright.args(["install", "chromium"]))?;
    Ok(Chromium::FromPlaywright)
}
