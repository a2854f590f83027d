//! The door `embed`: the address of a frame in a page of another site, and the messages of that page.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::embed::check(bytes));
