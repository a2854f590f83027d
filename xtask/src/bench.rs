//! `cargo xtask bench`: the speed of playouts and searches, as `lab bench` measures it.

use crate::checkout::Checkout;
use crate::failure::Failure;
use crate::lab;
use crate::step::Step;

/// Builds `lab` and runs its `bench` with these arguments.
pub fn bench(checkout: &Checkout, arguments: &[String]) -> Result<(), Failure> {
    let lab = lab::build(checkout)?;
    Step::new(
        "measuring",
        "a minute or two",
        "see `cargo xtask bench --help` for what it takes",
    )
    .run(checkout.command(lab).arg("bench").args(arguments))
}
