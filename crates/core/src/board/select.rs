//! Draws by rank without a branch: eight running counts are compared at once.

/// One in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGH: u64 = 0x80 * ONES;

/// How many of eight counts, a byte each and all below 128, are at most `rank`, which is below 128.
#[inline]
fn passed(counts: u64, rank: u64) -> u64 {
    let at_most = (((rank * ONES) | HIGH) - counts) & HIGH;
    (at_most >> 7).wrapping_mul(ONES) >> 56
}

/// The place among weights at which their running sum passes `rank`, which is below the sum of all; that sum is below 128. So
/// a draw by weight needs no branch.
#[inline]
pub fn place_by_weight<const N: usize>(weights: &[u8; N], rank: u32) -> u8 {
    let (eights, rest) = weights.as_chunks::<8>();
    debug_assert!(rest.is_empty(), "the weights come in eights");
    let (mut place, mut sum) = (0, 0);
    for eight in eights {
        let sums = u64::from_le_bytes(*eight).wrapping_mul(ONES) + sum * ONES;
        place += passed(sums, rank.into());
        sum = sums >> 56;
    }
    place as u8
}

/// The place of the set bit with `rank` set bits below it: finds the byte, then the bit, each by comparing
/// eight running counts at once (Vigna, Broadword Implementation of Rank/Select Queries, 2008).
#[inline]
pub fn nth_in_word(word: u64, rank: u32) -> u32 {
    let pairs = word - (word >> 1 & (0x55 * ONES));
    let nibbles = (pairs & (0x33 * ONES)) + (pairs >> 2 & (0x33 * ONES));
    let counts = ((nibbles + (nibbles >> 4)) & (0x0f * ONES)).wrapping_mul(ONES);
    let place = 8 * passed(counts, rank.into());
    let rank = u64::from(rank) - (counts << 8 >> place & 0xff);
    // Bit `i` of the byte, alone in byte `i`.
    let bits = ((word >> place & 0xff) * ONES) & 0x8040_2010_0804_0201;
    let bits = ((bits + 0x7f * ONES) & HIGH) >> 7;
    (place + passed(bits.wrapping_mul(ONES), rank)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{Rng, SeedableRng};

    #[test]
    fn the_nth_set_bit_is_found_in_any_word() {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(3);
        for thinning in 0..8 {
            for _ in 0..200 {
                let word = (0..thinning).fold(u64::MAX, |word, _| word & dice.next_u64());
                let places = (0..64).filter(|place| word >> place & 1 != 0);
                for (rank, place) in places.enumerate() {
                    assert_eq!(nth_in_word(word, rank as u32), place, "{word:#x}");
                }
            }
        }
    }

    #[test]
    fn a_place_by_weight_is_the_one_that_a_walk_over_the_weights_finds() {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(4);
        for _ in 0..1_000 {
            let weights: [u8; 24] = std::array::from_fn(|_| (dice.next_u64() % 10).saturating_sub(4) as u8);
            let mut places = (0..24).flat_map(|place| (0..weights[place]).map(move |_| place as u8));
            let sum = weights.iter().map(|&weight| u32::from(weight)).sum();
            for rank in 0..sum {
                assert_eq!(
                    Some(place_by_weight(&weights, rank)),
                    places.next(),
                    "{weights:?}, {rank}"
                );
            }
        }
    }
}
