//! Games as people meet them: names, gestures and pictures; tables; records.

mod beside;
mod entry;
mod options;
mod record;
mod sentence;
mod show;
mod table;

pub use beside::{Gain, Hand, Holding, Overlay, Supply, Tally};
pub use entry::{Entry, Opening, Passage, Visitor};
pub use options::{BadOption, OptionKind, OptionSpec, Options};
pub use record::{BadRecord, RECORD_LIMIT, Record};
pub use sentence::listed;
pub use show::{Choice, Gesture, Show, Target};
pub use table::{IllegalMove, Offer, Preview, Seating, Table, Touch, play_on, replay};
