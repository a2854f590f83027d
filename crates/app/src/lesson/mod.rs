//! Lessons: a game learned in steps, each a position with one thing to do in it.
//!
//! The board is that of every page ([`LessonState::board`]), so every view of the board works on it.

mod address;
mod check;
mod fault;
mod file;
mod goal;
mod group;
mod key_message;
mod laid_over;
mod loading;
mod marks;
mod message;
mod open;
mod progress;
mod reader;
mod state;
mod update;
pub mod view;

pub use address::LessonAddress;
pub use fault::{LessonFault, LessonReason};
pub use file::{Goal, Lesson, MarkKind, ShownMark, Step, Text, Wrong};
pub use goal::is_reached;
pub use loading::LessonLoading;
pub use marks::{draw_marks, draw_pointed};
pub use message::LessonMsg;
pub use progress::{LessonProgress, LessonStep};
pub use state::{Answer, LessonState, Phase, Sign};

pub(crate) use laid_over::laid_over;
