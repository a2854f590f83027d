//! The native tools: JSON lines go to standard output, talk to standard error.

mod arena;
mod command;
mod dialogue;
mod failure;
mod interval;
mod line;
mod pair;
mod perft;
mod replay;
mod speed;
mod thesis;

pub use command::main;
