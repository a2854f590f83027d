//! Playwright, which drives a real Chromium through the built site.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::checkout::Checkout;
use crate::chromium::{self, Chromium};
use crate::failure::Failure;
use crate::node_js::NodeJs;
use crate::search_path::SearchPath;
use crate::step::Step;

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
        install_packages(&node_js, &folder)?;
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

/// Installs the npm packages of `tests/e2e`, where they are missing or older than their lock file.
pub fn install_packages(node_js: &NodeJs, folder: &Path) -> Result<(), Failure> {
    let modified = |name: &str| fs::metadata(folder.join(name)).and_then(|metadata| metadata.modified());
    if let (Ok(installed), Ok(locked)) = (
        modified("node_modules/.package-lock.json"),
        modified("package-lock.json"),
    ) && installed >= locked
    {
        return Ok(());
    }
    Step::new(
        "installing Playwright and Puppeteer",
        "some seconds, once",
        "read the lines above; after a change of tests/e2e/package.json run \
         `npm install --omit-lockfile-registry-resolved` there",
    )
    .run(node_js.npm("ci").current_dir(folder))
}
