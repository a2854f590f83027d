//! The door `message`: the messages between page and engines.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::message::check(bytes));
