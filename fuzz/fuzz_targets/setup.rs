//! The door `setup`: the set-up of a game.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::setup::check(bytes));
