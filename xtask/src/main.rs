//! `cargo xtask`: set up, build, serve and test Tessera with one command each.
//!
//! Every command is a list of steps. A step says what it does and about how long that takes; one that
//! fails names itself, the command it ran and the remedy.

mod bench;
mod checkout;
mod chromium;
mod console;
mod dist;
mod e2e;
mod failure;
mod fingerprint;
mod lab;
mod npm;
mod opener;
mod pins;
mod play;
mod port;
mod programs;
mod request;
#[cfg(test)]
mod scratch;
mod server;
mod step;
mod test;
mod toolbox;
mod toolchain;

use std::env;
use std::process::ExitCode;

use checkout::Checkout;
use dist::Profile;
use failure::Failure;
use request::{Request, USAGE};
use toolbox::Toolbox;

fn main() -> ExitCode {
    match Request::parse(env::args_os().skip(1)) {
        Err(mistake) => {
            console::complain(format_args!("error: {mistake}\n\n{USAGE}"));
            ExitCode::from(2)
        }
        Ok(request) => match carry_out(request) {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => {
                console::complain(format_args!("\n{failure}"));
                ExitCode::FAILURE
            }
        },
    }
}

fn carry_out(request: Request) -> Result<(), Failure> {
    let checkout = Checkout::here();
    match request {
        Request::Help => {
            console::say(format_args!("{USAGE}"));
            Ok(())
        }
        Request::Play(wish) => play::play(&checkout, &wish),
        Request::Test { only } => test::test(&checkout, &only),
        Request::Build => {
            let toolbox = Toolbox::open(&checkout, Profile::Release)?;
            dist::build(&checkout, &toolbox, Profile::Release)?;
            dist::list(&checkout);
            Ok(())
        }
        Request::Serve { port } => server::serve(&checkout, port),
        Request::Bench { arguments } => bench::bench(&checkout, &arguments),
    }
}
