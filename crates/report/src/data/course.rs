//! The sections that follow the representative game turn by turn.

use serde::{Deserialize, Serialize};

use super::common::{Percentiles, Quartiles};

/// The section `change-in-material-per-turn`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MaterialData {
    /// The game.
    pub record: String,
    /// What the columns are.
    pub columns: Vec<MaterialColumn>,
    /// What each column holds after each ply, the start first.
    pub rows: Vec<Vec<f64>>,
    /// The greatest change of a lead by one ply: the ply counted from 0, the seat that gained, the points.
    pub greatest_swing: Option<(u32, u8, f64)>,
}

/// Something that a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MaterialColumn {
    /// The seat, counted from 0.
    pub seat: u8,
    /// What is counted.
    pub what: MaterialKind,
}

/// What is counted of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MaterialKind {
    /// The points if the game ended now.
    Points,
    /// The points scored for good.
    Scored,
    /// The pieces in hand.
    InHand,
}

/// The section `trajectory`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrajectoryData {
    /// The game.
    pub record: String,
    /// The engine that valued it.
    pub engine: String,
    /// Its search steps for each turn.
    pub steps: u32,
    /// The value of each turn.
    pub points: Vec<TrajectoryTurn>,
    /// Which part of the turns but the first changed the lead.
    pub lead_change_share: Option<f64>,
    /// Which part of the turns whose null move has a value is hot.
    pub hot_share: Option<f64>,
    /// How many turns have a null move with a value.
    pub with_null: u32,
    /// The values of all games of the corpus for the first seat, by the part of the game that is over: eleven points,
    /// from the start to the end. Empty where the corpus has no values.
    pub fan: Vec<Percentiles>,
}

/// A turn of a game with its value. Values run from -1, a certain defeat of the first seat, to 1, its certain win.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrajectoryTurn {
    /// The ply, counted from 0: `RECORD@PLY` is the position before it.
    pub ply: u32,
    /// The seat that chooses, counted from 0.
    pub seat: u8,
    /// The value of the best move for the first seat.
    pub value: f64,
    /// The value of changing nothing for the first seat; `None` where it is not known.
    pub null: Option<f64>,
    /// Whether another seat leads than before.
    #[serde(default, skip_serializing_if = "is_false")]
    pub lead_change: bool,
    /// Whether exactly one of several moves wins.
    #[serde(default, skip_serializing_if = "is_false")]
    pub critical: bool,
    /// Whether changing nothing would have cost something.
    #[serde(default, skip_serializing_if = "is_false")]
    pub hot: bool,
}

/// Whether a flag is left out.
fn is_false(flag: &bool) -> bool {
    !flag
}

/// The section `position-heatmap`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionHeatmapData {
    /// The game.
    pub record: String,
    /// A column for each turn.
    pub columns: Vec<HeatmapColumn>,
}

/// The values of all legal moves of a turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeatmapColumn {
    /// The ply, counted from 0.
    pub ply: u32,
    /// The values for the seat that chooses, best first, as runs of equal ones: the value in twentieths from -20, a
    /// certain defeat, to 20, a certain win, and how many moves have it.
    pub runs: Vec<(i8, u32)>,
}

/// The section `good-effective-moves`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoodMovesData {
    /// Of all seats, and of each.
    pub rows: Vec<GoodMovesRow>,
    /// The quartiles of the same over several games; empty where only one was searched.
    pub over_games: Vec<GoodMovesSpread>,
    /// How many games those are.
    pub games: u32,
}

/// How many moves of the representative game are good or effective.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoodMovesRow {
    /// The seat, counted from 0; `None` for all of them.
    pub seat: Option<u8>,
    /// How many turns these are.
    pub turns: u32,
    /// How many moves are effective, in the mean.
    pub effective: f64,
    /// Which part of the moves is effective, in the mean.
    pub effective_share: f64,
    /// log₁₀ of the game space of effective moves.
    pub effective_space: f64,
    /// How many moves are good, in the mean.
    pub good: f64,
    /// Which part of the moves is good, in the mean.
    pub good_share: f64,
    /// log₁₀ of the game space of good moves.
    pub good_space: f64,
}

/// Quartiles over several games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoodMovesSpread {
    /// The seat, counted from 0; `None` for all of them.
    pub seat: Option<u8>,
    /// How many moves are effective.
    pub effective: Quartiles,
    /// Which part of the moves is effective.
    pub effective_share: Quartiles,
    /// How many moves are good.
    pub good: Quartiles,
    /// Which part of the moves is good.
    pub good_share: Quartiles,
}

/// The section `actions-turn`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionsData {
    /// The game.
    pub record: String,
    /// Its turns: the ply, counted from 0, and how many legal moves there were.
    pub game: Vec<(u32, u32)>,
    /// The numbers of legal moves over the corpus, turn by turn, as long as at least a tenth of the games and at least
    /// three of them last. The tail of long games is left out.
    pub corpus: Vec<Percentiles>,
    /// What the thesis on Carcassonne found, as pairs of ply and moves; empty in other games.
    pub thesis: Vec<(u32, f64)>,
}

/// The section `action-types-per-turn`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionTypesData {
    /// The game.
    pub record: String,
    /// The kinds of moves.
    pub kinds: Vec<ActionKind>,
    /// The turns.
    pub turns: Vec<ActionTypesTurn>,
}

/// A turn with how many legal moves it has of each kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionTypesTurn {
    /// The ply, counted from 0.
    pub ply: u32,
    /// How many legal moves it has of each kind, in the order of the kinds.
    pub counts: Vec<u32>,
}

/// A kind of move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionKind {
    /// A piece comes to an empty cell.
    Add,
    /// A piece takes the place of another.
    Replace,
    /// A piece is moved.
    Move,
    /// A piece is taken off.
    Remove,
    /// Nothing changes.
    Pass,
    /// The seats change sides, or a seat chooses one.
    Sides,
    /// A komi is bid.
    Komi,
    /// The button is taken.
    Button,
    /// A meeple is placed.
    Meeple,
    /// No meeple is placed.
    NoMeeple,
}
