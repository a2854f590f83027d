//! The door `journal`: the journals of `lab`.

#![no_main]

#[path = "../../tests/doors/checks/mod.rs"]
#[allow(dead_code)]
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::journal::check(bytes));
