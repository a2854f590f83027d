//! The door `pasted`: a text that was pasted on the home page.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::pasted::check(bytes));
