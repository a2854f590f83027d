//! The native tools: JSON lines go to standard output, talk to standard error.

mod ai_ai_rule;
mod analyse;
mod arena;
mod bench;
mod bids;
mod book;
mod command;
mod engine_loop;
mod failure;
mod interval;
mod journal;
mod json_line;
mod ladder;
mod limit;
mod match_run;
mod opening;
mod opening_book;
mod pair;
mod parallel;
mod pentanomial;
mod perft;
mod player;
mod progress;
mod replay;
mod rng_streams;
#[cfg(test)]
mod scratch;
mod sprt;
mod tally;
mod thesis;
mod tune;
mod weight_match;

pub use command::main;
