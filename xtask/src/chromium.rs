//! Finds the browser of the end-to-end tests, or installs it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::console::print_error;
use crate::failure::Failure;
use crate::program_version::program_version;
use crate::search_path::SearchPath;
use crate::step::Step;

/// The names of Chromium's program, first choice first.
const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

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
    if let Some(program) = find(chrome, search_path, &runs)? {
        return Ok(Chromium::Program(program));
    }
    if let Some(apt) = search_path.find("apt-get")
        && is_root()
    {
        match install_with_apt(&apt) {
            Ok(()) => {
                if let Some(program) = find(None, search_path, &runs)? {
                    return Ok(Chromium::Program(program));
                }
            }
            Err(failure) => print_error(format_args!("{failure}\n(trying Playwright's own download)")),
        }
    }
    install_with_playwright(playwright)
}

/// The browser that is installed already, if there is one.
fn find(
    chrome: Option<&OsStr>,
    search_path: &SearchPath,
    runs: &dyn Fn(&Path) -> bool,
) -> Result<Option<PathBuf>, Failure> {
    if let Some(chrome) = chrome.filter(|value| !value.is_empty()) {
        // The value is a path or a name on the search path.
        let program = search_path.find(chrome).unwrap_or_else(|| chrome.into());
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
    // Ubuntu's `chromium-browser` may be a script that only prints how to install the snap, so each is run.
    Ok(NAMES
        .iter()
        .filter_map(|name| search_path.find(name))
        .find(|program| runs(program)))
}

fn runs(program: &Path) -> bool {
    program_version(program).is_some()
}

fn is_root() -> bool {
    Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn install_with_apt(apt: &Path) -> Result<(), Failure> {
    let step = Step::new(
        "installing Chromium with apt",
        "1 to 2 minutes, once",
        "install Chromium yourself, so that `chromium` is on PATH",
    );
    let apt = |arguments: &[&str]| {
        let mut command = Command::new(apt);
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
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

fn install_with_playwright(mut playwright: Command) -> Result<Chromium, Failure> {
    Step::new(
        "downloading Playwright's Chromium",
        "seconds when it is there, else 1 to 2 minutes",
        "install Chromium or Chrome, so that `chromium` is on PATH, or set CHROME to its program",
    )
    .run(playwright.args(["install", "chromium"]))?;
    Ok(Chromium::FromPlaywright)
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(unix)]
    use std::fs;
    #[cfg(unix)]
    use tempfile::TempDir;

    /// A folder with programs of these names.
    #[cfg(unix)]
    fn folder_with_programs(names: &[&str]) -> TempDir {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        for name in names {
            let file = folder.path().join(name);
            fs::write(&file, "").unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
        }
        folder
    }

    #[cfg(unix)]
    #[test]
    fn chrome_comes_before_the_search_path_and_names_before_each_other() {
        let folder = folder_with_programs(&["google-chrome", "chromium-browser", "mine"]);
        let search_path = SearchPath::new([folder.path().into()]);
        let found = |chrome: Option<&str>, runs: &dyn Fn(&Path) -> bool| {
            find(chrome.map(OsStr::new), &search_path, runs)
        };
        let all = |_: &Path| true;

        let path = folder.path().join("elsewhere");
        assert_eq!(found(path.to_str(), &all), Ok(Some(path.clone())));
        assert_eq!(found(Some("mine"), &all), Ok(Some(folder.path().join("mine"))));
        let first = Ok(Some(folder.path().join("chromium-browser")));
        assert_eq!(found(None, &all), first);
        assert_eq!(found(Some(""), &all), first);

        let not_the_script = |program: &Path| !program.ends_with("chromium-browser");
        assert_eq!(
            found(None, &not_the_script),
            Ok(Some(folder.path().join("google-chrome"))),
            "a program that does not run is passed over"
        );
        assert_eq!(found(None, &|_| false), Ok(None));
    }

    #[test]
    fn a_chrome_that_does_not_run_is_a_failure_and_no_other_is_taken() {
        let failure = find(
            Some(OsStr::new("/no/such/chrome")),
            &SearchPath::from_env(),
            &runs,
        )
        .unwrap_err();
        assert_eq!(failure.command, "/no/such/chrome --version");
    }
}
