//! The door `options`: the options of a game.

#![no_main]

#[path = "../../tests/doors/checks/mod.rs"]
#[allow(dead_code)]
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::options::check(bytes));
