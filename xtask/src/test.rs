//! `cargo xtask test`: runs everything that CI checks, quick checks first.

use std::time::Instant;

use crate::beside::Beside;
use crate::check::{Check, Verdict};
use crate::checkout::Checkout;
use crate::console::{format_duration, print_line};
use crate::dist;
use crate::e2e;
use crate::failure::Failure;
use crate::firefox;
use crate::node_js::NodeJs;
use crate::profile::Profile;
use crate::search_path::SearchPath;
use crate::site_tools::SiteTools;
use crate::sizes;
use crate::step::Step;
use crate::toolchain;

/// Runs the named checks, or all if none is named; stops at the first that fails. The site is built beside the checks that come before it:
/// much of its build keeps one processor busy. Of a test in Chromium every variant runs if `whole`, else the
/// one that the commit draws.
pub fn test(checkout: &Checkout, only: &[Check], whole: bool) -> Result<(), Failure> {
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
            "On two cores with nothing built: about 25 minutes. Later runs build only what has changed."
        ));
    }
    let start = Instant::now();
    let mut verdicts = Vec::new();
    let mut build = None;
    let begins = beside_which_the_build_begins(&checks);
    for &check in &checks {
        if begins == Some(check) {
            // Both need it, and two processes do not install it at once.
            toolchain::install_wasm_target()?;
            build = Some(Beside::begin(checkout, Check::Build)?);
        }
        let verdict = match build.take_if(|_| check == Check::Build) {
            Some(build) => build.end().map(|()| Verdict::Passed),
            None => run(check, checkout, whole),
        };
        verdicts.push((check, verdict?));
    }
    print_line(format_args!(
        "\n{} in {}.",
        summary(&verdicts),
        format_duration(start.elapsed())
    ));
    Ok(())
}

/// The check beside which the site begins to be built, if it is one of the checks and not the first. Where the formatting is not right,
/// nothing is built.
fn beside_which_the_build_begins(checks: &[Check]) -> Option<Check> {
    let build = checks.iter().position(|&check| check == Check::Build)?;
    checks[..build].iter().copied().find(|&check| check != Check::Fmt)
}

/// What is said at the end where no check has failed.
fn summary(verdicts: &[(Check, Verdict)]) -> String {
    let names = |wanted: Verdict| {
        let names = verdicts
            .iter()
            .filter(|(_, verdict)| *verdict == wanted)
            .map(|(check, _)| check.name());
        names.collect::<Vec<_>>().join(", ")
    };
    match (names(Verdict::Passed), names(Verdict::LeftOut)) {
        (passed, left_out) if left_out.is_empty() => format!("All checks passed: {passed}"),
        (passed, left_out) if passed.is_empty() => format!("No check was made; left out: {left_out}"),
        (passed, left_out) => format!("Checks passed: {passed}; left out: {left_out}"),
    }
}

fn run(check: Check, checkout: &Checkout, whole: bool) -> Result<Verdict, Failure> {
    match check {
        Check::Fmt => fmt(checkout)?,
        Check::Clippy => clippy(checkout)?,
        Check::Unit => unit(checkout)?,
        Check::Store => store(checkout)?,
        Check::Build => {
            let tools = SiteTools::install_missing(checkout, Profile::Release)?;
            dist::build(checkout, &tools, Profile::Release)?;
        }
        Check::Sizes => {
            let tools = SiteTools::install_missing(checkout, Profile::Release)?;
            dist::build_if_stale(checkout, &tools, Profile::Release)?;
            sizes::check(&checkout.dist())?;
        }
        Check::E2e => e2e::run(checkout, whole)?,
        Check::Firefox => return firefox::run(checkout),
    }
    Ok(Verdict::Passed)
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
            "1 to 4 minutes at first, then seconds",
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
    lint("native", &["--all-targets"])?;
    // The page and the workers, with the crates below them as they are built for these.
    for (part, packages) in [
        ("site", &["app", "games", "protocol", "site", "views"][..]),
        ("worker", &["engine", "search", "worker"]),
    ] {
        let names: Vec<String> = packages.iter().map(|name| format!("tessera-{name}")).collect();
        let mut arguments = vec!["--target", toolchain::WASM];
        arguments.extend(names.iter().flat_map(|name| ["--package", name]));
        lint(part, &arguments)?;
    }
    Ok(())
}

fn unit(checkout: &Checkout) -> Result<(), Failure> {
    Step::new(
        "unit and integration tests",
        "7 to 10 minutes at first, then 4 to 5",
        "correct the failing test above, then `cargo xtask test --only unit`",
    )
    .run(checkout.cargo().args(["test"]))
}

/// Plays random histories with the very scripts of the page, without a browser.
fn store(checkout: &Checkout) -> Result<(), Failure> {
    let node_js = NodeJs::find(&SearchPath::from_env(), "the tests of what the device keeps", "")?;
    Step::new(
        "what the device keeps",
        "some seconds",
        "play the history of the seed above again, as the last line says, then `cargo xtask test --only store`",
    )
    .run(
        node_js
            .node()
            // Without a name Node.js takes every `*.test.js` below the folder.
            .args(["--test", "--test-reporter=spec"])
            .current_dir(checkout.store_tests()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_site_is_built_beside_the_checks_before_it_but_for_the_formatting() {
        let begins = beside_which_the_build_begins;
        assert_eq!(begins(&Check::ALL), Some(Check::Clippy));
        assert_eq!(begins(&[Check::Unit, Check::Build]), Some(Check::Unit));
        assert_eq!(begins(&[Check::Fmt, Check::Build, Check::Sizes]), None);
        assert_eq!(begins(&[Check::Clippy, Check::Unit]), None);
    }

    #[test]
    fn what_is_left_out_is_not_called_passed() {
        let passed = [(Check::Fmt, Verdict::Passed), (Check::E2e, Verdict::Passed)];
        assert_eq!(summary(&passed), "All checks passed: fmt, e2e");
        let left_out = (Check::Firefox, Verdict::LeftOut);
        assert_eq!(
            summary(&[passed[0], left_out]),
            "Checks passed: fmt; left out: firefox"
        );
        assert_eq!(summary(&[left_out]), "No check was made; left out: firefox");
    }
}
