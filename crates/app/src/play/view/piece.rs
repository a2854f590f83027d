//! The choice of the piece that is placed, where placements choose one: beside the board for all of them, and at a cell
//! for one.

use super::offers::{OfferRow, offers_after};
use crate::play::board::Board;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::scene::SpotId;
use tessera_games::play::Piece;

/// The switch beside the board: every placement takes one piece, or asks.
#[derive(Clone, PartialEq, Debug)]
pub struct PieceSwitch {
    pub pieces: Vec<Piece>,
    /// The name of the piece that every placement takes; `None` if it asks.
    pub held: Option<String>,
}

/// The pieces that are offered for one cell.
#[derive(Clone, PartialEq, Debug)]
pub struct PiecePicker {
    pub cell: SpotId,
    /// The cell's name.
    pub label: String,
    /// A choice for each piece; its key is the piece's name.
    pub rows: Vec<OfferRow>,
    /// The name of the piece that is previewed, and that a second touch of the cell places.
    pub first: Option<String>,
    /// What that piece would make.
    pub text: String,
}

/// The switch beside the board; `None` where no piece is chosen, and once the game is over.
pub(super) fn switch(state: &Board, shell: &Shell) -> Option<PieceSwitch> {
    let game = &state.game;
    let pieces = game.table().pieces();
    (!pieces.is_empty() && !game.over()).then(|| PieceSwitch {
        held: shell.settings.piece(game.id).map(str::to_owned),
        pieces,
    })
}

/// The pieces that are offered for the cell that was touched.
pub(super) fn picker(state: &Board, shell: &Shell) -> Option<PiecePicker> {
    let table = state.game.table();
    let cell = state.asked_piece_at().filter(|_| state.game.persons_turn())?;
    let label = table.spot_text(&table.scene().spot(cell)?.label);
    let (rows, first) = (offers_after(state, shell, &state.taps), state.piece());
    let row = rows.iter().find(|row| row.key.map(String::from) == first);
    let words = PlayWords::of(shell.language);
    Some(PiecePicker {
        text: row.map_or_else(String::new, |row| (words.piece_at)(&row.label, &label, &row.note)),
        cell,
        label,
        rows,
        first,
    })
}
