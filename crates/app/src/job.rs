//! Jobs: what a page has the engines do, and how a job ends.

use tessera_protocol::assessment::DOUBLINGS;
use tessera_protocol::{EngineRefusal, Question, Report, WeighedLine};

/// A task for one or several engines. It ends in exactly one [`Outcome`] or one [`Refusal`].
#[derive(Clone, PartialEq, Debug)]
pub enum Job {
    /// Choose a move in the last position of the question's record.
    Move(Question),
    /// Find the values of the moves of the last position of the question's record, for as long as the question says: the
    /// search does not end because its best move is certain.
    Analysis(Question),
    /// The same as a side search: the search of the analysis is paused, and resumes afterwards.
    SideSearch(Question),
    /// Play that position on to its end, again and again, and count who owns each cell then. This, too, is a side
    /// search.
    Ownership {
        /// The position, and for how long.
        question: Question,
        /// What is played first.
        lines: Vec<WeighedLine>,
    },
    /// Find the values of choices and draws of a record.
    Review {
        /// The record, the engine and the seed. Each task has steps of its own.
        question: Question,
        /// What is to be done, in this order.
        tasks: Vec<ReviewTask>,
    },
    /// Measure playouts of every game.
    Bench {
        /// How long each size of each game is measured.
        millis: u32,
    },
}

/// A part of a review that one engine does alone: the choice or draw that begins at a ply, if one does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewTask {
    /// The ply, counted from 0.
    pub ply: u32,
    /// How many steps each choice is searched for.
    pub steps: u32,
    /// How often a second look may double its steps.
    pub doublings: u32,
}

impl ReviewTask {
    /// A task of the first pass, which doubles nothing.
    pub const fn coarse(ply: u32, steps: u32) -> ReviewTask {
        ReviewTask {
            ply,
            steps,
            doublings: 0,
        }
    }

    /// A task of the pass by which moves are assessed.
    pub const fn fine(ply: u32, steps: u32) -> ReviewTask {
        ReviewTask {
            ply,
            steps,
            doublings: DOUBLINGS,
        }
    }
}

/// A page of the app, as the sender of jobs and the receiver of their results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// The board with the game that is played.
    Play,
    GameReview,
    /// The analysis of the position that is shown on the page of a review.
    Analysis,
    /// The measurements.
    Bench,
}

/// Which jobs give way to which. At most one job of each priority is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Priority {
    /// Somebody waits for it: an engine works on it before any other job.
    Foreground,
    /// It goes on whenever its engines have no foreground job, also after its page was left.
    Background,
}

impl Job {
    /// The id of measurements, which have no question. Questions are numbered from 1.
    pub const BENCH_ID: u32 = 0;

    /// Returns the id that the results of this job carry.
    pub fn id(&self) -> u32 {
        match self {
            Job::Move(question)
            | Job::Analysis(question)
            | Job::SideSearch(question)
            | Job::Ownership { question, .. }
            | Job::Review { question, .. } => question.id,
            Job::Bench { .. } => Job::BENCH_ID,
        }
    }

    /// Returns the page that receives the results of this job.
    pub fn page(&self) -> Page {
        match self {
            Job::Move(_) => Page::Play,
            Job::Analysis(_) | Job::SideSearch(_) | Job::Ownership { .. } => Page::Analysis,
            Job::Review { .. } => Page::GameReview,
            Job::Bench { .. } => Page::Bench,
        }
    }

    /// Returns the priority of this job.
    pub fn priority(&self) -> Priority {
        match self {
            Job::Review { .. } => Priority::Background,
            _ => Priority::Foreground,
        }
    }

    /// Returns whether the job is a search of one position, which every engine reports on.
    pub fn is_search(&self) -> bool {
        !matches!(self, Job::Review { .. } | Job::Bench { .. })
    }
}

/// A part of the result of a job that goes on.
#[derive(Clone, PartialEq, Debug)]
pub enum Progress {
    /// The sum of what all engines know about the position so far.
    Search(Report),
    /// A task of a review is done. Every one is reported once, in no particular order; those without a report are the
    /// plies at which no choice and no draw begins.
    Review {
        task: ReviewTask,
        /// For how long the job has been open, in milliseconds.
        millis: u32,
        /// The values of the choice or draw that begins there; see
        /// [`Answer::Reviewed`](tessera_protocol::Answer::Reviewed).
        report: Option<Report>,
    },
}

/// The result with which a job ends.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// The sum of what all engines found out about the position. The first line of a [`Job::Move`] is the move to play.
    Search(Report),
    /// The review is complete, or ended early by [`Event::Stop`](super::Event::Stop): its values were reported as
    /// [`Progress::Review`].
    Review,
    /// The measurements as JSON lines, the same as `lab bench` prints.
    Bench(Vec<String>),
}

/// Why a job ended without a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A later job of the same priority took its place.
    Replaced,
    /// The page no longer wants the result.
    Cancelled,
    /// The program of the engine could not be downloaded or compiled.
    LoadFailed {
        /// The message of the browser.
        detail: String,
    },
    /// The program of the engine did not arrive in time.
    LoadTooSlow,
    /// The engine comes from another build of the site than the page.
    WrongBuild {
        /// The build of the page.
        page: String,
        /// The build of the engine.
        engine: String,
    },
    /// No engine could be started, neither in a worker nor in the page.
    NoEngine,
    /// Every engine crashed or fell silent, each as often as it was replaced.
    EngineLost,
    /// An engine sent an answer that the page cannot decode.
    UnreadableAnswer,
    /// An engine refused the question.
    Engine(EngineRefusal),
    /// The answer names no move.
    NoMove,
}
