//! The full report of a game, computed from a corpus of games that an engine played against itself.
//!
//! A [`Report`] is plain data: what `lab report` writes and the pages draw. The sentences of a section (its title, how it
//! was computed, what its data say) stand in `words`, in every language; the JSON holds the English ones.

mod board;
mod compact_json;
mod comparison;
mod corpus;
mod counted;
pub mod data;
mod envelope;
mod interval;
mod method;
mod moments;
mod played_game;
mod published;
mod published_facts;
mod published_figures;
mod replay;
mod section;
mod section_id;
#[cfg(test)]
mod seed_arithmetic;
mod sentences;
mod sides;
mod tally;
mod thing;
mod titles;
mod words;

pub use board::{Board, Symmetry};
pub use comparison::published_mirror;
pub use corpus::{
    ChildStats, CorpusFault, CorpusGame, CorpusHeader, CorpusParser, CorpusReason, CorpusTurn, SCHEMA,
};
pub use counted::{Counted, Wins};
pub use envelope::{
    BadReport, CAPPED, CorpusSummary, IntervalKind, LIMIT, Report, SCHEMA as REPORT_SCHEMA, Section,
};
pub use interval::Interval;
pub use method::method;
pub use moments::{Moments, median, percentiles, quantile, quartiles};
pub use played_game::{PlayedGame, PlayedTurn};
pub use published::{Comparison, Difference, Figure, PublishedFigure};
pub use published_facts::{PublishedFacts, published_facts};
pub use published_figures::{published_options, published_sample};
pub use replay::{BadGame, Replay, TurnKinds, replayer};
pub use section::link_to;
pub use section_id::SectionId;
pub use sentences::takeaway;
pub use sides::first_side;
pub use tally::CorpusTally;
pub use thing::Thing;
pub use titles::title;
pub use words::{engine_name, quoted};
