//! A lesson before its file is there.

use super::address::LessonAddress;

/// A lesson whose file is being fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonLoading {
    /// Which lesson, and which step of it.
    pub address: LessonAddress,
}
