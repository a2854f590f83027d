//! `cargo xtask parts`: in which part of the page's program each function is.

use crate::checkout::Checkout;
use crate::dist;
use crate::failure::Failure;
use crate::playwright::Playwright;
use crate::port;
use crate::profile::Profile;
use crate::server;
use crate::site_tools::SiteTools;
use crate::step::Step;

/// Plays the first moves of every game, takes puzzles and lessons and steps through reviews with a program that notes which of its
/// functions run, and writes the list of those that not every game needs.
///
/// Functions that an old list does not name are in the first part. It is made anew when `cargo xtask sizes` finds that part too
/// large, or `tests/e2e/first_move.spec.js` or `first_study.spec.js` that a page asks for a part that it should not need.
pub fn list(checkout: &Checkout) -> Result<(), Failure> {
    let playwright = Playwright::install_missing(checkout)?;
    let tools = SiteTools::install_missing(checkout, Profile::Release)?;
    let folder = dist::build_watched(checkout, &tools)?;
    let listener = port::listen(Some(0))?;
    let address = port::address(&listener)?;
    server::start(listener, folder.clone())?;
    let functions = folder.join("function-parts.txt");
    Step::new(
        "playing, solving and reviewing in Chromium",
        "15 to 25 minutes",
        "read the error above, then run `cargo xtask parts` again",
    )
    .run(
        playwright
            .test(&address)
            .args(["--config", "parts/playwright.config.js"])
            .env("TESSERA_FUNCTIONS", folder.join("functions.txt"))
            .env("TESSERA_FUNCTION_PARTS", &functions),
    )?;
    let list = checkout.root().join("crates").join("site").join("parts.txt");
    Step::new(
        "writing the list",
        "some seconds",
        "read the error above, then run `cargo xtask parts` again",
    )
    .run(
        checkout
            .cargo()
            .args(["run", "--quiet", "--package", "tessera-splitter", "--"])
            .args([functions, list]),
    )
}
