//! The door `engine`: the lines that `lab engine` reads.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::engine::check(bytes));
