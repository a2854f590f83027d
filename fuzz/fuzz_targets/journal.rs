//! The door `journal`: the journals of `lab`.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::journal::check(bytes));
