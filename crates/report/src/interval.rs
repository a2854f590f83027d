//! Confidence intervals of shares, means and differences in Elo.

use serde::{Deserialize, Serialize};

/// The 97.5 % quantile of the normal distribution, for intervals of 95 %.
const Z: f64 = 1.959_963_985;

/// An estimate and the ends of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The estimate.
    pub mean: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// The share of games won, shared wins in parts, with Wilson's score interval (1927). The interval takes the games
    /// for independent. The games of a pair tend to cancel out, so the true interval is narrower.
    pub fn wilson(won: f64, games: f64) -> Interval {
        let share = won / games;
        let weight = 1.0 + Z * Z / games;
        let middle = (share + Z * Z / (2.0 * games)) / weight;
        let spread = Z / weight * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        Interval {
            low: (middle - spread).max(0.0),
            mean: share,
            high: (middle + spread).min(1.0),
        }
    }

    /// The interval of a normally distributed estimate with this standard error.
    pub fn around(mean: f64, error: f64) -> Interval {
        Interval {
            low: mean - Z * error,
            mean,
            high: mean + Z * error,
        }
    }

    /// The interval clamped to these ends.
    pub fn within(self, least: f64, most: f64) -> Interval {
        Interval {
            low: self.low.max(least),
            mean: self.mean,
            high: self.high.min(most),
        }
    }

    /// The sum of two independent estimates. On either side the widths add up like standard errors: as the root of the
    /// sum of their squares.
    pub fn plus(self, other: Interval) -> Interval {
        let mean = self.mean + other.mean;
        Interval {
            low: mean - (self.mean - self.low).hypot(other.mean - other.low),
            mean,
            high: mean + (self.high - self.mean).hypot(other.high - other.mean),
        }
    }

    /// The estimate and the width of its wider side, in whole numbers; `None` if either is infinite.
    pub fn rounded(self) -> Option<(i32, u32)> {
        let half = (self.mean - self.low).max(self.high - self.mean);
        let finite = self.mean.is_finite() && half.is_finite();
        finite.then(|| (self.mean.round() as i32, half.ceil() as u32))
    }

    /// The mean of the distribution that these independent numbers, at least two, are drawn from.
    pub fn of(numbers: &[f64]) -> Interval {
        let count = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        Interval::around(mean, (squares / (count - 1.0) / count).sqrt())
    }

    /// The difference in Elo that explains a share of games won among so many seats, when each of the others is
    /// equally likely to win a game that is lost. Shares of 0 and 1 give infinite differences.
    pub fn elo(self, seats: u32) -> Interval {
        let others = f64::from(seats - 1);
        let elo = |share: f64| 400.0 * (share * others / (1.0 - share)).log10();
        Interval {
            low: elo(self.low),
            mean: elo(self.mean),
            high: elo(self.high),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(interval: Interval, low: f64, mean: f64, high: f64) {
        for (ours, theirs) in [(interval.low, low), (interval.mean, mean), (interval.high, high)] {
            assert!((ours - theirs).abs() < 5e-4, "{interval:?}");
        }
    }

    #[test]
    fn wilson_intervals_agree_with_published_ones() {
        // Agresti & Coull 1998: 0 of 10 gives 0 to 0.278, by symmetry 10 of 10 gives 0.722 to 1.
        close(Interval::wilson(0.0, 10.0), 0.0, 0.0, 0.2775);
        close(Interval::wilson(10.0, 10.0), 0.7225, 1.0, 1.0);
        close(Interval::wilson(50.0, 100.0), 0.4038, 0.5, 0.5962);
    }

    #[test]
    fn widths_of_a_sum_add_up_as_the_root_of_their_squares() {
        let three = Interval {
            low: 97.0,
            mean: 100.0,
            high: 112.0,
        };
        let four = Interval {
            low: 46.0,
            mean: 50.0,
            high: 55.0,
        };
        close(three.plus(four), 145.0, 150.0, 163.0);
    }

    #[test]
    fn a_share_of_ten_elevenths_is_four_hundred_elo() {
        let elo = Interval {
            low: 0.5,
            mean: 10.0 / 11.0,
            high: 1.0,
        }
        .elo(2);
        assert!(elo.low.abs() < 1e-9 && (elo.mean - 400.0).abs() < 1e-9 && elo.high.is_infinite());
        let of_four = Interval::wilson(25.0, 100.0).elo(4);
        assert!(
            of_four.mean.abs() < 1e-9,
            "a fourth of the games is an equal's share"
        );
    }
}
