//! Games as people meet them: names, gestures and pictures; tables; records.

mod effect_words;
mod expected;
mod game_table;
mod land;
mod legal_moves;
mod notation;
mod options;
mod position_text;
mod record;

mod show;
mod show_land;
mod table;
mod table_land;
mod words;

pub use effect_words::{EffectWords, TI, YOU};
pub use game_table::GameTable;
pub use land::{Gain, Hand, Holding, Overlay, ScoreBreakdown, Supply};
pub use legal_moves::{LegalMove, LegalMoves, MoveIndex, Touch};
pub use notation::{
    IllegalMove, Notation, Played, RESIGN, find_move, payoff_by_resignation, play_on, replay,
};
pub use options::{BadOption, Measure, OptionFault, OptionKind, OptionSpec, Options};
pub use position_text::{PositionText, TextCell, TextRow, TextShape, runs};
pub use record::{BadRecord, LINK_LIMIT, RECORD_LIMIT, Record, RecordFault};

pub use show::{Choice, FairKomi, Gesture, Piece, Show, SideName, Target};
pub use show_land::ShowLand;
pub use table::{Ghost, Land, Offer, PlayedTurn, Preview, RefusedMove, SeatStatus, Table};
pub use words::{counted, listed, listed_in_spanish, percent};
