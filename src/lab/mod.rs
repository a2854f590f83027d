//! The native tools: JSON lines go to standard output, talk to standard error.

mod analyse;
mod arena;
mod bids;
mod binding;
mod book;
mod bout;
mod climb;
mod command;
mod crew;
mod dialogue;
mod duel;
mod failure;
mod interval;
mod journal;
mod limit;
mod line;
mod luck;
mod opening;
mod pair;
mod pentanomial;
mod perft;
mod player;
mod progress;
mod replay;
mod rule;
#[cfg(test)]
mod scratch;
mod speed;
mod sprt;
mod tally;
mod thesis;
mod tune;

pub use command::main;
