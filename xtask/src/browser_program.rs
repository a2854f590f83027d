//! A browser as a program of this machine: found on the search path, or installed with apt.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::Failure;
use crate::program_version::program_version;
use crate::search_path::SearchPath;
use crate::step::Step;

/// What is known of a browser.
pub struct BrowserProgram {
    /// The browser's name, for people.
    pub name: &'static str,
    /// The environment variable that names a program to take instead of any other.
    pub variable: &'static str,
    /// The names of the browser's program, first choice first.
    pub programs: &'static [&'static str],
    /// The Debian packages to install; the first is the browser.
    pub packages: &'static [&'static str],
}

impl BrowserProgram {
    /// The browser that `named` (the value of the variable) names, or else the one on the search path, if there is one.
    pub fn find(
        &self,
        named: Option<&OsStr>,
        search_path: &SearchPath,
        runs: &dyn Fn(&Path) -> bool,
    ) -> Result<Option<PathBuf>, Failure> {
        if let Some(named) = named.filter(|value| !value.is_empty()) {
            // The value is a path or a name on the search path.
            let program = search_path.find(named).unwrap_or_else(|| named.into());
            if runs(&program) {
                return Ok(Some(program));
            }
            let Self { name, variable, .. } = self;
            return Err(Step::new(
                format!("finding {name}"),
                "at once",
                format!("set {variable} to a {name} that runs, or unset it"),
            )
            .failure(
                format!("{} --version", program.display()),
                format_args!("the program that {variable} names does not run"),
            ));
        }
        // Ubuntu's `chromium-browser` may be a script that only prints how to install the snap, so each is run.
        Ok(self
            .programs
            .iter()
            .filter_map(|name| search_path.find(name))
            .find(|program| runs(program)))
    }

    /// Installs the browser with apt; `None` where there is no apt, its user is not root or nothing that runs came of it.
    pub fn install_with_apt(&self, search_path: &SearchPath) -> Result<Option<PathBuf>, Failure> {
        let Some(apt) = search_path.find("apt-get").filter(|_| is_root()) else {
            return Ok(None);
        };
        let step = Step::new(
            format!("installing {} with apt", self.name),
            "1 to 2 minutes, once",
            format!(
                "install {} yourself, so that `{}` is on PATH",
                self.name, self.programs[0]
            ),
        );
        let apt = |arguments: &[&str]| {
            let mut command = Command::new(&apt);
            command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
            command
        };
        step.run(&mut apt(&["update"]))?;
        step.run(apt(&["install", "-y", "--no-install-recommends"]).args(self.packages))?;
        self.find(None, search_path, &runs)
    }
}

/// Whether a program can be started.
pub fn runs(program: &Path) -> bool {
    program_version(program).is_some()
}

fn is_root() -> bool {
    Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(unix)]
    use std::fs;
    #[cfg(unix)]
    use tempfile::TempDir;

    const BROWSER: BrowserProgram = BrowserProgram {
        name: "Chromium",
        variable: "CHROME",
        programs: &["chromium", "chromium-browser", "google-chrome"],
        packages: &["chromium"],
    };

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
    fn the_variable_comes_before_the_search_path_and_names_before_each_other() {
        let folder = folder_with_programs(&["google-chrome", "chromium-browser", "mine"]);
        let search_path = SearchPath::new([folder.path().into()]);
        let found = |named: Option<&str>, runs: &dyn Fn(&Path) -> bool| {
            BROWSER.find(named.map(OsStr::new), &search_path, runs)
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
    fn a_named_program_that_does_not_run_is_a_failure_and_no_other_is_taken() {
        let named = Some(OsStr::new("/no/such/chrome"));
        let failure = BROWSER.find(named, &SearchPath::from_env(), &runs).unwrap_err();
        assert_eq!(failure.command, "/no/such/chrome --version");
        assert!(failure.remedy.contains("CHROME"));
    }

    #[test]
    fn without_apt_nothing_is_installed() {
        assert_eq!(BROWSER.install_with_apt(&SearchPath::new([])), Ok(None));
    }
}
