//! The section `good-effective-moves`: how many moves are good, and how many about as good as the best.

use serde::{Deserialize, Serialize};

use super::common::Quartiles;
use super::content::{Content, Ours};
use super::context::Context;
use crate::published::Figure;

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
    pub effective: Quartiles,
    /// Which part of the moves is effective.
    pub effective_share: Quartiles,
    pub good: Quartiles,
    /// Which part of the moves is good.
    pub good_share: Quartiles,
}

impl Content for GoodMovesData {
    fn how(&self, context: &Context) -> String {
        context.searched(context.how.good_moves)
    }

    fn takeaway(&self, context: &Context) -> String {
        let all = self.rows.iter().find(|row| row.seat.is_none());
        let (effective, good) = all.map_or((0.0, 0.0), |row| (row.effective_share, row.good_share));
        (context.course.good_moves)(&context.percent(effective), &context.percent(good))
    }

    fn figure(&self, figure: Figure, place: usize) -> Option<Ours> {
        let seat = place.checked_sub(1).map(|seat| seat as u8);
        let row = self.rows.iter().find(|row| row.seat == seat)?;
        Ours::exact(match figure {
            Figure::EffectiveShare => 100.0 * row.effective_share,
            Figure::Effective => row.effective,
            Figure::EffectiveSpace => row.effective_space,
            Figure::GoodShare => 100.0 * row.good_share,
            Figure::GoodCount => row.good,
            _ => row.good_space,
        })
    }
}
