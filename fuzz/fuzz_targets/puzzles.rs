//! The door `puzzles`: a file of puzzles.

#![no_main]

use tessera_fuzz::checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::puzzles::check(bytes));
