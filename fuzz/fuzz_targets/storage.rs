//! The door `storage`: what the device has stored.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::storage::check(bytes));
