//! The result of a search: its moves, best first, in a form that results of several workers can be merged in.

use tessera_core::game::BySeat;
use tessera_core::root_parallel;
pub use tessera_core::root_parallel::{Line, Rank};
pub(super) use tessera_core::root_parallel::{SortKey, sorted};

/// What a search has found after some steps.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<M> {
    /// Every searched move once, best first, equals in an order of the search's own; empty if the game is over.
    pub lines: Vec<Line<M>>,
    /// The order of the lines.
    pub rank: Rank,
    /// Steps from this root, and from earlier roots through this one. That is the sum of the visits of all lines, but for
    /// [`MaxN`](super::MaxN) when it is finished: no step is about one move alone there.
    pub steps: u32,
    /// How many nodes the tree holds; 0 for a search without a tree.
    pub nodes: u32,
}

/// Who owned each cell at the ends that were counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndCounts {
    /// At how many ends of playouts the owners were counted.
    pub ends: u32,
    /// The numbers of the cells that somebody owned at an end, and at how many ends each seat did.
    pub cells: Vec<(u16, BySeat<u32>)>,
}

impl<M> SearchResult<M> {
    /// A result with its lines in order.
    pub(super) fn ranked(lines: Vec<Line<M>>, rank: Rank, nodes: u32) -> SearchResult<M> {
        let steps = lines.iter().map(|line| line.visits).sum();
        let lines = sorted(lines, |line| line.sort_key(rank));
        SearchResult {
            lines,
            rank,
            steps,
            nodes,
        }
    }

    /// The line to play; `None` if the game is over.
    pub fn best(&self) -> Option<&Line<M>> {
        self.lines.first()
    }
}

impl<M: Clone + PartialEq> SearchResult<M> {
    /// Adds the result of another search of the same position; see [`root_parallel`] for the rules.
    pub fn merge(&mut self, other: &SearchResult<M>) {
        let both = [(self.rank, &*self.lines), (other.rank, &*other.lines)];
        (self.rank, self.lines) = root_parallel::merged(both.into_iter());
        self.steps = self.steps.saturating_add(other.steps);
        self.nodes = self.nodes.saturating_add(other.nodes);
    }
}

/// The 97.5 % quantile of the normal distribution, for intervals of 95 %.
const Z: f64 = 1.959_963_985;

/// Half the width of the 95 % interval around the mean of so many payoffs of 0, ½ or 1, by Wilson's score interval (1927),
/// to the farther of its ends; payoffs of ½ make it wider than needed. 0 without visits.
#[inline(never)]
pub(super) fn half_width_of_share(mean: f32, visits: u32) -> f32 {
    if visits == 0 {
        return 0.0;
    }
    let (share, count) = (f64::from(mean), f64::from(visits));
    let weight = 1.0 + Z * Z / count;
    let shift = (share + Z * Z / (2.0 * count)) / weight - share;
    let spread = (share * (1.0 - share) / count + Z * Z / (4.0 * count * count)).sqrt();
    (shift.abs() + Z / weight * spread) as f32
}

/// What is added to the sum of the squared deviations of payoffs, so that a few that happen to be equal do not make an
/// interval of no width: three payoffs with a standard deviation of 0.14.
const PRIOR_DEVIATIONS: f64 = 0.06;

/// Half the width of the 95 % interval around the mean of so many expected payoffs, from their sum and the sum of their
/// squares; 0 without visits.
pub(super) fn half_width_of_mean(total: f64, squares: f64, visits: u32) -> f32 {
    if visits == 0 {
        return 0.0;
    }
    let count = f64::from(visits);
    let deviations = (squares - total * total / count).max(0.0) + PRIOR_DEVIATIONS;
    (Z * (deviations / (count - 1.0).max(1.0) / count).sqrt()) as f32
}

/// By how many visits the most visited move leads the second.
#[cfg(feature = "lab")]
pub(super) fn lead(visits: impl Iterator<Item = u32>) -> u32 {
    let (most, second) = visits.fold((0, 0), |(most, second), visits| {
        if visits > most {
            (visits, most)
        } else {
            (most, second.max(visits))
        }
    });
    most - second
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::RngExt;
    use tessera_core::game::dice;

    #[test]
    fn the_half_width_of_a_share_is_that_of_wilsons_interval() {
        // Agresti & Coull 1998: 0 of 10 gives 0 to 0.278; 5 of 10 gives 0.237 to 0.763.
        assert!((half_width_of_share(0.0, 10) - 0.2775).abs() < 5e-4);
        assert!((half_width_of_share(0.5, 10) - 0.2634).abs() < 5e-4);
        assert_eq!(half_width_of_share(0.1, 70), half_width_of_share(0.9, 70));
        assert_eq!(half_width_of_share(0.0, 0), 0.0);
    }

    #[test]
    fn intervals_of_shares_cover_the_chance_nineteen_times_of_twenty() {
        for (chance, count) in [(0.5, 8), (0.5, 400), (0.1, 30), (0.02, 200), (0.9, 60)] {
            let mut dice = dice(7);
            let is_covered = |_: &u32| {
                let won = (0..count).filter(|_| dice.random_bool(chance)).count();
                let share = won as f32 / count as f32;
                (share - chance as f32).abs() <= half_width_of_share(share, count)
            };
            let covered = (0..2_000).filter(is_covered).count();
            assert!(covered >= 1_860, "{covered} of 2000 at {chance} in {count}");
        }
    }

    #[test]
    fn intervals_of_means_cover_the_expected_payoff_nineteen_times_of_twenty() {
        for (spread, count) in [(1.0, 40), (0.4, 12), (0.1, 200)] {
            let mut dice = dice(8);
            let mut covered = 0;
            for _ in 0..2_000 {
                let payoffs: Vec<f64> = (0..count)
                    .map(|_| 0.5 + spread * (dice.random::<f64>() - 0.5))
                    .collect();
                let (total, squares) = payoffs.iter().fold((0.0, 0.0), |(total, squares), payoff| {
                    (total + payoff, squares + payoff * payoff)
                });
                let mean = total / f64::from(count);
                let half_width = half_width_of_mean(total, squares, count);
                covered += u32::from((mean - 0.5).abs() <= f64::from(half_width));
            }
            assert!(
                covered >= 1_860,
                "{covered} of 2000, {spread} wide, {count} payoffs"
            );
        }
        assert_eq!(half_width_of_mean(0.0, 0.0, 0), 0.0);
    }
}
