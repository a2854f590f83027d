//! What the evaluation expects of one open city, road or cloister with meeples, taken out of its position, so that the
//! weights can be fitted to what became of many of them.

use serde::{Deserialize, Serialize};

use super::completion_odds::CompletionOdds;
use super::evaluation::Evaluation;
use super::weights::Weights;
use crate::carcassonne::rules::{Carcassonne, Position, Terrain};

/// An open city, road or cloister with meeples: what the evaluation knows of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Claim {
    /// A segment of it, by its number among all of the position.
    pub segment: u8,
    /// What it is: the place in [`Terrain::ALL`], 0 for a city, 1 for a road, 2 for a cloister.
    pub terrain: u8,
    /// Its open sides; of a cloister the empty cells around it.
    pub open: u8,
    /// How many tiles of the bag fit on each empty cell that has to be covered, in no order.
    pub fitting: Vec<u8>,
    /// The tiles left in the bag.
    pub left: u8,
    /// Its points if the game ended now.
    pub now: u16,
    /// Its points if it were completed without growing further.
    pub then: u16,
}

/// What becomes of a claim by the evaluation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Expectation {
    /// The chance that it is completed.
    pub chance: f32,
    /// The points that a seat with the majority may expect from it.
    pub points: f32,
}

/// The part of the evaluation that judges claims, with weights of its own.
pub struct ClaimModel(Evaluation);

impl ClaimModel {
    /// The model with these weights, in the order of [`tessera_search::Heuristics::weights`].
    pub fn new(game: &Carcassonne, weights: &[f32]) -> ClaimModel {
        ClaimModel(Evaluation::new(game, Weights::read(weights)))
    }

    /// What it expects of a claim.
    pub fn expect(&self, claim: &Claim) -> Expectation {
        let terrain = Terrain::ALL[usize::from(claim.terrain)];
        let chance = self
            .0
            .odds()
            .chance_by_cells(claim.left.into(), terrain, &claim.fitting);
        let worth = [f32::from(claim.now), f32::from(claim.then)];
        let points = self
            .0
            .claim_points(terrain, worth, claim.open, f32::from(claim.left), chance);
        Expectation { chance, points }
    }
}

impl Claim {
    /// All claims of a position.
    pub fn all(game: &Carcassonne, state: &Position) -> Vec<Claim> {
        // The weights decide costs, not how many tiles fit.
        let mut odds = CompletionOdds::new(&Weights::best(game.players));
        odds.set_position(state);
        let mut claims = Vec::new();
        state.each_claim(|root, feature| {
            if feature.open == 0 {
                return;
            }
            let (now, then) = game.worth(state, root);
            claims.push(Claim {
                segment: root,
                terrain: feature.terrain as u8,
                open: feature.open,
                fitting: odds.fitting_of(state, root),
                left: state.left(),
                now: now.points,
                then: then.points,
            });
        });
        claims
    }
}
