//! `cargo xtask test`: everything that CI checks, in the order in which it fails soonest.

use std::time::Instant;

use crate::checkout::Checkout;
use crate::console::{readable, say};
use crate::dist::{self, Profile};
use crate::e2e;
use crate::failure::Failure;
use crate::step::Step;
use crate::toolbox::Toolbox;
use crate::toolchain;

/// One part of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// rustfmt has nothing to change.
    Fmt,
    /// clippy has nothing to say: native, site and worker.
    Clippy,
    /// `cargo test`.
    Unit,
    /// The release build of the site.
    Build,
    /// The specs in a real Chromium.
    E2e,
}

impl Check {
    /// In the order in which they run.
    pub const ALL: [Self; 5] = [Self::Fmt, Self::Clippy, Self::Unit, Self::Build, Self::E2e];

    /// The name after `--only`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Clippy => "clippy",
            Self::Unit => "unit",
            Self::Build => "build",
            Self::E2e => "e2e",
        }
    }

    /// The check of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|check| check.name() == name)
    }

    fn run(self, checkout: &Checkout) -> Result<(), Failure> {
        match self {
            Self::Fmt => fmt(checkout),
            Self::Clippy => clippy(checkout),
            Self::Unit => unit(checkout),
            Self::Build => {
                let toolbox = Toolbox::open(checkout, Profile::Release)?;
                dist::build(checkout, &toolbox, Profile::Release)?;
                dist::list(checkout);
                Ok(())
            }
            Self::E2e => e2e::run(checkout),
        }
    }
}

/// Runs the named checks, or all of them; stops at the first that fails.
pub fn test(checkout: &Checkout, only: &[Check]) -> Result<(), Failure> {
    let checks: Vec<_> = Check::ALL
        .into_iter()
        .filter(|check| only.is_empty() || only.contains(check))
        .collect();
    let names: Vec<_> = checks.iter().map(|check| check.name()).collect();
    say(format_args!("Checking {}.", names.join(", ")));
    if only.is_empty() {
        say(format_args!(
            "On two cores: about 25 minutes the first time, then a few."
        ));
    }
    let start = Instant::now();
    for check in checks {
        check.run(checkout)?;
    }
    say(format_args!(
        "\nAll is well: {} in {}.",
        names.join(", "),
        readable(start.elapsed())
    ));
    Ok(())
}

fn fmt(checkout: &Checkout) -> Result<(), Failure> {
    toolchain::component(checkout, "rustfmt", "fmt")?;
    Step::new("formatting", "a second", "run `cargo fmt --all`")
        .run(checkout.cargo().args(["fmt", "--all", "--check"]))
}

fn clippy(checkout: &Checkout) -> Result<(), Failure> {
    toolchain::component(checkout, "clippy", "clippy")?;
    toolchain::wasm_target()?;
    let lint = |name: &str, words: &[&str]| {
        Step::new(
            format!("clippy, {name}"),
            "1 to 2 minutes at first, then seconds",
            "correct what the lines above say, then `cargo xtask test --only clippy`",
        )
        .run(
            checkout
                .cargo()
                .arg("clippy")
                .args(words)
                .args(["--", "-D", "warnings"]),
        )
    };
    lint("native", &["--workspace", "--all-targets"])?;
    let browser = ["--target", toolchain::WASM, "--no-default-features"];
    for (binary, targets) in [
        ("site", &["--lib", "--bin", "site"][..]),
        ("worker", &["--bin", "worker"]),
    ] {
        let words = [&browser[..], &["--features", binary], targets].concat();
        lint(binary, &words)?;
    }
    Ok(())
}

fn unit(checkout: &Checkout) -> Result<(), Failure> {
    Step::new(
        "unit and integration tests",
        "5 minutes at first, then 1 to 2",
        "correct the failing test above, then `cargo xtask test --only unit`",
    )
    .run(checkout.cargo().args(["test", "--workspace"]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_check_is_found_by_its_name() {
        for check in Check::ALL {
            assert_eq!(Check::named(check.name()), Some(check));
        }
        assert_eq!(Check::named("everything"), None);
    }
}
