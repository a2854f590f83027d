//! Means, percentiles and other figures of many numbers.

use super::interval::Interval;
use super::section::{MeanSd, Percentiles, Quartiles};

/// The mean and variance of numbers that come one by one (Welford 1962).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Moments {
    count: u64,
    mean: f64,
    squares: f64,
}

impl Moments {
    /// The mean with the standard deviation.
    pub fn mean_sd(&self) -> MeanSd {
        MeanSd {
            mean: self.mean(),
            sd: self.sd(),
        }
    }

    /// Those of some numbers.
    pub fn of(numbers: impl IntoIterator<Item = f64>) -> Moments {
        let mut moments = Moments::default();
        numbers.into_iter().for_each(|number| moments.add(number));
        moments
    }

    /// Counts a number.
    pub fn add(&mut self, number: f64) {
        self.count += 1;
        let before = number - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (number - self.mean);
    }

    /// How many numbers there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Their mean; 0 without a number.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// Their standard deviation as a sample; 0 of fewer than two.
    pub fn sd(&self) -> f64 {
        match self.count {
            0 | 1 => 0.0,
            count => (self.squares / (count - 1) as f64).sqrt(),
        }
    }

    /// Their standard deviation as a whole population; 0 without a number.
    pub fn population_sd(&self) -> f64 {
        match self.count {
            0 => 0.0,
            count => (self.squares / count as f64).sqrt(),
        }
    }

    /// Their mean with the interval of 95 % of the mean of all such numbers.
    pub fn interval(&self) -> Interval {
        Interval::around(self.mean, self.sd() / (self.count.max(1) as f64).sqrt())
    }
}

/// The number at most which this part of the sorted numbers is; 0 without a number.
pub fn quantile(sorted: &[f64], part: f64) -> f64 {
    let rank = (part * sorted.len() as f64).ceil().max(1.0) as usize;
    sorted.get(rank - 1).copied().unwrap_or_default()
}

/// The middle of the sorted numbers, the mean of the two in the middle of an even count; 0 without a number.
pub fn median(sorted: &[f64]) -> f64 {
    let upper = sorted.get(sorted.len() / 2).copied().unwrap_or_default();
    match sorted.len() {
        count if count > 0 && count.is_multiple_of(2) => (sorted[count / 2 - 1] + upper) / 2.0,
        _ => upper,
    }
}

/// The tenths of some numbers.
pub fn percentiles(mut numbers: Vec<f64>) -> Percentiles {
    numbers.sort_by(f64::total_cmp);
    Percentiles {
        p10: quantile(&numbers, 0.1),
        p50: quantile(&numbers, 0.5),
        p90: quantile(&numbers, 0.9),
    }
}

/// The quartiles of some numbers.
pub fn quartiles(mut numbers: Vec<f64>) -> Quartiles {
    numbers.sort_by(f64::total_cmp);
    Quartiles {
        low: quantile(&numbers, 0.25),
        median: median(&numbers),
        high: quantile(&numbers, 0.75),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_of_the_seeds_have_the_standard_deviations_that_they_print() {
        // reference.json: population standard deviations, re-computed there.
        for (ratings, mean, sd) in [
            (&[9.0, 7.0, 1.0, 10.0][..], 6.75, 3.49106),
            (&[8.6, 9.0, 8.5, 5.0, 7.0], 7.62, 1.47567),
        ] {
            let moments = Moments::of(ratings.iter().copied());
            assert!((moments.mean() - mean).abs() < 1e-9);
            assert!(
                (moments.population_sd() - sd).abs() < 5e-6,
                "{}",
                moments.population_sd()
            );
        }
    }

    #[test]
    fn quantiles_are_numbers_that_were_seen_and_the_median_lies_in_the_middle() {
        let numbers: Vec<f64> = (1..=10).map(f64::from).collect();
        assert_eq!(
            [0.1, 0.5, 0.9, 1.0].map(|part| quantile(&numbers, part)),
            [1.0, 5.0, 9.0, 10.0]
        );
        assert_eq!(median(&numbers), 5.5);
        assert_eq!(median(&numbers[..9]), 5.0);
        assert_eq!((median(&[]), quantile(&[], 0.5)), (0.0, 0.0));
        // 1, 2, 3: the variance as a sample is (1 + 0 + 1) / 2 = 1, the interval 2 ± 1.96 / √3 = 2 ± 1.1316.
        let interval = Moments::of([1.0, 2.0, 3.0]).interval();
        assert!((interval.mean - 2.0).abs() < 1e-12 && (interval.high - 3.1316).abs() < 1e-4);
    }
}
