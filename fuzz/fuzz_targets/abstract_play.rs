//! The door `abstract_play`: a record of Abstract Play.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::abstract_play::check(bytes));
