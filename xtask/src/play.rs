//! `cargo xtask play`: builds the site, serves it, opens a browser, and builds again when a source changes.

use std::thread;
use std::time::Duration;

use crate::checkout::Checkout;
use crate::cli::PlayOptions;
use crate::console::{print_error, print_line};
use crate::dist;
use crate::failure::Failure;
use crate::fingerprint;
use crate::open_browser::open_browser;
use crate::port;
use crate::server;
use crate::site_tools::SiteTools;

/// The time between two looks at the sources.
const POLL_INTERVAL: Duration = Duration::from_millis(700);

/// Runs until Ctrl-C; returns only if a step before the first page fails.
pub fn play(checkout: &Checkout, options: &PlayOptions) -> Result<(), Failure> {
    // The port comes first, so that a taken one is reported before a long build.
    let listener = port::listen(options.port)?;
    let address = port::address(&listener)?;
    print_line(format_args!(
        "Tessera will be at {address}: in seconds if everything is built, after 15 to 20 minutes the first time."
    ));
    let tools = SiteTools::install_missing(checkout, options.profile)?;
    let mut built = fingerprint::of_sources(checkout.root());
    dist::build_if_stale(checkout, &tools, options.profile)?;
    server::start(listener, checkout.dist())?;
    print_line(format_args!(
        "\nTessera is at {address}\nCtrl-C stops it. After a change of a source it builds again; then reload the page."
    ));
    if options.open {
        open_browser(&address);
    }
    loop {
        thread::sleep(POLL_INTERVAL);
        let sources = fingerprint::of_sources(checkout.root());
        if sources == built {
            continue;
        }
        built = sources;
        match dist::build(checkout, &tools, options.profile) {
            Ok(()) => print_line(format_args!("\nReload {address}")),
            Err(failure) => print_error(format_args!(
                "\n{failure}\n\nThe last good build stays at {address}; save a correction to build again."
            )),
        }
    }
}
