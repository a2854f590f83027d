//! The full report of a game, computed from a corpus of games that an engine played against itself.
//!
//! A [`Report`] is plain data: what `lab report` writes and the pages draw. The sentences of a section (its title, how it
//! was computed, what its data say) stand in `words`, in every language; the JSON holds the English ones.
//!
//! ```
//! use tessera_report::{Report, SectionId};
//!
//! let text = std::fs::read_to_string("../../www/report/linage.json")?;
//! let report = Report::parse(&text)?;
//! let bias = report.section(SectionId::Bias).unwrap();
//! assert_eq!(bias.title, "Win % By Player (Bias)");
//! assert_eq!(report.to_json()?, text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## Modules
//!
//! - `counted.rs`, `thing.rs`: numbers with what they count, which the sentences are given
//! - `sections.rs`, `section/`: the sections: a row each in the list, and a file each with its data, what is counted
//!   for it in a corpus and what is said of it (`Content`). A new one also needs its sentences in `words/` and its
//!   picture in `pages/report/sections/`

mod board;
mod compact_json;
mod comparison;
mod corpus;
mod corpus_summary;
mod counted;
pub mod data;
mod decisions;
mod envelope;
mod interval;
mod moments;
mod played_game;
mod published;
mod published_facts;
mod published_figures;
mod replay;
mod section;
mod sections;
#[cfg(test)]
mod seed_arithmetic;
mod sentences;
mod sides;
mod tally;
mod thing;
mod words;

pub use board::{Board, Symmetry};
pub use corpus::{
    ChildStats, CorpusFault, CorpusGame, CorpusHeader, CorpusParser, CorpusReason, CorpusTurn, SCHEMA,
};
pub use corpus_summary::{CAPPED, CorpusSummary};
pub use counted::{Counted, Wins};
pub use envelope::{BadReport, IntervalKind, LIMIT, Report, SCHEMA as REPORT_SCHEMA, Section};
pub use interval::Interval;
pub use moments::{Moments, median, percentiles, quantile, quartiles};
pub use played_game::{PlayedGame, PlayedTurn};
pub use published::{Comparison, Difference, Figure, PublishedFigure};
pub use published_facts::{PublishedFacts, published_facts};
pub use published_figures::{published_options, published_sample};
pub use replay::{BadGame, Replay, TurnKinds, replayer};
pub use section::{link_to, published_mirror};
pub use sections::SectionId;
pub use sentences::{method, takeaway};
pub use sides::first_side;
pub use tally::CorpusTally;
pub use thing::Thing;
pub use words::{engine_name, quoted};
