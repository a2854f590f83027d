//! Random tests that would take minutes check a sample of their cases, unless all are asked for.
//!
//! `TESSERA_WHOLE=1` asks for all cases, `TESSERA_SEED=NUMBER` for another sample than the usual one.

use std::env;

use rand::RngExt;
use tessera_core::game::{Dice, dice};

use super::whole::whole_or;

/// Draws samples, or keeps every case.
pub struct Sampler {
    /// `None` where all cases are asked for.
    dice: Option<Dice>,
}

impl Sampler {
    /// A sampler as the environment asks for it. It prints its seed, which is shown where the test fails.
    pub fn new() -> Sampler {
        if whole_or(true, false) {
            return Sampler { dice: None };
        }
        let seed = env::var("TESSERA_SEED").map_or(1, |seed| seed.parse().expect("TESSERA_SEED is a number"));
        println!("a sample of the cases: TESSERA_SEED={seed}");
        Sampler {
            dice: Some(dice(seed)),
        }
    }

    /// So many of the cases, each at most once, or all of them.
    pub fn of<T>(&mut self, mut cases: Vec<T>, count: usize) -> Vec<T> {
        if let Some(dice) = &mut self.dice {
            for at in 0..count.min(cases.len()) {
                let other = dice.random_range(at as u32..cases.len() as u32) as usize;
                cases.swap(at, other);
            }
            cases.truncate(count);
        }
        cases
    }
}
