//! Playwright, which drives a real Chromium through the built site.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::checkout::Checkout;
use crate::chromium::{self, Chromium};
use crate::failure::Failure;
use crate::node_js::NodeJs;
use crate::npm_packages;
use crate::search_path::SearchPath;

/// What the npm packages of `tests/e2e` are.
pub const PACKAGES: &str = "Playwright and Puppeteer";

/// Playwright's command line, installed, and the browser that it starts.
pub struct Playwright {
    node_js: NodeJs,
    folder: PathBuf,
    chromium: Chromium,
}

impl Playwright {
    /// Installs the npm packages of `tests/e2e` and a Chromium, where they are missing.
    pub fn install_missing(checkout: &Checkout) -> Result<Self, Failure> {
        let search_path = SearchPath::from_env();
        let folder = checkout.e2e();
        let node_js = NodeJs::find(&search_path, "the tests in a browser", "")?;
        npm_packages::install(&node_js, &folder, PACKAGES)?;
        let chromium = chromium::find_or_install(
            env::var_os("CHROME").as_deref(),
            &search_path,
            command_line(&node_js, &folder),
        )?;
        Ok(Self {
            node_js,
            folder,
            chromium,
        })
    }

    /// `playwright test` in `tests/e2e`, with the browser and the address of the served site in its environment.
    pub fn test(&self, address: &str) -> Command {
        let mut command = command_line(&self.node_js, &self.folder);
        command.arg("test").env("TESSERA_URL", address);
        match &self.chromium {
            Chromium::Program(program) => command.env("CHROME", program),
            Chromium::FromPlaywright => command.env_remove("CHROME"),
        };
        command
    }
}

fn command_line(node_js: &NodeJs, folder: &Path) -> Command {
    let mut command = node_js.node();
    command
        .arg("node_modules/@playwright/test/cli.js")
        .current_dir(folder);
    command
}
