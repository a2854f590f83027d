//! The program `lab`, run as its users run it: what it writes where, and its exit code.

#![cfg(target_os = "linux")]

mod corpus;
mod engine;
mod failures;
mod lab_games;
mod puzzles;
mod scale;
#[path = "../whole.rs"]
mod whole;
