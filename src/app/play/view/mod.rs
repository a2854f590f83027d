//! What the play page shows, as plain values derived from its state.

mod bid;
mod board;
mod estimate;
mod invitation;
mod land;
mod moves;
mod offers;
mod panel;
mod result;
mod seats;
mod status;

pub use bid::{Bid, BidView};
pub use board::{BoardView, CellView, Framing, board, cells, cells_key, framing, hover, next_open};
pub use estimate::{Estimate, EstimateRow, estimate};
pub use invitation::Invitation;
pub use land::{HandView, OverlayRow, SupplyRow, TallyView, gain, supply};
pub use moves::{MoveLine, MoveRow, MoveTable};
pub use offers::OfferRow;
pub use panel::{Panel, Pointed, panel, pointed};
pub use result::Banner;
pub use seats::SeatRow;

pub(in crate::app) use invitation::invitation;
pub(in crate::app) use panel::degrees;
pub(in crate::app) use status::{answer, news};
