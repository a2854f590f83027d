//! The full report of a game, computed from a corpus of games that an engine played against itself.
//!
//! A [`Report`] is plain data: what `lab report` writes and the pages draw. The sentences of a section (its title, how it
//! was computed, what its data say) stand in `words`, in every language; the JSON holds the English ones.

mod corpus;
pub mod data;
mod envelope;
mod interval;
mod published;
mod section_id;
mod titles;
mod words;

pub use corpus::{
    ChildStats, CorpusFault, CorpusGame, CorpusHeader, CorpusParser, CorpusReason, CorpusTurn, SCHEMA,
};
pub use envelope::{BadReport, CorpusSummary, IntervalKind, LIMIT, Report, SCHEMA as REPORT_SCHEMA, Section};
pub use interval::Interval;
pub use published::{Comparison, Difference, Figure, PublishedFigure};
pub use section_id::SectionId;
pub use titles::title;
