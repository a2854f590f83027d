//! The door `record`: the text of a link or of a saved game.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::record::check(bytes));
