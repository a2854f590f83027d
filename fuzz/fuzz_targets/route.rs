//! The door `route`: the fragment of the page's address.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::route::check(bytes));
