//! How long the supervisor waits, and how often it tries again.

/// For how long a stop may go unanswered before the worker is terminated, in milliseconds.
pub const STOP_MILLIS: f64 = 300.0;
/// For how long a working engine may send nothing before it is replaced, in milliseconds. It reports eight times a
/// second.
pub const SILENCE_MILLIS: f64 = 4_000.0;
/// For how long an engine may take to start, in milliseconds.
pub const START_MILLIS: f64 = 10_000.0;
/// The least time between a question and its answer, in milliseconds, so that people can follow the moves.
pub const PAUSE_MILLIS: f64 = 400.0;
/// How often the engine of one slot may fail at a job before the job goes on without that slot.
pub const MAX_FAILURES: u32 = 3;
