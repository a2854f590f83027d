//! The door `record`: the text of a link or of a saved game.

#![no_main]

#[path = "../../tests/doors/checks/mod.rs"]
#[allow(dead_code)]
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::record::check(bytes));
