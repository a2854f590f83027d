//! The messages between the page and an engine: plain data, stateless questions.
//!
//! A question carries the whole game, so repetition rules hold and an engine remembers nothing. Every
//! question ends in exactly one [`Answer::Final`] or [`Answer::Refused`]; stale answers are recognised by their
//! id. (The shape follows KataGo's analysis protocol.)
//!
//! Beside these go messages that the page passes on from one worker to the others unread: a `Uint16Array` of the low 16
//! bits of the question's id and of what its search exports (`search/exchange.rs`).

mod engine;
mod refusal;
#[cfg(feature = "lab")]
mod thesis;

use serde::{Deserialize, Serialize};

pub use crate::root_parallel::Rank;
use crate::root_parallel::{self, MoveStats, RootLine};
pub use engine::{BadEngine, Engine, Overrides};
pub use refusal::EngineRefusal;
#[cfg(feature = "lab")]
pub use thesis::{StarOptions, ThesisEngine, ThesisReward};

/// A message from the page to an engine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Request {
    /// Search a position; an earlier question that is still open is dropped.
    Ask(Question),
    /// Review the draws and choices of a game that begin in a range of plies. Each is answered by an
    /// [`Answer::Reviewed`], in order, and the range by an [`Answer::Final`] without lines. An earlier review that is
    /// still open is dropped; a question is answered first, and the review goes on afterwards.
    Review {
        /// The record, the engine, the seed, and the steps for each choice.
        question: Question,
        /// The first ply of the range, counted from 0.
        from: u32,
        /// The ply after the range.
        to: u32,
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

impl Request {
    /// Limits the memory of the search trees of a worker to so many mebibytes. A worker has at most one question and one
    /// review: the question gets three quarters, the review one.
    pub fn limit_memory(&mut self, mebibytes: u32) {
        match self {
            Request::Ask(question) => question.memory = Some(mebibytes / 4 * 3),
            Request::Review { question, .. } => question.memory = Some(mebibytes / 4),
            Request::Stop(_) | Request::Bench(_) => {}
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
    /// Milliseconds since the question came.
    pub millis: u32,
}

/// A move and its statistics.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct NamedLine {
    /// The move's name.
    pub name: String,
    /// How many steps began with it.
    pub visits: u32,
    /// The value for the seat that chooses, in `0.0..=1.0`: the mean payoff where the search makes playouts.
    pub value: f32,
    /// The principal variation, this move first.
    pub pv: Vec<String>,
    /// Whether the value is the proven payoff.
    #[serde(default)]
    pub proven: bool,
    /// Whether this move is not proven, but another is proven to bring at least as much as this one can bring at most.
    #[serde(default)]
    pub dominated: bool,
}

impl NamedLine {
    fn stats(&self) -> MoveStats {
        MoveStats {
            visits: self.visits,
            value: self.value,
            proven: self.proven,
            dominated: self.dominated,
        }
    }

    /// Returns 1 for a proven win, -1 for a proven loss or a dominated move, else 0.
    pub fn proof(&self) -> i8 {
        self.stats().proof()
    }
}

impl RootLine for NamedLine {
    fn is_same_move(&self, other: &NamedLine) -> bool {
        self.name == other.name
    }

    fn stats(&self) -> MoveStats {
        self.stats()
    }

    fn set_stats(&mut self, stats: MoveStats) {
        let MoveStats {
            visits,
            value,
            proven,
            dominated,
        } = stats;
        (self.visits, self.value) = (visits, value);
        (self.proven, self.dominated) = (proven, dominated);
    }

    fn copy_variation(&mut self, other: &NamedLine) {
        self.pv.clone_from(&other.pv);
    }
}

impl Report {
    /// The line of this name.
    pub fn line(&self, name: &str) -> Option<&NamedLine> {
        self.lines.iter().find(|line| line.name == name)
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
            sum.millis = sum.millis.max(report.millis);
        }
        let searches = reports.iter().map(|report| (report.rank, &*report.lines));
        (sum.rank, sum.lines) = root_parallel::merged(searches);
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(lines: &[(&str, u32, f32)]) -> Report {
        let line = |&(name, visits, value): &(&str, u32, f32)| NamedLine {
            name: name.into(),
            visits,
            value,
            pv: vec![name.into()],
            ..NamedLine::default()
        };
        let steps = lines.iter().map(|line| line.1).sum();
        Report {
            lines: lines.iter().map(line).collect(),
            steps,
            ..Report::default()
        }
    }

    #[test]
    fn a_review_is_read_as_it_is_written() {
        let request = Request::Review {
            question: Question {
                id: 7,
                record: "linage/size=5.komi=0/c3".into(),
                engine: Engine::BEST,
                budget: Budget::Steps(100),
                seed: 1,
                pooled: false,
                memory: None,
            },
            from: 0,
            to: 1,
        };
        let text = serde_json::to_string(&request).unwrap();
        assert!(text.starts_with(r#"{"review":{"question":{"id":7,"#), "{text}");
        assert_eq!(serde_json::from_str::<Request>(&text).unwrap(), request);
        let answer = Answer::Reviewed {
            ply: 0,
            report: report(&[("c3", 60, 0.75), ("a1", 40, 0.25)]),
        };
        let text = serde_json::to_string(&answer).unwrap();
        assert!(text.starts_with(r#"{"reviewed":{"ply":0,"report":{"#), "{text}");
        assert_eq!(serde_json::from_str::<Answer>(&text).unwrap(), answer);
    }

    #[test]
    fn a_loss_is_measured_from_the_best_move_and_luck_from_the_mean() {
        let choice = report(&[("b2", 6, 0.5), ("a1", 4, 0.25), ("c3", 1, 0.75)]);
        let losses = ["b2", "a1", "c3", "d4"].map(|name| choice.loss(name));
        assert_eq!(losses, [Some(0.0), Some(0.25), Some(0.0), None]);
        let draw = report(&[("A", 1, 0.75), ("B", 3, 0.25)]);
        assert_eq!(draw.expected(), 0.375);
        assert_eq!(draw.luck("A"), Some(0.375));
        assert_eq!(draw.luck("B"), Some(-0.125));
        assert_eq!(Report::default().expected(), 0.0);
        let huge = report(&[("A", u32::MAX / 2, 0.5), ("B", u32::MAX / 2 + 1, 0.5)]);
        let twice = [&huge.lines[..], &huge.lines].concat();
        let twice = Report { lines: twice, ..huge };
        assert_eq!(
            twice.expected(),
            0.5,
            "more visits than a number of 32 bits holds"
        );
    }

    #[test]
    fn a_pool_adds_visits_and_weighs_values() {
        let sum = Report::merged(&[
            report(&[("a1", 6, 0.5), ("b2", 4, 0.75)]),
            report(&[("b2", 12, 0.25), ("c3", 1, 1.0)]),
        ]);
        let told: Vec<_> = sum
            .lines
            .iter()
            .map(|l| (l.name.as_str(), l.visits, l.value))
            .collect();
        assert_eq!(told, [("b2", 16, 0.375), ("a1", 6, 0.5), ("c3", 1, 1.0)]);
        assert_eq!(sum.steps, 23);
    }

    #[test]
    fn a_pool_that_visits_all_alike_is_ranked_by_value() {
        let flat = |lines| Report {
            rank: Rank::Value,
            ..report(lines)
        };
        let sum = Report::merged(&[
            flat(&[("b2", 1, 1.0), ("a1", 2, 0.5)]),
            flat(&[("a1", 2, 0.25), ("b2", 1, 0.0)]),
        ]);
        let names: Vec<_> = sum.lines.iter().map(|line| line.name.as_str()).collect();
        assert_eq!(names, ["b2", "a1"]);
    }

    #[test]
    fn a_value_that_one_worker_has_proven_replaces_the_means_of_the_others() {
        let proven = |name: &str, value| {
            let mut report = report(&[(name, 1, value)]);
            report.lines[0].proven = true;
            report.lines[0].pv.push("proof".into());
            report
        };
        let believed = || {
            report(&[
                ("a1", 90, 0.9),
                ("b2", 60, 0.25),
                ("c3", 30, 0.5),
                ("d4", 10, 0.5),
            ])
        };
        let proofs = [proven("a1", 0.0), proven("b2", 1.0), proven("d4", 0.5)];
        for place in 0..=proofs.len() {
            let mut reports = proofs.to_vec();
            reports.insert(place, believed());
            let sum = Report::merged(&reports);
            let told: Vec<_> = sum
                .lines
                .iter()
                .map(|l| (l.name.as_str(), l.visits, l.value, l.proven, l.pv.len()))
                .collect();
            let wanted = [
                ("b2", 61, 1.0, true, 2),
                ("c3", 30, 0.5, false, 1),
                ("d4", 11, 0.5, true, 2),
                ("a1", 91, 0.0, true, 2),
            ];
            assert_eq!(told, wanted, "the report without proofs at place {place}");
        }
    }

    #[test]
    fn what_earlier_versions_say_is_not_proven() {
        let line: NamedLine = serde_json::from_str(r#"{"name":"a1","visits":1,"value":1,"pv":[]}"#).unwrap();
        assert!(!line.proven);
        assert_eq!(line.proof(), 0);
    }

    #[test]
    fn a_pool_of_one_is_its_only_report() {
        let alone = report(&[("b2", 4, 0.75), ("a1", 6, 0.5)]);
        assert_eq!(Report::merged(std::slice::from_ref(&alone)), alone);
    }
}
