//! Counts of the results of pairs of games between two seats.

use serde::Serialize;

use tessera_report::Interval;

/// How many pairs of games earned the first engine 0, ½, 1, 1½ and 2 points.
///
/// The games of a pair share their opening, so their results depend on each other; the pairs are independent. Fishtest
/// calls this the pentanomial model.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(super) struct Pentanomial(pub [u32; 5]);

impl Pentanomial {
    /// Counts a pair whose games earned so many points together, in `0.0..=2.0`.
    pub fn add(&mut self, points: f32) {
        self.0[(2.0 * points).round() as usize] += 1;
    }

    pub fn pairs(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The share of the points: the mean of a pair's mean, in `0.0..=1.0`.
    pub fn mean(&self) -> f64 {
        self.sum(|share| share) / f64::from(self.pairs())
    }

    /// The variance of a pair's mean over all pairs. It is at least that of pairs which are all equal but for one that
    /// is half a point a game away: a few equal pairs do not prove that all pairs are equal.
    pub fn variance(&self) -> f64 {
        let (pairs, mean) = (f64::from(self.pairs()), self.mean());
        let seen = self.sum(|share| (share - mean).powi(2)) / pairs;
        seen.max(0.25 / pairs)
    }

    /// The share with its interval from the variance of the pairs.
    pub fn share(&self) -> Interval {
        let (pairs, mean) = (f64::from(self.pairs()), self.mean());
        Interval::around(mean, (self.variance() / pairs).sqrt()).within(0.0, 1.0)
    }

    fn sum(&self, of: impl Fn(f64) -> f64) -> f64 {
        let counts = self.0.iter().enumerate();
        counts
            .map(|(quarters, &count)| f64::from(count) * of(quarters as f64 / 4.0))
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_variance_are_those_worked_out_by_hand() {
        let mut pairs = Pentanomial::default();
        // 0, ½, 1, 1, 1½, 2, 2, 2 points: 10 of 16.
        for points in [0.0, 0.5, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0] {
            pairs.add(points);
        }
        assert_eq!(pairs.0, [1, 1, 2, 1, 3]);
        assert_eq!(pairs.mean(), 0.625);
        // In sixteenths of a squared game: (6.25 + 2.25 + 2·0.25 + 0.25 + 3·2.25) / 8 = 2.
        assert!((pairs.variance() - 2.0 / 16.0).abs() < 1e-12);
        let share = pairs.share();
        assert!((share.low - (0.625 - 1.959_964 * 0.125)).abs() < 1e-6 && share.mean == 0.625);
    }

    #[test]
    fn pairs_of_a_win_and_a_loss_narrow_the_interval() {
        let cancelled = Pentanomial([0, 0, 100, 0, 0]).share();
        let wilson = Interval::wilson(100.0, 200.0);
        assert!(cancelled.low > wilson.low && cancelled.high < wilson.high);
        assert!(
            cancelled.low < 0.5,
            "not even a hundred pairs alike are certainty"
        );
        assert_eq!(Pentanomial([0, 0, 0, 0, 9]).share().high, 1.0);
    }
}
