//! The door `record_json`: a record as JSON.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::record_json::check(bytes));
