//! `cargo xtask bench`: the speed of the page in Chromium, or of playouts and searches natively.

use std::ffi::OsString;

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

/// Runs the benchmarks in `tests/e2e/bench` against the release build of the site.
///
/// They print tables for docs/performance.md and docs/reliability.md. The speed of the page is also written as JSON to
/// `target/xtask/page-bench.json`, that of random games and searches as lines to `target/xtask/browser-speeds.jsonl`, for
/// `lab measure GAME speeds --browser`.
pub fn browser(checkout: &Checkout) -> Result<(), Failure> {
    let playwright = Playwright::install_missing(checkout)?;
    let tools = SiteTools::install_missing(checkout, Profile::Release)?;
    dist::build_if_stale(checkout, &tools, Profile::Release)?;
    let listener = port::listen(Some(0))?;
    let address = port::address(&listener)?;
    server::start(listener, checkout.dist())?;
    let results = checkout.state_folder().join("page-bench.json");
    let speeds = checkout.state_folder().join("browser-speeds.jsonl");
    Step::new(
        "measuring the page in Chromium",
        "15 to 30 minutes",
        "read the benchmark's error above, then run `cargo xtask bench browser` again",
    )
    .run(
        playwright
            .test(&address)
            .args(["--config", "bench/playwright.config.js"])
            .env("TESSERA_BENCH_JSON", results)
            .env("TESSERA_SPEEDS_JSONL", speeds),
    )
}

/// Builds `lab` and runs `lab bench` with these arguments.
pub fn native(checkout: &Checkout, arguments: &[OsString]) -> Result<(), Failure> {
    let lab = lab::build_release(checkout)?;
    Step::new(
        "measuring playouts and searches",
        "1 to 2 minutes",
        "`cargo xtask bench native --help` prints the arguments of `lab bench`",
    )
    .run(checkout.command(lab).arg("bench").args(arguments))
}
