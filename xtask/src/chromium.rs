//! The browser of the end-to-end tests: found, or else installed.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::console::complain;
use crate::failure::Failure;
use crate::programs::{Programs, version_of};
use crate::step::Step;

/// What Chromium is called on PATH, first choice first.
const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// A browser to test in.
#[derive(Debug, PartialEq, Eq)]
pub enum Chromium {
    /// This program.
    At(PathBuf),
    /// The one that Playwright downloaded and finds by itself.
    Playwrights,
}

/// `$CHROME`, or else Chromium on PATH, or else installed by apt, or else by Playwright.
///
/// `playwright` is Playwright's command line, to which `install chromium` is added.
pub fn provide(
    chrome: Option<&OsStr>,
    programs: &Programs,
    playwright: Command,
) -> Result<Chromium, Failure> {
    if let Some(found) = find(chrome, programs, &runs)? {
        return Ok(Chromium::At(found));
    }
    if let Some(apt) = programs.find("apt-get")
        && is_root()
    {
        match install_package(&apt) {
            Ok(()) => {
                if let Some(found) = find(None, programs, &runs)? {
                    return Ok(Chromium::At(found));
                }
            }
            Err(failure) => complain(format_args!("{failure}\n(trying Playwright's own download)")),
        }
    }
    download(playwright)
}

/// The browser that is there already, if any.
fn find(
    chrome: Option<&OsStr>,
    programs: &Programs,
    runs: &dyn Fn(&Path) -> bool,
) -> Result<Option<PathBuf>, Failure> {
    if let Some(chrome) = chrome.filter(|value| !value.is_empty()) {
        // A path, or a name as on PATH.
        let program = programs
            .find(&chrome.to_string_lossy())
            .unwrap_or_else(|| chrome.into());
        if runs(&program) {
            return Ok(Some(program));
        }
        return Err(Step::new(
            "finding Chromium",
            "at once",
            "set CHROME to a Chromium or Chrome that runs, or unset it",
        )
        .failure(
            format!("{} --version", program.display()),
            "the program that CHROME names does not run",
        ));
    }
    // Ubuntu's `chromium-browser` may be a note that says "install the snap": only one that runs counts.
    Ok(NAMES
        .iter()
        .filter_map(|name| programs.find(name))
        .find(|program| runs(program)))
}

fn runs(program: &Path) -> bool {
    version_of(program).is_some()
}

fn is_root() -> bool {
    Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn install_package(apt: &Path) -> Result<(), Failure> {
    let step = Step::new(
        "installing Chromium with apt",
        "1 to 2 minutes, once",
        "install Chromium yourself, so that `chromium` is on PATH",
    );
    let apt = |words: &[&str]| {
        let mut command = Command::new(apt);
        command.args(words).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    step.run(&mut apt(&["update"]))?;
    step.run(&mut apt(&[
        "install",
        "-y",
        "--no-install-recommends",
        "chromium",
        "fonts-liberation",
    ]))
}

fn download(mut playwright: Command) -> Result<Chromium, Failure> {
    Step::new(
        "downloading Playwright's Chromium",
        "seconds when it is there, else 1 to 2 minutes",
        "install Chromium or Chrome, so that `chromium` is on PATH, or set CHROME to its program",
    )
    .run(playwright.args(["install", "chromium"]))?;
    Ok(Chromium::Playwrights)
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(unix)]
    use crate::scratch::Scratch;
    #[cfg(unix)]
    use std::fs;

    /// A folder with programs of these names.
    #[cfg(unix)]
    fn programs(names: &[&str]) -> (Scratch, Programs) {
        use std::os::unix::fs::PermissionsExt;
        let scratch = Scratch::new("programs");
        for name in names {
            let file = scratch.write(name, "");
            fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
        }
        let programs = Programs::within(vec![scratch.path().into()]);
        (scratch, programs)
    }

    #[cfg(unix)]
    #[test]
    fn chrome_is_asked_first_then_path_in_order() {
        let (scratch, programs) = programs(&["google-chrome", "chromium-browser", "mine"]);
        let found = |chrome: Option<&str>, runs: &dyn Fn(&Path) -> bool| {
            find(chrome.map(OsStr::new), &programs, runs)
        };
        let all = |_: &Path| true;

        let path = scratch.path().join("elsewhere");
        assert_eq!(found(path.to_str(), &all), Ok(Some(path.clone())));
        assert_eq!(found(Some("mine"), &all), Ok(Some(scratch.path().join("mine"))));
        let first = Ok(Some(scratch.path().join("chromium-browser")));
        assert_eq!(found(None, &all), first);
        assert_eq!(found(Some(""), &all), first);

        let no_note = |program: &Path| !program.ends_with("chromium-browser");
        assert_eq!(
            found(None, &no_note),
            Ok(Some(scratch.path().join("google-chrome"))),
            "one that does not run is passed over"
        );
        assert_eq!(found(None, &|_| false), Ok(None));
    }

    #[test]
    fn a_chrome_that_does_not_run_is_not_replaced_in_silence() {
        let failure = find(
            Some(OsStr::new("/no/such/chrome")),
            &Programs::within(Vec::new()),
            &runs,
        )
        .unwrap_err();
        assert_eq!(failure.command, "/no/such/chrome --version");
        assert!(failure.remedy.contains("CHROME"));
    }
}
