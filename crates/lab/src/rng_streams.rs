//! Independent random streams for the parts of a run.

use tessera_core::game::{Dice, StableHasher, dice};

/// The random stream of one purpose, named by numbers such as pair, game and ply. Equal arguments give equal streams,
/// so a result does not depend on the order in which threads play.
pub(super) fn stream(seed: u64, purpose: &[u64]) -> Dice {
    let hasher = StableHasher::new().with(seed);
    dice(
        purpose
            .iter()
            .fold(hasher, |hasher, &word| hasher.with(word))
            .key(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::RngExt;
    use std::collections::HashSet;

    fn first_draws(seed: u64, purpose: &[u64]) -> [u64; 4] {
        let mut dice = stream(seed, purpose);
        [(); 4].map(|()| dice.random())
    }

    #[test]
    fn a_stream_repeats_for_the_same_seed_and_purpose() {
        assert_eq!(first_draws(7, &[3, 1]), first_draws(7, &[3, 1]));
    }

    #[test]
    fn streams_of_different_seeds_pairs_games_and_plies_differ() {
        let mut seen = HashSet::new();
        for seed in 0..10 {
            for pair in 0..10 {
                for game in 0..4 {
                    for ply in 0..10 {
                        assert!(
                            seen.insert(first_draws(seed, &[pair, game, ply])),
                            "{seed} {pair} {game} {ply}"
                        );
                    }
                }
            }
        }
        assert!(seen.insert(first_draws(1, &[])) && seen.insert(first_draws(1, &[1])));
        assert_ne!(
            first_draws(0, &[1, 2]),
            first_draws(0, &[2, 1]),
            "the order of the numbers counts"
        );
    }
}
