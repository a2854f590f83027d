//! `cargo xtask play`: builds, serves, opens; and builds again when a source changes.

use std::thread;
use std::time::Duration;

use crate::checkout::Checkout;
use crate::console::{complain, say};
use crate::dist;
use crate::failure::Failure;
use crate::fingerprint;
use crate::opener;
use crate::port;
use crate::request::PlayWish;
use crate::server;
use crate::toolbox::Toolbox;

/// How often the sources are looked at.
const GLANCE: Duration = Duration::from_millis(700);

/// Returns only if something fails; Ctrl-C ends it.
pub fn play(checkout: &Checkout, wish: &PlayWish) -> Result<(), Failure> {
    // First of all, so that a taken port is known before a long build.
    let listener = port::listen(wish.port)?;
    let address = port::address(&listener)?;
    say(format_args!(
        "Tessera will be at {address}: in seconds if all is there, in about 10 minutes the first time."
    ));
    let toolbox = Toolbox::open(checkout, wish.profile)?;
    let mut seen = fingerprint::of_sources(checkout.root());
    dist::ensure(checkout, &toolbox, wish.profile)?;
    server::start(listener, checkout.dist())?;
    say(format_args!(
        "\nTessera is at {address}\nCtrl-C stops it. After a change of a source it builds again; then reload the page."
    ));
    if wish.open {
        opener::open(&address);
    }
    loop {
        thread::sleep(GLANCE);
        let now = fingerprint::of_sources(checkout.root());
        if now == seen {
            continue;
        }
        seen = now;
        match dist::build(checkout, &toolbox, wish.profile) {
            Ok(()) => say(format_args!("\nReload {address}")),
            Err(failure) => complain(format_args!(
                "\n{failure}\n\nThe last good build stays at {address}; save a correction to build again."
            )),
        }
    }
}
