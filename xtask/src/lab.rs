//! The native `lab` program, optimised.

use std::path::PathBuf;

use crate::checkout::Checkout;
use crate::failure::Failure;
use crate::step::Step;

/// Builds `lab` and gives the path of the program.
pub fn build(checkout: &Checkout) -> Result<PathBuf, Failure> {
    Step::new(
        "building lab, release",
        "2 to 4 minutes at first, then seconds",
        "correct what the lines above say, then run the same command again",
    )
    .run(checkout.cargo().args(["build", "--release", "--bin", "lab"]))?;
    let name = format!("lab{}", std::env::consts::EXE_SUFFIX);
    Ok(checkout.target().join("release").join(name))
}
