//! How many steps a review makes.

use tessera_games::catalog::GameId;

/// How often a second look doubles its steps where a verdict stays unclear. The first pass of a review doubles nothing.
pub const DOUBLINGS: u32 = 5;

/// The steps for each choice of the two passes of a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewSteps {
    /// The steps of the first pass, which draws the graph of the whole game quickly.
    pub coarse: u32,
    /// The steps of the second pass, by which moves are assessed.
    pub fine: u32,
}

/// The steps of a review where nobody asks for others; `docs/review.md` has the measurements that they are chosen by.
pub fn review_steps(game: GameId) -> ReviewSteps {
    let (coarse, fine) = match game {
        GameId::Carteso => (250, 2_000),
        GameId::Linage => (250, 4_000),
        GameId::Keil => (250, 4_000),
        GameId::Ecalper => (250, 4_000),
        GameId::Carcassonne => (80, 1_000),
        #[cfg(feature = "lab_games")]
        GameId::ConnectFour | GameId::Filling => (250, 2_000),
    };
    ReviewSteps { coarse, fine }
}
