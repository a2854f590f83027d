//! The end-to-end tests in `tests/e2e`.

use crate::checkout::Checkout;
use crate::console::print_line;
use crate::dist;
use crate::failure::Failure;
use crate::lab;
use crate::playwright::Playwright;
use crate::port;
use crate::profile::Profile;
use crate::server;
use crate::site_tools::SiteTools;
use crate::step::Step;

/// Runs the specs in `tests/e2e` against the release build in `dist/`: all of them if `whole`, each with all of its cases, else those that
/// the commit draws; see `drawn` and `long` in `tests/e2e/test.js`.
pub fn run(checkout: &Checkout, whole: bool) -> Result<(), Failure> {
    let playwright = Playwright::install_missing(checkout)?;
    let tools = SiteTools::install_missing(checkout, Profile::Release)?;
    dist::build_if_stale(checkout, &tools, Profile::Release)?;
    let lab = lab::build_dev(checkout)?;
    let listener = port::listen(Some(0))?;
    let address = port::address(&listener)?;
    server::start(listener, checkout.dist())?;
    let mut specs = playwright.test(&address);
    specs.env("TESSERA_LAB", lab);
    if whole {
        specs.env("TESSERA_WHOLE", "1");
    }
    if let Some(commit) = checkout.commit().filter(|_| !whole) {
        print_line(format_args!(
            "\nOf tests that differ by a theme, a host or a game one runs, and of those in files that take long half, drawn by {commit}; \
             `--whole` runs them all."
        ));
        specs.env("TESSERA_SAMPLE", commit);
    }
    Step::new(
        "end-to-end tests in Chromium",
        "8 to 10 minutes on two cores, with `--whole` 25",
        "read the failing spec above (screenshots: tests/e2e/test-results), \
         then `cargo xtask test --only e2e`",
    )
    .run(&mut specs)
}
