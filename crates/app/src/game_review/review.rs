//! A review of a game while its values arrive.

use super::ply::ReviewedPly;
use crate::job::{Job, Refusal, ReviewTask};
use crate::live_game::LiveGame;
use tessera_core::game::{BySeat, Seat, Turn};
use tessera_core::language::Language;
use tessera_games::catalog::{BadGame, GameId};
use tessera_games::play::{RESIGN, Record};
use tessera_protocol::assessment::{Material, ReviewSteps, SeatResult, material, results, review_steps};
use tessera_protocol::{Budget, Engine, Question, Report};

/// The seed of every review, which is the default of `lab analyse`: the same record and steps give the same values.
pub const REVIEW_SEED: u32 = 1;

/// A review of a game: what is known so far of its choices and draws.
#[derive(Clone, PartialEq, Debug)]
pub struct GameReview {
    pub game: GameId,
    /// The game from its first ply to its last.
    pub record: Record,
    /// How many seats play.
    pub seats: u8,
    /// The seat that each ply belongs to: it chose, or is the next that chooses after a draw.
    pub seat_of: Vec<Seat>,
    /// Which plies are draws.
    pub drawn: Vec<bool>,
    /// How many plies at the start settle how the game is played.
    pub agreed: usize,
    /// What each seat earned, if the game is over.
    pub payoff: Option<BySeat<f32>>,
    /// How it ended for each seat; empty while it goes on.
    pub results: Vec<SeatResult>,
    /// What the seats had after each ply.
    pub material: Vec<Material>,
    /// The choices and draws that are known, in the order of the plies.
    pub plies: Vec<ReviewedPly>,
    /// The steps of its passes, for each choice.
    pub steps: ReviewSteps,
    pub status: ReviewStatus,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub enum ReviewStatus {
    /// Nothing: it was not begun, it was stopped, or the page was closed meanwhile.
    #[default]
    Idle,
    /// It waits for the lock of the tab that reviews a game.
    Waiting,
    Running(Running),
    Done,
    /// It ended before that.
    Failed(Refusal),
}

/// How far a review has come that goes on.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Running {
    /// The id of its job.
    pub id: u32,
    /// The tasks that are not done yet.
    pub left: Vec<ReviewTask>,
    /// The steps of each task of the pass that goes on.
    pub pass: u32,
    /// How many tasks of the pass are done.
    pub done: u32,
    /// When the first of them was done, in milliseconds since the job was asked for.
    pub since: u32,
    /// When the last of them was done.
    pub millis: u32,
}

impl Running {
    /// About how many milliseconds all passes still take, if every step takes as long as those of this pass; `None` before three of
    /// its tasks are done.
    pub fn millis_left(&self) -> Option<u32> {
        let left: f64 = self.left.iter().map(|task| f64::from(task.steps)).sum();
        let taken = f64::from(self.done.checked_sub(1)?) * f64::from(self.pass);
        let pace = f64::from(self.millis - self.since) / taken;
        (self.done > 2).then_some((pace * left) as u32)
    }

    /// Takes in that a task is done after so many milliseconds of the job.
    fn finish(&mut self, task: ReviewTask, millis: u32) {
        self.left.retain(|left| *left != task);
        // Two engines may be at different passes for a moment.
        if task.steps > self.pass {
            (self.pass, self.done, self.since) = (task.steps, 0, millis);
        }
        self.done += u32::from(task.steps == self.pass);
        self.millis = millis.max(self.since);
    }
}

impl GameReview {
    /// The review of a game of which nothing is known yet. Names that are not legal, and those after them, are left out.
    pub fn new(record: &Record, language: Language) -> Result<GameReview, BadGame> {
        let whole = Record {
            shown: None,
            ..record.clone()
        };
        let (game, _) = LiveGame::view(&whole, language)?;
        let table = game.table();
        let decided: Vec<Turn> = (0..game.line().len()).map(|ply| game.decided(ply)).collect();
        let mut next = game.to_move().unwrap_or(Seat::FIRST);
        let mut seat_of: Vec<Seat> = decided
            .iter()
            .rev()
            .map(|turn| {
                if let Turn::Seat(seat) = turn {
                    next = *seat;
                }
                next
            })
            .collect();
        seat_of.reverse();
        let is_agreed = |name: &&String| table.is_agreement(name);
        let status = table.seat_status();
        let mut payoff = BySeat::default();
        for seat in game.seats() {
            payoff[seat] = status[seat].payoff.unwrap_or_default();
        }
        Ok(GameReview {
            game: game.id,
            seats: table.seats(),
            seat_of,
            drawn: decided.iter().map(|turn| *turn == Turn::Chance).collect(),
            agreed: game.line().iter().take_while(is_agreed).count(),
            payoff: game.is_finished().then_some(payoff),
            results: results(table),
            material: material(table, game.line().len() as u32),
            record: Record {
                shown: None,
                ..game.record()
            },
            plies: Vec::new(),
            steps: review_steps(game.id),
            status: ReviewStatus::Idle,
        })
    }

    /// Has it make so many percent of the usual steps.
    pub fn set_depth(&mut self, percent: u16) {
        let ReviewSteps { coarse, fine } = review_steps(self.game);
        let part = |steps: u32| (steps * u32::from(percent) / 100).max(1);
        self.steps = ReviewSteps {
            coarse: part(coarse),
            fine: part(fine),
        };
    }

