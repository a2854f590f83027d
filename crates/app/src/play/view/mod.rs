//! What boards and the play page show, as plain values derived from their state.

mod arrivals;
mod badges;
mod bid;
mod board;
mod callouts;
mod effects;
mod entry;
mod estimate;
mod hint;
mod info;
mod invitation;
mod land;
mod legal;
mod moves;
mod offers;
mod options;
mod outcome;
mod panel;
mod piece;
mod played_turn;
mod queries;
mod result;
mod retry;
mod seats;
mod status;
mod supply;
mod text;
mod why;

pub use arrivals::{Arrivals, arrivals};
pub use bid::{Bid, BidView};
pub use board::{
    BoardView, CellView, Framing, board, board_below, cells, cells_key, framing, hover, next_open, scene,
};
pub use callouts::Callout;
pub use entry::{EntryView, entry};
pub use estimate::{Estimate, EstimateRow, estimate};
pub(crate) use estimate::{seconds, thousands, worth};
pub use hint::{hint, is_on_tile};
pub use info::{Info, info};
pub use invitation::Invitation;
pub use land::{Badge, HandView, OverlayRow, TallyView, gain};
pub use moves::{MoveLine, MoveRow, MoveTable};
pub use offers::OfferRow;
pub use panel::{Panel, Pointed, panel, play_panel, pointed, prompt};
pub use piece::{PiecePicker, PieceSwitch};
pub use queries::question;
pub use result::Banner;
pub use retry::{RetryView, retry};
pub use seats::SeatRow;
pub use supply::{SupplyRow, edges, sort_by_edge, supply};
pub use tessera_games::play::{PositionText, TextCell, TextRow, TextShape};
pub use text::{TextView, text};
pub use why::{Reason, reasons, why};

pub(crate) use estimate::{in_percent, percent};
pub(crate) use invitation::invitation;
pub(crate) use land::held_piece;
pub(crate) use moves::{arranged, last_number, made, moves, numbers, numbers_of};
pub use options::options_in_words;
pub(crate) use options::{options, title_at};
pub(crate) use outcome::outcome;
pub(crate) use panel::{degrees, open_choices, overlays};
pub(crate) use queries::{answer_to, engine_answer};
pub(crate) use status::{answer, choices, last_played, mover, news, opened};
