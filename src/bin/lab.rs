//! The native tool; see [`tessera_lab`].

use std::process::ExitCode;

fn main() -> ExitCode {
    tessera_lab::main()
}
