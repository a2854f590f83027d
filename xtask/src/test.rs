//! `cargo xtask test`: runs everything that CI checks, quick checks first.

use std::time::Instant;

use crate::check::Check;
use crate::checkout::Checkout;
use crate::console::{format_duration, print_line};
use crate::dist;
use crate::e2e;
use crate::failure::Failure;
use crate::profile::Profile;
use crate::site_tools::SiteTools;
use crate::sizes;
use crate::step::Step;
use crate::toolchain;

/// Runs the named checks, or all if none is named; stops at the first that fails.
pub fn test(checkout: &Checkout, only: &[Check]) -> Result<(), Failure> {
    let checks: Vec<_> = Check::ALL
        .into_iter()
        .filter(|check| only.is_empty() || only.contains(check))
        .collect();
    let names = checks
        .iter()
        .map(|check| check.name())
        .collect::<Vec<_>>()
        .join(", ");
    print_line(format_args!("Checks: {names}."));
    if only.is_empty() {
        print_line(format_args!(
            "On two cores with nothing built: 30 to 45 minutes. Later runs build only what has changed."
        ));
    }
    let start = Instant::now();
    for check in checks {
        run(check, checkout)?;
    }
    print_line(format_args!(
        "\nAll checks passed: {names} in {}.",
        format_duration(start.elapsed())
    ));
    Ok(())
}

fn run(check: Check, checkout: &Checkout) -> Result<(), Failure> {
    match check {
        Check::Fmt => fmt(checkout),
        Check::Clippy => clippy(checkout),
        Check::Unit => unit(checkout),
        Check::Build => {
            let tools = SiteTools::install_missing(checkout, Profile::Release)?;
            dist::build(checkout, &tools, Profile::Release)
        }
        Check::Sizes => {
            let tools = SiteTools::install_missing(checkout, Profile::Release)?;
            dist::build_if_stale(checkout, &tools, Profile::Release)?;
            sizes::check(&checkout.dist())
        }
        Check::E2e => e2e::run(checkout),
    }
}

fn fmt(checkout: &Checkout) -> Result<(), Failure> {
    toolchain::install_component(checkout, "rustfmt", "fmt")?;
    Step::new("formatting", "a second", "run `cargo fmt --all`")
        .run(checkout.cargo().args(["fmt", "--all", "--check"]))
}

fn clippy(checkout: &Checkout) -> Result<(), Failure> {
    toolchain::install_component(checkout, "clippy", "clippy")?;
    toolchain::install_wasm_target()?;
    let lint = |part: &str, arguments: &[&str]| {
        Step::new(
            format!("clippy, {part}"),
            "1 to 3 minutes at first, then seconds",
            "correct what the lines above say, then `cargo xtask test --only clippy`",
        )
        .run(
            checkout
                .cargo()
                .arg("clippy")
                .args(arguments)
                .args(["--", "-D", "warnings"]),
        )
    };
    lint("native", &["--workspace", "--all-targets"])?;
    let browser = ["--target", toolchain::WASM, "--no-default-features"];
    for (binary, targets) in [
        ("site", &["--lib", "--bin", "site"][..]),
        ("worker", &["--bin", "worker"]),
    ] {
        lint(binary, &[&browser[..], &["--features", binary], targets].concat())?;
    }
    Ok(())
}

fn unit(checkout: &Checkout) -> Result<(), Failure> {
    Step::new(
        "unit and integration tests",
        "10 to 15 minutes at first, then 3 to 8",
        "correct the failing test above, then `cargo xtask test --only unit`",
    )
    .run(checkout.cargo().args(["test", "--workspace"]))
}
