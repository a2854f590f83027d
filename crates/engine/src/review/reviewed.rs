//! The review of a draw or a choice, and while it is made.

use super::exact_look::ExactLook;
use super::position_search::{PositionSearch, Task};
use super::second_look::SecondLook;
use tessera_core::game::Seat;
use tessera_protocol::Report;

/// The review of a draw or a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// The first ply, counted from 0.
    pub ply: usize,
    /// How many plies it spans: 2 where two plies are one choice.
    pub plies: usize,
    /// The seat whose values these are.
    pub seat: Seat,
    pub drawn: bool,
    /// Every legal move, or two moves joined by a dot where two plies are one choice, best first. For a draw every
    /// outcome, with its weight as visits. A move without a value is left out.
    pub report: Report,
}

/// The draw or choice that is being reviewed.
pub(super) struct Open {
    pub(super) item: Reviewed,
    pub(super) moves: Vec<(String, u32)>,
    /// The positions that are still to be searched, last first.
    pub(super) tasks: Vec<Task>,
    pub(super) search: Option<PositionSearch>,
    /// The reports on parts of a choice, to be merged.
    pub(super) parts: Vec<Report>,
    /// The exact look at a choice between two seats, before the second look.
    pub(super) exact_look: Option<ExactLook>,
    /// The second look at a choice between two seats.
    pub(super) second_look: Option<SecondLook>,
    pub(super) seats: u8,
}
