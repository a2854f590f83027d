//! The finished site in `dist/`: built by Trunk, and whether it is still that of the sources.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use crate::checkout::Checkout;
use crate::console::say;
use crate::failure::Failure;
use crate::fingerprint;
use crate::step::Step;
use crate::toolbox::Toolbox;
use crate::toolchain;

/// How the site is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// For playing: optimised.
    Release,
    /// For working on it: compiled quickly.
    Debug,
}

impl Profile {
    fn name(self) -> &'static str {
        match self {
            Self::Release => "release",
            Self::Debug => "debug",
        }
    }
}

/// Builds the site.
pub fn build(checkout: &Checkout, toolbox: &Toolbox, profile: Profile) -> Result<(), Failure> {
    let _turn = turn(checkout);
    make(checkout, toolbox, profile)
}

fn make(checkout: &Checkout, toolbox: &Toolbox, profile: Profile) -> Result<(), Failure> {
    let sources = fingerprint::of_sources(checkout.root());
    let label = label(checkout);
    let _ = fs::remove_file(&label);

    // Trunk works offline, so that it never fetches a tool; the crates have to be there.
    let host = toolchain::host()?;
    Step::new(
        "fetching the crates",
        "at once when they are there, else a minute",
        "see the lines above; is the network there?",
    )
    .run(
        checkout
            .cargo()
            .args(["fetch", "--target", toolchain::WASM, "--target", &host]),
    )?;

    let (name, takes) = match profile {
        Profile::Release => (
            "building the site, release",
            "3 to 5 minutes at first, then a minute",
        ),
        Profile::Debug => (
            "building the site, debug",
            "2 to 3 minutes at first, then seconds",
        ),
    };
    let mut trunk = toolbox.trunk(checkout);
    trunk.arg("build");
    if profile == Profile::Release {
        trunk.arg("--release");
    }
    Step::new(
        name,
        takes,
        "correct what the lines above say, then run the same command again",
    )
    .run(trunk.arg("--offline"))?;

    // Without the label the next run builds again: no harm, so no failure.
    let _ = fs::write(&label, label_text(checkout, profile, sources));
    Ok(())
}

/// Builds the site unless `dist/` is what a build would make.
pub fn ensure(checkout: &Checkout, toolbox: &Toolbox, profile: Profile) -> Result<(), Failure> {
    let _turn = turn(checkout);
    let sources = fingerprint::of_sources(checkout.root());
    let fresh =
        fs::read_to_string(label(checkout)).is_ok_and(|text| text == label_text(checkout, profile, sources));
    if fresh && checkout.dist().join("index.html").is_file() {
        say(format_args!(
            "\n==> dist/ is the {} build of these sources: nothing to build",
            profile.name()
        ));
        return Ok(());
    }
    make(checkout, toolbox, profile)
}

/// Waits until no other xtask builds `dist/`; holds the others up until it is dropped.
///
/// A system without file locks builds all the same.
fn turn(checkout: &Checkout) -> Option<File> {
    let folder = notes(checkout);
    let _ = fs::create_dir_all(&folder);
    let file = File::create(folder.join("dist-lock")).ok()?;
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        say(format_args!("\n==> waiting for another build of dist/ to end"));
        let _ = file.lock();
    }
    Some(file)
}

/// Prints the programs and scripts in `dist/` with their sizes.
pub fn list(checkout: &Checkout) {
    let dist = checkout.dist();
    let mut files = Vec::new();
    programs_in(&dist, &mut files);
    files.sort();
    say(format_args!("\ndist/ is ready for any static host:"));
    for (file, bytes) in files {
        let name = file.strip_prefix(&dist).unwrap_or(&file);
        let kib = bytes.div_ceil(1024);
        say(format_args!("{kib:>8} KiB  {}", name.display()));
    }
}

fn programs_in(folder: &Path, files: &mut Vec<(PathBuf, u64)>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        match entry.metadata() {
            Ok(meta) if meta.is_dir() => programs_in(&path, files),
            Ok(meta) if path.extension().is_some_and(|e| e == "wasm" || e == "js") => {
                files.push((path, meta.len()));
            }
            _ => {}
        }
    }
}

/// The file that says what `dist/` was built from.
fn label(checkout: &Checkout) -> PathBuf {
    notes(checkout).join("dist-label")
}

/// What xtask keeps for its next run.
fn notes(checkout: &Checkout) -> PathBuf {
    checkout.target().join("xtask")
}

fn label_text(checkout: &Checkout, profile: Profile, sources: u64) -> String {
    let dist = fingerprint::of_folder(&checkout.dist());
    format!("{} {sources:016x} {dist:016x}\n", profile.name())
}
