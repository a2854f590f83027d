//! What the commands of the native tools share: faults with their exit codes, files that are written beside and renamed,
//! logs that are resumed, lines of JSON, progress and threads.

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
