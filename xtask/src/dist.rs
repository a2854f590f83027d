//! Builds the finished site in `dist/` with Trunk, and checks whether it is up to date.

use std::fs;
use std::path::PathBuf;

use crate::build_lock::BuildLock;
use crate::checkout::Checkout;
use crate::console::print_line;
use crate::failure::Failure;
use crate::fingerprint;
use crate::profile::Profile;
use crate::site_tools::SiteTools;
use crate::step::Step;
use crate::toolchain;

pub fn build(checkout: &Checkout, tools: &SiteTools, profile: Profile) -> Result<(), Failure> {
    let _lock = BuildLock::acquire(&checkout.state_folder());
    build_locked(checkout, tools, profile)
}

/// Builds the site unless `dist/` is already the result of building these sources with this profile.
pub fn build_if_stale(checkout: &Checkout, tools: &SiteTools, profile: Profile) -> Result<(), Failure> {
    let _lock = BuildLock::acquire(&checkout.state_folder());
    let sources = fingerprint::of_sources(checkout.root());
    let stamp = fs::read_to_string(stamp_file(checkout)).unwrap_or_default();
    if stamp == stamp_text(checkout, profile, sources) && checkout.dist().join("index.html").is_file() {
        print_line(format_args!(
            "\n==> dist/ is the {} build of these sources: nothing to build",
            profile.name()
        ));
        return Ok(());
    }
    build_locked(checkout, tools, profile)
}

fn build_locked(checkout: &Checkout, tools: &SiteTools, profile: Profile) -> Result<(), Failure> {
    let sources = fingerprint::of_sources(checkout.root());
    let stamp = stamp_file(checkout);
    let _ = fs::remove_file(&stamp);

    // Trunk runs offline, so that it never fetches a tool. Therefore the crates are fetched first.
    let host = toolchain::host_triple()?;
    Step::new(
        "fetching the crates",
        "at once when they are there, else a minute",
        "read the lines above and check the network",
    )
    .run(
        checkout
            .cargo()
            .args(["fetch", "--target", toolchain::WASM, "--target", &host]),
    )?;

    let (name, expected_time) = match profile {
        Profile::Release => (
            "building the site, release",
            "5 to 10 minutes at first, then 1 to 3",
        ),
        Profile::Debug => (
            "building the site, debug",
            "3 to 5 minutes at first, then seconds",
        ),
    };
    let mut trunk = tools.trunk(checkout);
    trunk.arg("build");
    if profile == Profile::Release {
        trunk.arg("--release");
    }
    Step::new(
        name,
        expected_time,
        "correct what the lines above say, then run the same command again",
    )
    .run(trunk.args(["--offline", "--locked"]))?;

    // A missing stamp only makes the next run build again, so an error here is no failure.
    let _ = fs::write(&stamp, stamp_text(checkout, profile, sources));
    Ok(())
}

/// Builds the site, release, with an app that notes which of its functions have run, into a folder beside `dist/`.
pub fn build_watched(checkout: &Checkout, tools: &SiteTools) -> Result<PathBuf, Failure> {
    let _lock = BuildLock::acquire(&checkout.state_folder());
    let folder = checkout.state_folder().join("watched");
    let mut trunk = tools.trunk(checkout);
    trunk
        .args(["build", "--release", "--locked", "--dist"])
        .arg(&folder)
        .env("TESSERA_WATCH", "true")
        // Which of the functions that do the same is kept changes with every change of the code. In this program each is there
        // by its own name: see crates/splitter/src/same.rs. No program that is sent is built with what is not stable.
        .env("RUSTC_BOOTSTRAP", "1")
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
            "-Csymbol-mangling-version=v0 -Zmerge-functions=disabled",
        );
    Step::new(
        "building the site with functions that note that they ran",
        "5 to 10 minutes at first, then 1 to 3",
        "correct what the lines above say, then run the same command again",
    )
    .run(&mut trunk)?;
    Ok(folder)
}

/// The file that records from which sources `dist/` was built.
fn stamp_file(checkout: &Checkout) -> PathBuf {
    checkout.state_folder().join("dist-stamp")
}

/// `PROFILE SOURCES DIST`: the profile's name and the fingerprints of the sources and of `dist/`, in hexadecimal.
fn stamp_text(checkout: &Checkout, profile: Profile, sources: u64) -> String {
    let dist = fingerprint::of_folder(&checkout.dist());
    format!("{} {sources:016x} {dist:016x}\n", profile.name())
}
