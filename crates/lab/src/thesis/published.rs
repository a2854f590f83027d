//! The thesis' results of matches.

use serde::Serialize;

/// The thesis' result of a match, from the first player's side, and its place in the thesis.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Published {
    pub place: &'static str,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    /// The mean points of the first and of the second player, if the thesis gives them.
    pub points: Option<[f64; 2]>,
}

impl Published {
    /// The first player's share of the games; a draw counts half.
    pub fn share(&self) -> f64 {
        let games = self.wins + self.draws + self.losses;
        (f64::from(self.wins) + 0.5 * f64::from(self.draws)) / f64::from(games)
    }
}

/// A result without points.
pub(super) const fn results(place: &'static str, wins: u32, draws: u32, losses: u32) -> Published {
    Published {
        place,
        wins,
        draws,
        losses,
        points: None,
    }
}
