//! For how many steps a review searches, game by game.

use crate::catalog::GameId;

/// The seed of every review, which is the default of `lab analyse`: the same record and steps give the same values.
pub const REVIEW_SEED: u32 = 1;

/// The steps of the two passes of a review, for each choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewSteps {
    /// Of the first pass.
    pub coarse: u32,
    /// Of the second.
    pub full: u32,
}

/// The steps of a review of a game.
pub const fn steps(game: GameId) -> ReviewSteps {
    match game {
        GameId::Carteso => ReviewSteps { coarse: 400, full: 4_000 },
        GameId::Linage => ReviewSteps { coarse: 400, full: 4_000 },
        GameId::Keil => ReviewSteps { coarse: 200, full: 2_000 },
        GameId::Ecalper => ReviewSteps { coarse: 200, full: 2_000 },
        GameId::Carcassonne => ReviewSteps { coarse: 40, full: 400 },
    }
}
