//! The door `review`: what the device keeps of the review of a game.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::review::check(bytes));
