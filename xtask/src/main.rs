//! `cargo xtask`: sets up, builds, serves, tests and measures Tessera with one command each.
//!
//! Every command is a list of steps. A step prints its name and about how long it takes; one that fails prints its
//! name, the command that it ran and a remedy.

mod bench;
mod beside;
mod browser_program;
mod build_lock;
mod check;
mod checkout;
mod chromium;
mod cli;
mod compression;
mod console;
mod dist;
mod e2e;
mod failure;
mod fingerprint;
mod firefox;
mod lab;
mod node_js;
mod npm_packages;
mod open_browser;
mod parts;
mod play;
mod playwright;
mod port;
mod profile;
mod program_version;
mod search_path;
mod server;
mod site_tools;
mod sizes;
mod step;
mod test;
mod tool_versions;
mod toolchain;

use std::env;
use std::process::ExitCode;

use checkout::Checkout;
use cli::{Command, USAGE};
use failure::Failure;
use profile::Profile;
use site_tools::SiteTools;

fn main() -> ExitCode {
    match Command::parse(env::args_os().skip(1)) {
        Err(error) => {
            console::print_error(format_args!("error: {error}\n\n{USAGE}"));
            ExitCode::from(2)
        }
        Ok(command) => match run(command) {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => {
                console::print_error(format_args!("\n{failure}"));
                ExitCode::FAILURE
            }
        },
    }
}

fn run(command: Command) -> Result<(), Failure> {
    let checkout = Checkout::from_env();
    match command {
        Command::Help => {
            console::print_line(format_args!("{USAGE}"));
            Ok(())
        }
        Command::Play(options) => play::play(&checkout, &options),
        Command::Test { only, whole } => test::test(&checkout, &only, whole),
        Command::Build => {
            let tools = SiteTools::install_missing(&checkout, Profile::Release)?;
            dist::build(&checkout, &tools, Profile::Release)?;
            console::print_line(format_args!("\ndist/ is ready for any static host."));
            sizes::print(&checkout.dist())
        }
        Command::Sizes { why: false, .. } => sizes::check(&checkout.dist()),
        Command::Sizes { keep, .. } => sizes::print_why(&checkout, keep),
        Command::Serve { port } => server::serve(&checkout.dist(), port),
        Command::Parts => parts::list(&checkout),
        Command::BenchBrowser => bench::browser(&checkout),
        Command::BenchNative { arguments } => bench::native(&checkout, &arguments),
    }
}
