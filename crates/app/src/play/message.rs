//! What can happen on the play page besides what happens on its board.

use crate::by_link::ByLinkMsg;
use crate::job::Refusal;
use crate::player::Player;
use tessera_core::game::Seat;
use tessera_protocol::Report;

/// Something that happened on the play page and on no other: to the engine that plays there, or between persons.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayMsg {
    /// A hint is wanted, or more of it.
    Hint,
    /// The person to move resigns.
    Resign,
    /// The engines that played in the game of the link take their seats.
    Invite,
    /// Somebody else takes a seat.
    Seat(Seat, Player),
    /// Something happened to the game that friends play by link.
    ByLink(ByLinkMsg),
    /// The engine is to answer with what it has found.
    MoveNow,
    /// The engine is to stop without a move.
    StopThinking,
    /// The engine is to go on.
    GoOn,
    /// The move that has lost much is taken back.
    TakeBack,
    /// It is left.
    KeepMove,
    /// The answer to the question with this id has been announced on the board.
    Announced(u32),
}

impl PlayMsg {
    /// Whether it is part of a move, is pressed twice, or lets a person move at once, see
    /// [`Msg::is_at_hand`](crate::Msg::is_at_hand).
    pub(crate) fn is_at_hand(&self) -> bool {
        use PlayMsg::*;
        matches!(
            self,
            MoveNow | StopThinking | GoOn | Resign | Seat(_, Player::Person)
        )
    }
}

/// What the engine says about a question that was put to it by [`Effect::Ask`](crate::Effect::Ask).
#[derive(Clone, PartialEq, Debug)]
pub enum EngineMsg {
    /// What it has found so far.
    SoFar(Report),
    /// The answer.
    Final(Report),
    /// The question with this id ended without an answer, for this reason.
    Refused(u32, Refusal),
}
