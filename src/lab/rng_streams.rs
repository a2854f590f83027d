//! Dice for each purpose of a run.

use crate::game::{Dice, StableHasher, dice};

/// Dice of one purpose: a stream of their own for each pair, game and ply, whoever throws which first.
pub(super) fn stream(seed: u64, words: &[u64]) -> Dice {
    dice(
        words
            .iter()
            .fold(StableHasher::new().with(seed), |key, &word| key.with(word))
            .key(),
    )
}
