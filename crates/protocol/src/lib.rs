//! The messages between the page and an engine: plain data, stateless questions.
//!
//! A question carries the whole game, so repetition rules hold and an engine remembers nothing. Every
//! question ends in exactly one [`Answer::Final`] or [`Answer::Refused`]; stale answers are recognised by their
//! id. (The shape follows KataGo's analysis protocol.)
//!
//! Beside these go messages that the page passes on from one worker to the others unread: a `Uint16Array` of the low 16
//! bits of the question's id and of what its search exports (`search/exchange.rs`).
//!
//! ```
//! use tessera_protocol::{Budget, Engine, Question, Request};
//!
//! let engine: Engine = "mcts:t=0.1".parse()?;
//! assert_eq!(engine.to_string(), "mcts:t=0.1");
//! let question = Question {
//!     id: 1,
//!     record: "linage/size=5.komi=2_5/c3".to_owned(),
//!     engine,
//!     budget: Budget::Steps(1_000),
//!     seed: 7,
//!     pooled: false,
//!     memory: None,
//! };
//! let message = serde_json::to_value(Request::Ask(question))?;
//! assert_eq!(message["ask"]["record"], "linage/size=5.komi=2_5/c3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## Modules
//!
//! - `ladder.rs`: the nine levels of each game: an engine and a budget each, for page and `lab`
//! - `assessment/`: what values say about a game, as pure functions: one value for every position (`value_series`),
//!   verdicts, accuracy, luck and decisions, the figures of a report; the default steps of a review
//! - `puzzles/`: the files of puzzles, read and checked by the rules, and which of them are listed, for `lab`, the
//!   pages and the app; no search

#![warn(missing_docs)]

pub mod assessment;
mod engine;
#[cfg(feature = "lab")]
mod engine_text;
#[cfg(feature = "lab")]
mod grave;
pub mod ladder;
#[cfg(feature = "lab")]
mod oracle;
pub mod puzzles;
mod refusal;
#[cfg(test)]
mod tests;
#[cfg(feature = "lab")]
mod thesis;
mod turns;

use serde::{Deserialize, Serialize};

pub use engine::{BadEngine, Engine, Overrides};
#[cfg(feature = "lab")]
pub use grave::GraveOptions;
#[cfg(feature = "lab")]
pub use oracle::OracleOptions;
pub use refusal::EngineRefusal;
pub use tessera_core::ownership::{OwnedCell, Ownership};
pub use tessera_core::root_parallel::Rank;
use tessera_core::root_parallel::{self, Line};
#[cfg(feature = "lab")]
pub use thesis::{StarOptions, ThesisEngine, ThesisReward};
pub use turns::{ALONE_MILLIS, Slice, Turns};

/// A message from the page to an engine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Request {
    /// Search a position; an earlier question that is still open is dropped.
    Ask(Question),
    /// Review the draws and choices of a game that begin in a range of plies. Each is answered by an
    /// [`Answer::Reviewed`], in order, and the range by an [`Answer::Final`] without lines. An earlier review that is
    /// still open is dropped; a question is answered first, but for one that takes long ([`Turns`]).
    Review {
        /// The record, the engine, the seed, and the steps for each choice.
        question: Question,
        /// The first ply of the range, counted from 0.
        from: u32,
        /// The ply after the range.
        to: u32,
        /// How often a second look may double its steps.
        doublings: u32,
    },
    /// Run a side search. The main search is paused, and resumes with the next question about the same game.
    SideSearch(Question),
    /// Play the position on to its end, again and again, and count who owns each cell then. A step of the budget is one
    /// end. Like [`Request::SideSearch`] it pauses the main search.
    Ownership {
        /// The position. Its engine says nothing.
        question: Question,
        /// What is played first. Empty for nothing.
        lines: Vec<WeighedLine>,
    },
    /// Answer the question, or end the review, with this id at once with what is known.
    Stop(u32),
    /// Measure playouts for this many milliseconds a game (see `bench.rs`); answered by [`Answer::Bench`].
    Bench(u32),
}

/// A position, and how to search it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Echoed in every answer.
    pub id: u32,
    /// The whole game as a record.
    pub record: String,
    /// The engine.
    pub engine: Engine,
    /// How long to search.
    pub budget: Budget,
    /// Same seed, same steps, same answer. (32 bits, because numbers cross to the page as doubles.)
    pub seed: u32,
    /// Whether other workers search the same question, so that statistics are shared.
    #[serde(default)]
    pub pooled: bool,
    /// The most mebibytes that the search tree may take; `None` for as many as the search usually takes. A tree is
    /// never larger than usual.
    #[serde(default)]
    pub memory: Option<u32>,
}

/// A line of moves from the position of a question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WeighedLine {
    /// The names of its moves.
    pub names: Vec<String>,
    /// How often it is played relative to the others.
    pub weight: u32,
}

/// No tree takes more mebibytes than this, even where it may.
const MOST_TREE: u32 = 48;

impl Request {
    /// Limits the memory of the search trees of a worker to so many mebibytes. A worker has at most one question and one
    /// review: the question gets three quarters, but no more than a tree takes, and the review the rest, which it shares out
    /// among the trees that it has at once. A side search gets a sixteenth besides.
    pub fn limit_memory(&mut self, mebibytes: u32) {
        match self {
            Request::Ask(question) => question.memory = Some(mebibytes / 4 * 3),
            Request::SideSearch(question) => question.memory = Some(mebibytes / 16),
            Request::Review { question, .. } => {
                question.memory = Some(mebibytes - (mebibytes / 4 * 3).min(MOST_TREE))
            }
            // It has no tree.
            Request::Ownership { .. } | Request::Stop(_) | Request::Bench(_) => {}
        }
    }
}

