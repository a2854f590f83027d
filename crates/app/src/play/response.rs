//! What a message to a board comes to.

use crate::message::Effect;

/// What a message to a board comes to. A board plays no move by itself: what follows from one differs from page to page.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Response {
    /// What the browser has to do.
    pub effects: Vec<Effect>,
    /// The name of the move that is to be played after that.
    pub plays: Option<String>,
}

impl Response {
    /// A move is to be played.
    pub(super) fn of_move(name: String) -> Response {
        Response {
            effects: Vec::new(),
            plays: Some(name),
        }
    }
}

impl From<Vec<Effect>> for Response {
    fn from(effects: Vec<Effect>) -> Response {
        Response { effects, plays: None }
    }
}
