//! How long the supervisor waits, and how often it tries again.

/// For how long a stop may go unanswered before the worker is terminated, in milliseconds.
pub const STOP_MILLIS: f64 = 300.0;
/// For how long a working engine may send nothing before it is replaced, in milliseconds. It reports eight times a
/// second.
pub const SILENCE_MILLIS: f64 = 4_000.0;
/// For how long the engine's program may be on its way, in milliseconds.
pub const LOAD_MILLIS: f64 = 60_000.0;
/// For how long an engine may take to start, in milliseconds.
pub const START_MILLIS: f64 = 10_000.0;
/// By at most how much this and the silence grow: they double whenever an engine was replaced for its silence, since the device may
/// only be slow.
pub const MAX_PATIENCE: f64 = 8.0;
/// How late a tick has to come, in milliseconds, for the page itself to have been held up: the device was asleep, or has
/// no time. What the engines have sent meanwhile is heard first.
pub const LATE_MILLIS: f64 = 1_000.0;
/// How many late ticks in a row are excused.
pub const MAX_EXCUSES: u32 = 3;
/// The least time between a question and its answer, in milliseconds, so that people can follow the moves. The page then
/// shows where the engine is about to play.
pub const PAUSE_MILLIS: f64 = 150.0;
/// The most memory of a worker on a phone, in mebibytes.
const PHONE_MEMORY: u32 = 64;
/// The most memory of a worker on a desktop, in mebibytes.
const DESKTOP_MEMORY: u32 = 256;
/// With so many mebibytes every search of a move has its usual size: a limit above it is no lower limit for a move.
pub const FULL_MEMORY: u32 = 64;
/// The limit that is not halved any more, in mebibytes.
pub const LEAST_MEMORY: u32 = 16;

/// Returns the most memory that a worker may take, in mebibytes.
pub const fn worker_memory(is_phone: bool) -> u32 {
    if is_phone { PHONE_MEMORY } else { DESKTOP_MEMORY }
}

/// Returns the limit below this one, in mebibytes; `None` for the least.
pub fn less_memory(mebibytes: u32) -> Option<u32> {
    let less = mebibytes.min(FULL_MEMORY) / 2;
    (mebibytes > LEAST_MEMORY).then_some(less.max(LEAST_MEMORY))
}
/// How often the engine of one slot may fail at a job before the job goes on without that slot.
pub const MAX_FAILURES: u32 = 3;
