//! The first side's chances to win at each komi that can be bid, and the fair komi.

use std::cmp::Ordering;
use std::iter;

use serde::Serialize;

use tessera_report::Interval;

/// The first side's chance at a komi that can be bid.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct Bid {
    /// In half points.
    pub komi: i16,
    /// The share of the games that the side that moves first wins.
    pub first_wins: Interval,
    /// The mean of that share; with --each made to fall with rising komi.
    pub chance: f64,
}

/// The first side's share at a komi, computed from its leads on the board; a lead equal to the komi is half a win.
pub(super) fn share(komi: i16, leads: &[i32]) -> Bid {
    let won = leads.iter().map(|lead| match lead.cmp(&komi.into()) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    });
    let first_wins = Interval::wilson(won.sum(), leads.len() as f64);
    Bid {
        komi,
        first_wins,
        chance: first_wins.mean,
    }
}

/// Makes the chances fall with rising komi by isotonic regression: "pool adjacent violators", Ayer et al. 1955. All
/// komi weigh the same, since the same number of games was played at each.
pub(super) fn make_monotone(bids: &mut [Bid]) {
    // Each pool is the sum of its chances and its size.
    let mut pools: Vec<(f64, usize)> = Vec::new();
    for bid in bids.iter() {
        let mut pool = (bid.chance, 1);
        while let Some(&(sum, size)) = pools.last()
            && sum / (size as f64) < pool.0 / pool.1 as f64
        {
            pools.pop();
            pool = (pool.0 + sum, pool.1 + size);
        }
        pools.push(pool);
    }
    let pooled = pools
        .iter()
        .flat_map(|&(sum, size)| iter::repeat_n(sum / size as f64, size));
    bids.iter_mut()
        .zip(pooled)
        .for_each(|(bid, chance)| bid.chance = chance);
}

/// The komi whose chance is nearest to one half.
pub(super) fn fair(bids: &[Bid]) -> i16 {
    let komis: Vec<i16> = bids.iter().map(|bid| bid.komi).collect();
    let chance = |komi| bids.iter().find(|bid| bid.komi == komi).map(|bid| bid.chance);
    nearest(&komis, |komi| (chance(komi).unwrap_or(0.0) - 0.5).abs())
}

/// The komi with the smallest distance, of equals the lowest.
pub(super) fn nearest(komis: &[i16], distance: impl Fn(i16) -> f64) -> i16 {
    let nearest = komis
        .iter()
        .copied()
        .min_by(|&a, &b| distance(a).total_cmp(&distance(b)));
    nearest.expect("there is a komi to bid")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_fall_as_the_komi_rises_and_the_fair_one_is_nearest_to_even() {
        let leads = [0, 2, 4, 4, 5, 6, 9, 9];
        let bids = [1, 3, 5, 7].map(|komi| share(komi, &leads));
        let means = bids.map(|bid| bid.chance);
        assert_eq!(means, [7.0 / 8.0, 6.0 / 8.0, 3.5 / 8.0, 2.0 / 8.0]);
        assert_eq!(fair(&bids), 5);
        assert_eq!(nearest(&[1, 3], |komi| f64::from(komi - 2).abs()), 1);
    }

    #[test]
    fn neighbours_that_rise_are_pooled_until_none_do() {
        let pooled = |chances: [f64; 5]| {
            let mut bids = chances.map(|chance| Bid {
                chance,
                ..share(1, &[0])
            });
            make_monotone(&mut bids);
            bids.map(|bid| bid.chance)
        };
        assert_eq!(pooled([0.9, 0.7, 0.5, 0.5, 0.1]), [0.9, 0.7, 0.5, 0.5, 0.1]);
        assert_eq!(
            pooled([0.75, 0.5, 0.625, 0.25, 0.0]),
            [0.75, 0.5625, 0.5625, 0.25, 0.0]
        );
        // The third pools with the second, and both together with the first.
        assert_eq!(pooled([0.5, 0.25, 1.0, 0.5, 0.75]), [0.6; 5]);
    }
}
