//! The native `lab` program.

use std::path::PathBuf;

use crate::checkout::Checkout;
use crate::failure::Failure;
use crate::step::Step;

/// Builds `lab` as it is for people, fully optimised, and gives the path of the program.
pub fn build_release(checkout: &Checkout) -> Result<PathBuf, Failure> {
    step("building lab, release", "2 to 4 minutes at first, then seconds").run(checkout.cargo().args([
        "build",
        "--release",
        "--bin",
        "lab",
    ]))?;
    Ok(program(checkout, "release"))
}

/// Builds `lab` just as the unit tests do, and gives the path of the program.
///
/// It gives the same answers as the release build and spares the tests minutes of link-time optimisation. A plain
/// `cargo build` would compile nearly everything once more: with what tests need beside it, some libraries have other features.
pub fn build_dev(checkout: &Checkout) -> Result<PathBuf, Failure> {
    step(
        "building lab for the tests",
        "at once after the unit tests, else 2 to 4 minutes",
    )
    .run(checkout.cargo().args(["test", "--no-run", "--test", "lab"]))?;
    Ok(program(checkout, "debug"))
}

fn step(name: &str, expected_time: &'static str) -> Step {
    Step::new(
        name,
        expected_time,
        "correct what the lines above say, then run the same command again",
    )
}

/// The program in a folder of cargo's target folder.
fn program(checkout: &Checkout, folder: &str) -> PathBuf {
    let name = format!("lab{}", std::env::consts::EXE_SUFFIX);
    checkout.target().join(folder).join(name)
}
