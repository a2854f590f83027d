//! The end-to-end tests: Playwright drives a real Chromium through the built site.

use std::env;
use std::fs;
use std::path::Path;

use crate::checkout::Checkout;
use crate::chromium::{self, Chromium};
use crate::dist::{self, Profile};
use crate::failure::Failure;
use crate::lab;
use crate::npm::Node;
use crate::port;
use crate::programs::Programs;
use crate::server;
use crate::step::Step;
use crate::toolbox::Toolbox;

/// Runs every spec in `tests/e2e` against `dist/`.
pub fn run(checkout: &Checkout) -> Result<(), Failure> {
    let programs = Programs::on_path();
    let folder = checkout.e2e();
    let node = Node::find(&programs, "the end-to-end tests", "")?;
    install_packages(&node, &folder)?;
    let playwright = || {
        let mut command = node.node();
        command
            .arg("node_modules/@playwright/test/cli.js")
            .current_dir(&folder);
        command
    };
    let chrome = env::var_os("CHROME");
    let chromium = chromium::provide(chrome.as_deref(), &programs, playwright())?;

    let toolbox = Toolbox::open(checkout, Profile::Release)?;
    dist::ensure(checkout, &toolbox, Profile::Release)?;
    let lab = lab::build(checkout)?;
    let listener = port::listen(Some(0))?;
    let address = port::address(&listener)?;
    server::start(listener, checkout.dist())?;

    let mut tests = playwright();
    tests
        .arg("test")
        .env("TESSERA_URL", address)
        .env("TESSERA_LAB", lab);
    match chromium {
        Chromium::At(program) => tests.env("CHROME", program),
        Chromium::Playwrights => tests.env_remove("CHROME"),
    };
    Step::new(
        "end-to-end tests in Chromium",
        "1 to 3 minutes",
        "read the failing spec above (screenshots: tests/e2e/test-results), \
         then `cargo xtask test --only e2e`",
    )
    .run(&mut tests)
}

fn install_packages(node: &Node, folder: &Path) -> Result<(), Failure> {
    let time = |name: &str| fs::metadata(folder.join(name)).and_then(|meta| meta.modified());
    if let (Ok(installed), Ok(wanted)) = (time("node_modules/.package-lock.json"), time("package-lock.json"))
        && installed >= wanted
    {
        return Ok(());
    }
    Step::new(
        "installing Playwright",
        "some seconds, once",
        "see the lines above; after a change of tests/e2e/package.json run \
         `npm install --omit-lockfile-registry-resolved` there",
    )
    .run(node.npm("ci").current_dir(folder))
}