/// How long to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Budget {
    /// This many search steps: reproducible.
    Steps(u32),
    /// This many milliseconds.
    Millis(u32),
}

/// Whether the move that leads after some steps cannot be caught in what is left of a time, at the pace so far
/// ("STOP", Baier & Winands 2012).
pub fn is_decided(lead: u32, steps: u32, used: f64, allowed: f64) -> bool {
    let left = f64::from(steps) * (allowed / used - 1.0);
    f64::from(lead) > left
}

/// A message from an engine to the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// The engine is loaded and listens; requests sent earlier would have been lost.
    Ready {
        /// The build of the site that the engine belongs to: it must be the page's own.
        build: String,
    },
    /// A report while the search goes on.
    SoFar(Report),
    /// The review with this id is still running; sent eight times a second, as [`Answer::SoFar`] is for a question.
    Reviewing(u32),
    /// The review of a draw or a choice.
    Reviewed {
        /// The first of the plies that the report is about, counted from 0; as many as its lines have names.
        ply: u32,
        /// Its lines are the moves of the seat that chose, or for a whole turn of few choices the moves in a row,
        /// joined by dots: each has a value, and as many visits as the search believed in it; see [`Report::loss`].
        /// Of a draw they are the outcomes, and visits are weights; see [`Report::luck`].
        report: Report,
    },
    /// The last report on a question.
    Final(Report),
    /// The request is not answered.
    Refused {
        /// The id of the question or review; none if the request could not be decoded.
        id: Option<u32>,
        /// Why it is not answered.
        refusal: EngineRefusal,
    },
    /// Measurements as JSON lines, the same as `lab bench` prints.
    Bench(Vec<String>),
}

/// The result of a search: the moves of a position.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Report {
    /// The question's id.
    pub id: u32,
    /// The moves, best first.
    pub lines: Vec<NamedLine>,
    /// The order of the moves.
    pub rank: Rank,
    /// Search steps made for this question. The visits of the lines include reused steps of earlier questions.
    pub steps: u32,
    /// Nodes in the tree.
    pub nodes: u32,
    /// Whether the tree has all the memory that it may take, so that it does not grow any more.
    #[serde(default)]
    pub full: bool,
    /// Milliseconds since the question came.
    pub millis: u32,
    /// Who owns each cell at the end, where that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ownership: Option<Ownership>,
}

/// A move by its name, and its statistics.
pub type NamedLine = Line<String>;

impl Report {
    /// The line of this name.
    pub fn line(&self, name: &str) -> Option<&NamedLine> {
        self.lines.iter().find(|line| line.mv == name)
    }

    /// The value of the position: that of its best move; ½ without moves.
    pub fn value(&self) -> f32 {
        self.lines.first().map_or(0.5, |best| best.value)
    }

    /// By how much the value of a move is below that of the best move, at least 0; `None` for a move that is not listed.
    pub fn loss(&self, name: &str) -> Option<f32> {
        self.line(name).map(|line| (self.value() - line.value).max(0.0))
    }

    /// For a draw: the expected value before it, which is the mean of its outcomes by weight.
    pub fn expected(&self) -> f32 {
        let (mut sum, mut all) = (0.0, 0.0);
        for line in &self.lines {
            sum += f64::from(line.value) * f64::from(line.visits);
            all += f64::from(line.visits);
        }
        (sum / f64::max(all, 1.0)) as f32
    }

    /// For a draw: by how much the value of an outcome is above the expected value.
    pub fn luck(&self, name: &str) -> Option<f32> {
        self.line(name).map(|line| line.value - self.expected())
    }

    /// The margin of the position: that of its best move, where it is known.
    pub fn margin(&self) -> Option<f32> {
        self.lines.first().and_then(|best| best.margin)
    }

    /// For a draw: the expected margin before it, which is the mean of its outcomes by weight, where all are known.
    pub fn expected_margin(&self) -> Option<f32> {
        let (mut sum, mut all) = (0.0, 0.0);
        for line in &self.lines {
            sum += f64::from(line.margin?) * f64::from(line.visits);
            all += f64::from(line.visits);
        }
        (all > 0.0).then_some((sum / all) as f32)
    }

    /// By how many visits the first move leads the second, if lines are ranked by visits.
    pub fn lead(&self) -> Option<u32> {
        let [first, second, ..] = &self.lines[..] else {
            return None;
        };
        (self.rank == Rank::Visits).then(|| first.visits.saturating_sub(second.visits))
    }

    /// Returns the sum of the reports of several workers on one position; see [`root_parallel`] for the rules. One
    /// report alone stays as it is: its first move may have been drawn at random.
    pub fn merged(reports: &[Report]) -> Report {
        let [first, rest @ ..] = reports else {
            return Report::default();
        };
        let mut sum = first.clone();
        if rest.is_empty() {
            return sum;
        }
        for report in rest {
            sum.steps = sum.steps.saturating_add(report.steps);
            sum.nodes = sum.nodes.saturating_add(report.nodes);
            sum.full &= report.full;
            sum.millis = sum.millis.max(report.millis);
            match (&mut sum.ownership, &report.ownership) {
                (Some(known), Some(other)) => known.add(other),
                (known @ None, other) => known.clone_from(other),
                (Some(_), None) => {}
            }
        }
        let searches = reports.iter().map(|report| (report.rank, &*report.lines));
        (sum.rank, sum.lines) = root_parallel::merged(searches);
        sum
    }
}
