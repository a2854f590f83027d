//! Writes the static pages; see [`Pages`].

use std::process::ExitCode;

use clap::Parser;
use tessera_cli::failure::exit_code;
use tessera_pages::Pages;

fn main() -> ExitCode {
    exit_code(Pages::parse().run())
}
