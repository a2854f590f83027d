//! What is chosen about luck on the review page.

use tessera_core::game::Seat;
use tessera_protocol::assessment::Unit;

/// What the review page shows about luck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LuckState {
    /// What the values are measured in.
    pub unit: Unit,
    /// Whose result it is; the person's, or else the first seat's, where none was chosen.
    pub seat: Option<Seat>,
    /// Whether the best turn is not drawn on the land.
    pub hides_best: bool,
}

impl Default for LuckState {
    fn default() -> LuckState {
        LuckState {
            unit: Unit::Points,
            seat: None,
            hides_best: false,
        }
    }
}

/// A change of what is shown about luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LuckMsg {
    /// Measure in this.
    Unit(Unit),
    /// See the result by this seat.
    Seat(Seat),
    /// Draw the best turn on the land, or do not.
    ShowBest(bool),
}

impl LuckState {
    /// Takes in what was chosen.
    pub(super) fn update(&mut self, msg: LuckMsg) {
        match msg {
            LuckMsg::Unit(unit) => self.unit = unit,
            LuckMsg::Seat(seat) => self.seat = Some(seat),
            LuckMsg::ShowBest(shows) => self.hides_best = !shows,
        }
    }
}
