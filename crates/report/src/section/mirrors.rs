//! The section `mirroring-strategies`: what becomes of players who mirror their opponent.

use serde::{Deserialize, Serialize};

use super::content::{Content, Ours};
use super::context::Context;
use crate::counted::Counted;
use crate::published::Figure;
use crate::thing::Thing;
use crate::words::engine_name;

/// The section `mirroring-strategies`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MirrorsData {
    /// The engine that plays against the mirrors.
    pub engine: String,
    /// Its search steps for each move.
    pub steps: u32,
    /// How each mirror did.
    pub rows: Vec<MirrorRow>,
}

/// How a player did who mirrors.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MirrorRow {
    pub mirror: Mirror,
    /// How many games it played, half in each seat.
    pub games: u32,
    pub wins: u32,
    pub draws: u32,
    /// Which part of its moves were mirrored; the others were random because the mirrored move was not legal.
    pub mirrored: f64,
    /// A game that it won; `None` where it won none.
    pub won: Option<String>,
}

/// A way to mirror the opponent's last move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum Mirror {
    /// The board is rotated about its centre.
    Rotation {
        /// By so many degrees clockwise.
        degrees: u16,
    },
    /// The board is reflected at a line through its centre.
    Reflection {
        /// The angle of the line to the horizontal, in degrees, clockwise from the right: 0 keeps left and right and
        /// swaps top and bottom.
        degrees: u16,
    },
    /// The last move is repeated.
    Copy,
}

impl Content for MirrorsData {
    fn how(&self, context: &Context) -> String {
        let games = self.rows.first().map_or(0, |row| row.games);
        (context.how.mirroring)(
            Counted::whole(games, Thing::Game),
            &engine_name(&self.engine, context.language),
            &context.whole(self.steps.into()),
        )
    }

    fn takeaway(&self, context: &Context) -> String {
        let wins: u32 = self.rows.iter().map(|row| row.wins).sum();
        let lost_all = self.rows.iter().all(|row| row.wins + row.draws == 0);
        let games: u32 = self.rows.iter().map(|row| row.games).sum();
        let games = Counted::whole(games, Thing::Game);
        if lost_all {
            (context.takeaways.mirrors_lose)(games)
        } else {
            (context.takeaways.mirrors_win)(wins, games)
        }
    }

    fn figure(&self, _: Figure, place: usize) -> Option<Ours> {
        let mirror = published_mirror(place as u32);
        Ours::count(self.rows.iter().find(|row| row.mirror == mirror)?.wins)
    }
}

/// The mirror that a published report means by a number.
pub fn published_mirror(number: u32) -> Mirror {
    match number {
        0 => Mirror::Rotation { degrees: 180 },
        1 => Mirror::Reflection { degrees: 0 },
        2 => Mirror::Reflection { degrees: 90 },
        _ => Mirror::Copy,
    }
}
