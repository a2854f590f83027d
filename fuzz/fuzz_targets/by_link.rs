//! The door `by_link`: a link that comes back to a device that waits for one.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::by_link::check(bytes));
