//! The lock of the tab that reviews a game: of all tabs of the site one reviews a game at a time.
//!
//! Two tabs that review share the processor, and each takes twice as long. The lock is a Web Lock, so the browser releases
//! that of a tab that is closed.

/// The lock, from its request to its release.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ReviewLock {
    /// The id of the request.
    pub id: u32,
    /// What the browser has answered.
    pub state: LockState,
}

/// What the browser has answered to a request for the lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LockState {
    /// Nothing yet.
    Requested,
    /// Another tab has it. It is granted once that tab has released it.
    HeldElsewhere,
    /// This tab has it.
    Granted,
}

impl ReviewLock {
    /// Takes in an answer to the request with this id. Returns whether it was still open.
    pub fn answer(&mut self, id: u32, state: LockState) -> bool {
        let is_open = self.id == id && self.state != LockState::Granted;
        if is_open {
            self.state = state;
        }
        is_open
    }
}
