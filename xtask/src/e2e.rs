//! The end-to-end tests in `tests/e2e`.

use crate::checkout::Checkout;
use crate::dist;
use crate::failure::Failure;
use crate::lab;
use crate::playwright::Playwright;
use crate::port;
use crate::profile::Profile;
use crate::server;
use crate::site_tools::SiteTools;
use crate::step::Step;

/// Runs every spec in `tests/e2e` against the release build in `dist/`.
pub fn run(checkout: &Checkout) -> Result<(), Failure> {
    let playwright = Playwright::install_missing(checkout)?;
    let tools = SiteTools::install_missing(checkout, Profile::Release)?;
    dist::build_if_stale(checkout, &tools, Profile::Release)?;
    let lab = lab::build_dev(checkout)?;
    let listener = port::listen(Some(0))?;
    let address = port::address(&listener)?;
    server::start(listener, checkout.dist())?;
    Step::new(
        "end-to-end tests in Chromium",
        "3 to 6 minutes on two cores",
        "read the failing spec above (screenshots: tests/e2e/test-results), \
         then `cargo xtask test --only e2e`",
    )
    .run(playwright.test(&address).env("TESSERA_LAB", lab))
}
