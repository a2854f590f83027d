//! The native tools: JSON lines go to standard output, talk to standard error.

mod command;
mod failure;
mod line;
mod perft;
mod replay;

pub use command::main;
