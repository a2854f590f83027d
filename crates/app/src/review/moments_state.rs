//! Where somebody is who is led through the moments that decided a game.

/// Somebody is led through the moments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moments {
    /// The place of the moment that is shown; `None` until the review is complete.
    pub at: Option<usize>,
}

/// Something that happens while moments are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MomentsMsg {
    /// The moment before is shown.
    Back,
    /// The next moment is shown.
    Next,
    /// They are left.
    End,
}
