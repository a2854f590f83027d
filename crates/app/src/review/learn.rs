//! Learning from mistakes: which mistake is looked at, and what becomes of the moves that are tried in its place.

use super::tree::VariationTree;
use crate::game_review::{GameReview, ReviewedPly};
use tessera_core::game::{Seat, Turn};
use tessera_games::play::Table;
use tessera_protocol::assessment::{Verdict, loss_interval};
use tessera_protocol::{NamedLine, Report};

/// A move is accepted if it loses at most this much win chance against the best.
pub const ACCEPTED_LOSS: f32 = 0.035;

/// Something that happened while somebody learns from mistakes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LearnMsg {
    /// The mistakes of a seat are gone through, the first of them first.
    Start(Seat),
    /// The position before the mistake is shown again, so that another move can be tried.
    TryAgain,
    /// The move that was tried goes again by itself, if it is the one of this number and was not good enough.
    TakeBack(u32),
    /// The best move is shown.
    View,
    /// The mistake is left.
    Skip,
    /// The next mistake is looked at.
    Next,
    /// Nothing more is learned for now.
    End,
}

/// What becomes of the mistake that is looked at.
#[derive(Clone, PartialEq, Debug)]
pub enum LearnStep {
    /// A better move is looked for.
    Find,
    /// The engines search for what the move is worth that was tried.
    Checking {
        /// The id of the job.
        id: u32,
    },
    /// No engine could say what the move is worth that was tried, or not closely enough to say whether it is good.
    Unknown,
    /// The move that was tried loses this much.
    Wrong(f32),
    /// The move that was tried is good enough; it loses this much.
    Right(f32),
    /// The best move is shown.
    Shown,
    /// All mistakes have been gone through.
    Done,
}

/// A mistake, as the review knows it.
#[derive(Clone, PartialEq, Debug)]
pub struct LearnedMistake {
    /// The choice in which it was made.
    pub choice: ReviewedPly,
    /// What is said about it.
    pub verdict: Verdict,
}

/// Somebody learns from the mistakes of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Learning {
    pub seat: Seat,
    /// Its mistakes, in the order of the plies.
    pub mistakes: Vec<LearnedMistake>,
    /// The place of the mistake that is looked at.
    pub at: usize,
    /// What becomes of it.
    pub step: LearnStep,
    /// The move that was tried last: one name, or two joined by a dot.
    pub tried: String,
    /// How many moves were tried.
    pub tries: u32,
    /// How many mistakes were corrected without a look at the best move.
    pub solved: usize,
    /// How many steps a move is searched for.
    pub steps: u32,
    /// The variations as they were before: what is tried is no variation.
    pub(super) tree: VariationTree,
}

/// What is known of a move that was tried.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Tried {
    /// It loses this much win chance against the best.
    Loses(f32),
    /// The engines have to say.
    Unknown,
}

impl Tried {
    /// What a report says of a move that was searched as closely as the best one. Where the interval of its loss reaches
    /// below what is accepted, but the loss does not, nobody can say whether it is good.
    pub(super) fn of(report: &Report, names: &str) -> Tried {
        let (Some(best), Some(line)) = (report.lines.first(), report.line(names)) else {
            return Tried::Unknown;
        };
        let loss = report.loss(names).unwrap_or_default();
        let (overlaps, [least, _]) = loss_interval(best, line);
        if loss > ACCEPTED_LOSS && overlaps && least <= ACCEPTED_LOSS {
            Tried::Unknown
        } else {
            Tried::Loses(loss)
        }
    }
}

impl LearnedMistake {
    /// How many plies were played before it.
    pub fn ply(&self) -> usize {
        self.choice.ply as usize
    }

    /// The names of the best move.
    pub fn best(&self) -> Vec<String> {
        let best = self.choice.report.lines.first();
        best.map_or_else(Vec::new, |best| best.mv.split('.').map(str::to_owned).collect())
    }

    /// What the review knows of a move in its place. It has looked closely at the best move and at the one that was played;
    /// other moves may have been tried so rarely that they look worse than they are, unless they are proven.
    pub(super) fn tried(&self, names: &str) -> Tried {
        let ReviewedPly { report, played, .. } = &self.choice;
        if let Some(cost) = self.choice.loss().filter(|_| names == played) {
            return Tried::Loses(cost);
        }
        let is_known = |line: &NamedLine| line.proven || line.mv == report.lines[0].mv;
        match report.line(names).filter(|line| is_known(line)) {
            Some(_) => Tried::of(report, names),
            None => Tried::Unknown,
        }
    }

    /// Whether these names, after which the table stands, are a whole move: a placement with its meeple is one.
    pub(super) fn is_whole(&self, names: &[String], table: &dyn Table, seat: Seat) -> bool {
        let plies = self.choice.plies as usize;
        let chooses_again = table.turn() == Turn::Seat(seat);
        names.len() == plies || (names.len() < plies && !chooses_again)
    }
}

impl Learning {
    /// The mistakes and blunders of a seat, if it made any.
    pub fn mistakes(review: &GameReview, seat: Seat) -> Vec<LearnedMistake> {
        let choices = review.choices(seat).filter_map(|choice| {
            let verdict = choice.verdict()?;
            // A bid is no move on the board, where another is looked for.
            let is_wanted = matches!(verdict, Verdict::Mistake | Verdict::Blunder)
                && choice.ply as usize >= review.agreed;
            is_wanted.then(|| LearnedMistake {
                choice: choice.clone(),
                verdict,
            })
        });
        choices.collect()
    }

    /// The mistake that is looked at; `None` once all have been gone through.
    pub fn mistake(&self) -> Option<&LearnedMistake> {
        match self.step {
            LearnStep::Done => None,
            _ => self.mistakes.get(self.at),
        }
    }

    /// Whether a move was tried that is not known to be good enough, so that it goes again.
    pub(super) fn is_refused(&self) -> bool {
        matches!(self.step, LearnStep::Wrong(_) | LearnStep::Unknown)
    }

    /// Whether the best move is not to be seen.
    pub fn hides_best(&self) -> bool {
        !matches!(
            self.step,
            LearnStep::Right(_) | LearnStep::Shown | LearnStep::Done
        )
    }

    /// Takes in what a move loses.
    pub(super) fn rate(&mut self, loss: f32) {
        self.step = if loss <= ACCEPTED_LOSS {
            LearnStep::Right(loss)
        } else {
            LearnStep::Wrong(loss)
        };
        self.solved += usize::from(loss <= ACCEPTED_LOSS);
    }

    /// Goes on to the next mistake.
    pub(super) fn go_on(&mut self) {
        self.at += 1;
        self.step = if self.at < self.mistakes.len() {
            LearnStep::Find
        } else {
            LearnStep::Done
        };
    }
}
