//! The door `gtp`: the lines that `lab engine --gtp` reads.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::gtp::check(bytes));
