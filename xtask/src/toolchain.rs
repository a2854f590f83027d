//! The parts of the Rust toolchain that rustup installs: the wasm32 standard library, rustfmt and clippy.

use std::env;
use std::path::Path;
use std::process::Command;

use crate::checkout::Checkout;
use crate::failure::Failure;
use crate::search_path::SearchPath;
use crate::step::Step;

/// The target triple of both browser binaries.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Installs the standard library for wasm32 if it is missing.
pub fn install_wasm_target() -> Result<(), Failure> {
    let step = Step::new(
        "Rust's wasm32 target",
        "half a minute",
        format!("install it: `rustup target add {WASM}`, or your system's package of it"),
    );
    let mut command = rustc();
    command.args(["--print", "target-libdir", "--target", WASM]);
    if Path::new(&step.output(&mut command)?).is_dir() {
        return Ok(());
    }
    rustup(&step, &["target", "add", WASM])
}

/// Installs rustfmt or clippy if `cargo SUBCOMMAND` does not run.
pub fn install_component(checkout: &Checkout, name: &str, subcommand: &str) -> Result<(), Failure> {
    let step = Step::new(
        format!("Rust's {name}"),
        "half a minute",
        format!("install it: `rustup component add {name}`, or your system's package of it"),
    );
    let mut command = checkout.cargo();
    command.args([subcommand, "--version"]);
    if step.output(&mut command).is_ok() {
        return Ok(());
    }
    rustup(&step, &["component", "add", name])
}

/// The target triple of this machine.
pub fn host_triple() -> Result<String, Failure> {
    let step = Step::new("asking rustc for the host", "at once", "install Rust with rustup");
    let text = step.output(rustc().arg("-vV"))?;
    text.lines()
        .find_map(|line| line.strip_prefix("host: "))
        .map(str::to_owned)
        .ok_or_else(|| step.failure("rustc -vV", "no line `host: ...`"))
}

fn rustc() -> Command {
    Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

fn rustup(step: &Step, arguments: &[&str]) -> Result<(), Failure> {
    match SearchPath::from_env().find("rustup") {
        Some(rustup) => step.run(Command::new(rustup).args(arguments)),
        None => Err(step.failure(format!("rustup {}", arguments.join(" ")), "rustup is not on PATH")),
    }
}
