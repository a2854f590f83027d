//! What the commands of the native tools share: faults with their exit codes, files that are written beside and renamed,
//! logs that are resumed, lines of JSON, progress and threads.
//!
//! ```
//! use std::ops::ControlFlow;
//! use tessera_cli::{json_line, parallel};
//!
//! // Jobs run on several threads; their results are written in the order of the jobs.
//! let mut out = Vec::new();
//! let square = |number: u32| number * number;
//! parallel::in_order(1..4, None, square, |result| {
//!     json_line::write(&mut out, &result)?;
//!     Ok(ControlFlow::Continue(()))
//! })?;
//! assert_eq!(out, b"1\n4\n9\n");
//! # Ok::<(), tessera_cli::failure::Failure>(())
//! ```
//!
//! ## Modules
//!
//! - `{output_file,file_lock,resume_log}`: files that are written: beside and renamed, or line by line, each by one
//!   run at a time
//! - `{bounded_line,file_lines}`: files and streams that are read, a line up to a limit at a time

pub mod bounded_line;
pub mod checksum;
pub mod failure;
pub mod file_lines;
pub mod file_lock;
pub mod json_line;
pub mod output_file;
pub mod parallel;
pub mod progress;
pub mod resume_log;
#[cfg(feature = "temporary")]
pub mod temporary;
