//! The tests in `tests/e2e/firefox`: Puppeteer drives a real Firefox through the built site.

use std::env;
use std::ffi::OsStr;
use std::path::PathBuf;

use crate::browser_program::{BrowserProgram, runs};
use crate::check::Verdict;
use crate::checkout::Checkout;
use crate::console::{print_error, print_line};
use crate::dist;
use crate::failure::Failure;
use crate::node_js::NodeJs;
use crate::npm_packages;
use crate::playwright::PACKAGES;
use crate::profile::Profile;
use crate::search_path::SearchPath;
use crate::site_tools::SiteTools;
use crate::step::Step;

const FIREFOX: BrowserProgram = BrowserProgram {
    name: "Firefox",
    variable: "FIREFOX",
    programs: &["firefox-esr", "firefox"],
    packages: &["firefox-esr"],
};

/// Runs the tests against the release build in `dist/`; leaves them out, and says so, where no Firefox can be had.
pub fn run(checkout: &Checkout) -> Result<Verdict, Failure> {
    let search_path = SearchPath::from_env();
    let Some(program) = find_or_install(env::var_os("FIREFOX").as_deref(), &search_path)? else {
        print_line(format_args!(
            "\nThe check `firefox` is left out: there is no Firefox on PATH, and apt could not install it here. \
             Install Firefox, or set FIREFOX to its program."
        ));
        return Ok(Verdict::LeftOut);
    };
    let folder = checkout.e2e();
    let node_js = NodeJs::find(&search_path, "the tests in a browser", "")?;
    npm_packages::install(&node_js, &folder, PACKAGES)?;
    let tools = SiteTools::install_missing(checkout, Profile::Release)?;
    dist::build_if_stale(checkout, &tools, Profile::Release)?;
    Step::new(
        "end-to-end tests in Firefox",
        "1 to 2 minutes on two cores",
        "read the failing test above, then `cargo xtask test --only firefox`",
    )
    .run(
        node_js
            .node()
            // Without a name Node.js takes every `*.test.js` below the folder.
            .args(["--test", "--test-reporter=spec"])
            .current_dir(folder.join("firefox"))
            .env("FIREFOX", program),
    )?;
    Ok(Verdict::Passed)
}

/// Takes the browser that `firefox` names (the value of `$FIREFOX`), or else Firefox on the search path; installs it with
/// apt if there is none. `None` where that cannot be done.
fn find_or_install(firefox: Option<&OsStr>, search_path: &SearchPath) -> Result<Option<PathBuf>, Failure> {
    if let Some(program) = FIREFOX.find(firefox, search_path, &runs)? {
        return Ok(Some(program));
    }
    Ok(FIREFOX.install_with_apt(search_path).unwrap_or_else(|failure| {
        print_error(format_args!("{failure}"));
        None
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_firefox_cannot_be_had_there_is_none_but_a_wrong_name_is_a_failure() {
        let nowhere = SearchPath::new([]);
        assert_eq!(find_or_install(None, &nowhere), Ok(None));
        let failure = find_or_install(Some(OsStr::new("/no/such/firefox")), &nowhere).unwrap_err();
        assert_eq!(failure.command, "/no/such/firefox --version");
    }
}
