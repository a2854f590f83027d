//! The door `self_play`: corpora of games.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::self_play::check(bytes));
