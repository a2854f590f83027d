//! The section `change-in-material-per-turn`: pieces and points after each ply of the representative game.

use serde::{Deserialize, Serialize};

use super::content::Content;
use super::context::{Context, decimals_of};
use crate::counted::Counted;
use crate::thing::Thing;

/// The section `change-in-material-per-turn`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MaterialData {
    pub record: String,
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
    InHand,
}

impl Content for MaterialData {
    fn how(&self, context: &Context) -> String {
        format!("{} {}", context.how.material, context.how.plies_are)
    }

    fn takeaway(&self, context: &Context) -> String {
        match self.greatest_swing {
            Some((ply, seat, points)) => {
                let points = Counted::mean(points, decimals_of(points), Thing::Point);
                (context.course.swing)(points, seat + 1, &context.at(ply + 1))
            }
            None => context.course.no_swing.to_owned(),
        }
    }
}
