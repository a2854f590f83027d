//! The door `route`: the fragment of the page's address.

#![no_main]

#[path = "../../tests/doors/checks/mod.rs"]
#[allow(dead_code)]
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::route::check(bytes));
