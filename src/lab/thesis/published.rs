//! What the thesis says of a match.

use serde::Serialize;

/// A row of a table: the first player's results, and where they stand.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Published {
    pub place: &'static str,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    /// The mean points of the first and of the second player, where they are told.
    pub points: Option<[f64; 2]>,
}

impl Published {
    /// The first player's share of the games, draws counted half.
    pub fn share(&self) -> f64 {
        let games = self.wins + self.draws + self.losses;
        (f64::from(self.wins) + 0.5 * f64::from(self.draws)) / f64::from(games)
    }
}

/// Results without points.
pub(super) const fn results(place: &'static str, wins: u32, draws: u32, losses: u32) -> Published {
    Published {
        place,
        wins,
        draws,
        losses,
        points: None,
    }
}
