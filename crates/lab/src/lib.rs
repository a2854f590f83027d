//! The native tools: the commands of `lab`. They write JSON lines to standard output, and everything else to standard
//! error.
//!
//! A command is a file with its name. One that plays or searches in a single game is an `Experiment`; what it repeats in
//! numbered parts, such as the games of a match, are `Units`.
//!
//! ```
//! // What `lab engine` answers, here to somebody who plays a move of Linage.
//! let lines = b"position linage/size=3.komi=0_5/b1\nplay b2\n";
//! let answers = String::from_utf8(tessera_lab::doors::engine_answers(lines)).unwrap();
//! assert_eq!(answers.lines().last(), Some("ok turn=1 ply=2 phase=move side=vertical"));
//! ```
//!
//! ## Modules
//!
//! - `experiment.rs`, `units.rs`: what commands share that play or search in a single game: threads, progress, what
//!   an earlier run has kept; the results of `lab thesis` are kept by `thesis/run.rs`
//! - `engine/`: the line protocol and GTP: lines read by a thread, a session, limits and clocks, a team of searches
//! - `{corpus,merge,measure,report,solve}`: corpora in shards, what is measured for a report, the report, and proofs
//!   of small boards and of Connect Four
//! - `regret/`: how often the levels keep what random positions of small boards are worth
//! - `puzzles/`: puzzles found in corpora: winning moves and the toughest line, criteria, komi, themes; all of them
//!   proven again, and sifted
//! - `doors`: what in `lab` reads text of others, without files and clocks

mod ai_ai_rule;
mod analyse;
mod arena;
mod arguments;
mod bench;
mod bids;
mod book;
mod command;
mod convert;
mod corpus;
pub mod doors;
mod engine;
mod experiment;
mod fit;
mod komi_chances;
mod ladder;
mod limit;
mod link;
mod match_log;
mod match_run;
mod measure;
mod merge;
mod opening;
mod opening_book;
mod pair;
mod pentanomial;
mod perft;
mod picture;
mod player;
mod puzzles;
mod question;
mod regret;
mod replay;
mod report;
mod report_table;
mod rng_streams;
mod scaling;
mod show;
mod solve;
mod sprt;
mod tally;
mod thesis;
mod tune;
mod units;
mod verdicts;
mod weight_match;

pub use command::main;
