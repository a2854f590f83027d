//! The native tool; see [`tessera::lab`].

use std::process::ExitCode;

fn main() -> ExitCode {
    tessera::lab::main()
}
