//! A review of a game while its values arrive.

use super::job::{Job, Refusal};
use crate::play::Record;
use crate::protocol::{Budget, Engine, Question, Report};

/// A review of a game: what is known so far of its choices and draws. It outlives the page that asked for it.
#[derive(Clone, PartialEq, Debug)]
pub struct GameReview {
    /// The id of its job.
    pub id: u32,
    /// The record of the game, from its first ply to its last.
    pub record: String,
    /// The choices and draws that are known, each with its first ply, in the order of the plies.
    pub plies: Vec<(u32, Report)>,
    /// How the job ended; none while it goes on.
    pub end: Option<Result<(), Refusal>>,
}

impl GameReview {
    /// Begins a review of a whole game by the strongest engine, with so many steps for each choice; returns it with its
    /// job.
    pub fn start(id: u32, record: Record, steps: u32, seed: u32) -> (GameReview, Job) {
        let plies = record.names.len() as u32;
        let record = Record {
            shown: None,
            ..record
        };
        let record = record.to_string();
        let review = GameReview {
            id,
            record: record.clone(),
            plies: Vec::new(),
            end: None,
        };
        let question = Question {
            id,
            record,
            engine: Engine::BEST,
            budget: Budget::Steps(steps),
            seed,
            pooled: false,
            memory: None,
        };
        (review, Job::Review { question, plies })
    }

    /// Takes in the values of the choice or draw that begins at a ply.
    pub fn insert(&mut self, ply: u32, report: Report) {
        let place = self.plies.partition_point(|(known, _)| *known < ply);
        self.plies.insert(place, (ply, report));
    }
}