    /// Whether it is a review of this game, whatever ply the record shows.
    pub fn is_of(&self, record: &Record) -> bool {
        let mine = &self.record;
        mine.game == record.game && mine.options == record.options && mine.names == record.names
    }

    /// The id of its job, while it goes on.
    pub fn job(&self) -> Option<u32> {
        match &self.status {
            ReviewStatus::Running(running) => Some(running.id),
            _ => None,
        }
    }

    /// Whether it goes on, or waits for the lock.
    pub fn is_active(&self) -> bool {
        matches!(self.status, ReviewStatus::Waiting | ReviewStatus::Running(_))
    }

    /// What is known of the choice or draw that a ply belongs to.
    pub fn at(&self, ply: usize) -> Option<&ReviewedPly> {
        let after = self.plies.partition_point(|known| known.ply as usize <= ply);
        let known = &self.plies[after.checked_sub(1)?];
        (ply < known.end() as usize).then_some(known)
    }

    /// For how many steps the choice or draw was searched that a ply belongs to; 0 if it is not known.
    fn steps_at(&self, ply: usize) -> u32 {
        self.at(ply).map_or(0, |known| known.steps)
    }

    /// The plies that can be reviewed: a resignation is no choice among moves.
    fn reviewable(&self) -> impl Iterator<Item = usize> {
        let names = self.record.names.iter().enumerate();
        names.filter(|(_, name)| *name != RESIGN).map(|(ply, _)| ply)
    }

    /// How many of the plies are known after so many steps or more, and how many there are.
    pub fn known(&self, steps: u32) -> (usize, usize) {
        let known = self.reviewable().filter(|&ply| self.steps_at(ply) >= steps);
        (known.count(), self.reviewable().count())
    }

    /// Whether all plies are known after the steps of the second pass.
    pub fn is_complete(&self) -> bool {
        let (known, all) = self.known(self.steps.fine);
        known == all
    }

    /// What is to be done: the first pass over what is unknown, then the second.
    pub fn tasks(&self) -> Vec<ReviewTask> {
        let ReviewSteps { coarse, fine } = self.steps;
        let missing = |steps, task: fn(u32, u32) -> ReviewTask| {
            let plies = self.reviewable().filter(move |&ply| self.steps_at(ply) < steps);
            plies.map(move |ply| task(ply as u32, steps))
        };
        let first = missing(coarse, ReviewTask::coarse);
        first.chain(missing(fine, ReviewTask::fine)).collect()
    }

    /// Begins the review or goes on with it; returns the job for what is missing, or nothing if all is known.
    pub fn go_on(&mut self, id: u32) -> Option<Job> {
        let tasks = self.tasks();
        if tasks.is_empty() {
            self.status = ReviewStatus::Done;
            return None;
        }
        self.status = ReviewStatus::Running(Running {
            id,
            left: tasks.clone(),
            ..Running::default()
        });
        let question = Question {
            id,
            record: self.record.to_string(),
            engine: Engine::BEST,
            budget: Budget::Steps(self.steps.fine),
            seed: REVIEW_SEED,
            pooled: false,
            memory: None,
        };
        Some(Job::Review { question, tasks })
    }

    /// Takes in that a task is done after so many milliseconds of the job.
    pub fn finish_task(&mut self, task: ReviewTask, millis: u32, report: Option<Report>) {
        if let ReviewStatus::Running(running) = &mut self.status {
            running.finish(task, millis);
        }
        let drawn = self.drawn.get(task.ply as usize);
        if let (Some(report), Some(&drawn)) = (report, drawn) {
            let names = &self.record.names;
            self.insert(ReviewedPly::new(task.ply, task.steps, drawn, names, report));
            self.settle_values();
        }
    }

    /// Takes in that the position after so many plies is solved; whether that was news.
    pub fn prove(&mut self, ply: usize, solved: &Report) -> bool {
        let is_it = |known: &&mut ReviewedPly| known.ply as usize == ply;
        let is_news = self
            .plies
            .iter_mut()
            .find(is_it)
            .is_some_and(|known| known.prove(solved));
        if is_news {
            self.settle_values();
        }
        is_news
    }

    /// Takes in what is known of a choice or draw, unless as much is known already.
    fn insert(&mut self, mut ply: ReviewedPly) {
        let place = self.plies.partition_point(|known| known.ply < ply.ply);
        match self.plies.get_mut(place) {
            Some(known) if known.ply == ply.ply => {
                if known.steps <= ply.steps {
                    // What was proven stays so.
                    ply.prove(&known.report);
                    *known = ply;
                }
            }
            _ => self.plies.insert(place, ply),
        }
    }

    /// Takes over what is known of the plies that both games have in common. The last of them is left out where a game
    /// goes on after it, because a second ply of the same choice may follow it.
    pub fn take_over(&mut self, other: &GameReview) {
        let (mine, theirs) = (&self.record, &other.record);
        if mine.game != theirs.game || mine.options != theirs.options {
            return;
        }
        let same = mine.names.iter().zip(&theirs.names).take_while(|(a, b)| a == b);
        let common = same.count();
        let ends = mine.names.len() == common && theirs.names.len() == common;
        let most = if ends { common } else { common.saturating_sub(1) };
        for ply in other.plies.iter().filter(|ply| ply.end() as usize <= most) {
            self.insert(ply.clone());
        }
        self.settle_values();
    }
}
