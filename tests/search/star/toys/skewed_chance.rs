//! One draw of chance with two outcomes of unequal probability.

use tessera_core::game::{BySeat, Game, Seat, StableHasher, Turn};
use tessera_search::{Evaluate, WeightSet};

/// One turn of the first seat, two outcomes with the probabilities 0.9 and 0.1, one turn of the second seat, which
/// is worth so much to it.
#[derive(Clone, Copy)]
pub struct SkewedChance {
    pub worth: [f64; 2],
}

impl Game for SkewedChance {
    type State = Vec<u8>;
    type Move = u8;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Vec<u8> {
        Vec::new()
    }

    fn turn(&self, path: &Vec<u8>) -> Turn {
        [
            Turn::Seat(Seat::FIRST),
            Turn::Chance,
            Turn::Seat(Seat::SECOND),
            Turn::Over,
        ][path.len()]
    }

    fn moves(&self, path: &Vec<u8>, out: &mut Vec<u8>) {
        out.extend(0..[1, 2, 1, 0][path.len()]);
    }

    fn play(&self, path: &mut Vec<u8>, mv: u8) {
        path.push(mv);
    }

    fn payoff(&self, _: &Vec<u8>) -> BySeat<f32> {
        BySeat::default()
    }

    fn score(&self, _: &Vec<u8>) -> BySeat<i32> {
        BySeat::default()
    }

    fn key(&self, path: &Vec<u8>) -> u64 {
        path.iter()
            .fold(StableHasher::new(), |key, &word| key.with(word.into()))
            .key()
    }

    fn weight(&self, _: &Vec<u8>, outcome: u8) -> u32 {
        [9, 1][usize::from(outcome)]
    }
}

impl Evaluate for SkewedChance {
    fn evaluate(&self, path: &Vec<u8>, seat: Seat, _: WeightSet) -> f64 {
        let worth = path
            .get(1)
            .map_or(0.0, |&outcome| self.worth[usize::from(outcome)]);
        if seat == Seat::SECOND { worth } else { -worth }
    }
}
