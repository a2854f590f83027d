//! What is wrong with the file of a lesson.

use std::fmt;

/// What is wrong with the file of a lesson, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonFault {
    /// The path of the value: `steps[3].wrong[0].when[1]`; `byte 12` where the text is no JSON.
    pub place: String,
    /// What is wrong there.
    pub reason: LessonReason,
}

/// What is wrong with a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonReason {
    /// The text is no JSON.
    Json,
    /// A value of another kind was expected.
    Expected(&'static str),
    /// The object has a key that the format does not know, or one twice.
    UnknownKey,
    /// The object lacks a key.
    Missing,
    /// The record cannot be played.
    Record,
    /// It is not this seat that decides.
    Seat,
    /// The board has no such cell.
    Cell,
    /// The goal is reached before anything is done.
    AlreadyReached,
    /// What is said to reach the goal does not.
    NotReached,
    /// What is said to be wrong reaches the goal.
    Right,
    /// It can neither be played nor touched.
    Impossible,
    /// None of the replies is legal.
    NoReply,
}

impl LessonFault {
    pub(super) fn new(place: impl Into<String>, reason: LessonReason) -> LessonFault {
        LessonFault {
            place: place.into(),
            reason,
        }
    }
}

/// English, for developers.
impl fmt::Display for LessonFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let why = match self.reason {
            LessonReason::Json => "it is no JSON",
            LessonReason::Expected(what) => return write!(f, "{}: expected {what}", self.place),
            LessonReason::UnknownKey => "an unknown key, or one that occurs twice",
            LessonReason::Missing => "it is missing",
            LessonReason::Record => "it is no record of the game that can be played",
            LessonReason::Seat => "it is not this seat that decides",
            LessonReason::Cell => "the board has no such cell",
            LessonReason::AlreadyReached => "the goal is reached before anything is done",
            LessonReason::NotReached => "it does not reach the goal",
            LessonReason::Right => "it reaches the goal",
            LessonReason::Impossible => "it can neither be played nor touched",
            LessonReason::NoReply => "none of them is legal",
        };
        write!(f, "{}: {why}", self.place)
    }
}

impl std::error::Error for LessonFault {}
