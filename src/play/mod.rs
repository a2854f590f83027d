//! Games as people meet them: names, gestures and pictures; tables; records.

mod entry;
mod land;
mod options;
mod record;
mod sentence;
mod show;
mod table;

pub use entry::{Entry, OpenTable, Passage, Visitor};
pub use land::{Gain, Hand, Holding, Overlay, ScoreBreakdown, Supply};
pub use options::{BadOption, OptionKind, OptionSpec, Options};
pub use record::{BadRecord, RECORD_LIMIT, Record};
pub use sentence::listed;
pub use show::{Choice, Gesture, Show, Target};
pub use table::{IllegalMove, Offer, Preview, SeatStatus, Table, Touch, play_on, replay};
