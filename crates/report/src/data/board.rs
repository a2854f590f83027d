//! The sections `board-coverage` and `opening-heatmap`.

use serde::{Deserialize, Serialize};

use super::common::BoardShape;
use crate::interval::Interval;

/// The section `board-coverage`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoverageData {
    /// Which part of the cells a game uses.
    pub share: Interval,
    /// The board.
    pub board: BoardShape,
    /// In which part of the games each cell of the board was used, in the order of the board's cells.
    pub used: Vec<f64>,
}

/// The section `opening-heatmap`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningHeatmapData {
    /// The first turns that count: 10.
    pub turns: u32,
    /// How many symmetries of the board were folded together: 1 where none were.
    pub folded: u32,
    /// The fewest plays with which a cell is shown: 5.
    pub least: u32,
    /// The board.
    pub board: BoardShape,
    /// The sides whose stones the lists below are, as records call them: `vertical`. Empty where seats are all alike: there
    /// the lists are those of the seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<String>,
    /// What each side, or each seat, played.
    pub seats: Vec<Vec<CellPlays>>,
}

/// What a side or a seat played on a cell in the first turns.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CellPlays {
    /// The cell: its place in the board's list.
    pub cell: u32,
    /// How often it played there. Where symmetries are folded, the count of all cells that are alike.
    pub plays: u32,
    /// Which part of the games it won where it played there, a draw counted as half a win.
    pub share: f64,
}
