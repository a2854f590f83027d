//! The door `engine`: the lines that `lab engine` reads.

#![no_main]

#[path = "../../tests/doors/checks/mod.rs"]
#[allow(dead_code)]
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::engine::check(bytes));
