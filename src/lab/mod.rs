//! The native tools. They write JSON lines to standard output, and everything else to standard error.

mod ai_ai_rule;
mod analyse;
mod arena;
mod arguments;
mod bench;
mod bids;
mod book;
mod command;
mod convert;
pub mod doors;
mod engine;
mod failure;
mod json_line;
mod komi_chances;
mod ladder;
mod limit;
mod link;
mod match_log;
mod match_run;
mod opening;
mod opening_book;
mod pages;
mod pair;
mod parallel;
mod pentanomial;
mod perft;
mod picture;
mod player;
mod progress;
mod replay;
mod resume_log;
mod rng_streams;
mod show;
mod sprt;
mod tally;
#[cfg(test)]
mod temporary;
mod thesis;
mod tune;
mod verdicts;
mod weight_match;

pub use command::main;
