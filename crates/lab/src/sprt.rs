//! A sequential probability ratio test, which ends a match as soon as it is decided.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::pentanomial::Pentanomial;
use tessera_cli::failure::Failure;
use tessera_core::quoted::Quoted;

/// The fewest pairs that decide; the variance of fewer is not reliable.
const FEWEST: u32 = 16;

/// A generalised sequential probability ratio test on pairs of games (Wald 1945; Van den Bergh for Fishtest):
/// whether the first engine is stronger by `elo[0]` (H0) or by `elo[1]` (H1). Either answer is wrong at most once in
/// twenty times.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct Sprt {
    elo: [f64; 2],
}

/// The state of a test as a summary prints it.
#[derive(Serialize)]
pub(super) struct SprtSummary {
    elo: [f64; 2],
    llr: f64,
    /// The test accepts H1 at this ratio and H0 at its negative.
    bound: f64,
    accepted: Decision,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(super) enum Decision {
    /// The first engine is no stronger than the lower difference.
    H0,
    /// The first engine is at least as strong as the upper difference.
    H1,
    /// More games are needed.
    #[serde(rename = "undecided")]
    Undecided,
}

impl Sprt {
    /// Refuses games for more than two seats, where games do not come in pairs.
    pub fn check_seats(seats: u32) -> Result<(), Failure> {
        match seats {
            2 => Ok(()),
            _ => Err(Failure::Usage(format!(
                "the test works for two seats, and this game has {seats}: leave out --sprt"
            ))),
        }
    }

    /// The logarithm of the likelihood ratio at which the test decides, on either side: ln 19.
    pub fn bound() -> f64 {
        19f64.ln()
    }

    /// The logarithm of how much likelier the pairs are under H1 than under H0, their variance taken as known.
    pub fn llr(&self, pairs: &Pentanomial) -> f64 {
        let [low, high] = self.elo.map(|elo| 1.0 / (1.0 + 10f64.powf(-elo / 400.0)));
        let count = f64::from(pairs.pairs());
        (high - low) * (2.0 * pairs.mean() - low - high) * count / (2.0 * pairs.variance())
    }

    /// The decision that these pairs allow.
    pub fn decision(&self, pairs: &Pentanomial) -> Decision {
        match self.llr(pairs) {
            _ if pairs.pairs() < FEWEST => Decision::Undecided,
            llr if llr >= Sprt::bound() => Decision::H1,
            llr if llr <= -Sprt::bound() => Decision::H0,
            _ => Decision::Undecided,
        }
    }

    /// The state of the test after these pairs.
    pub fn summary(&self, pairs: &Pentanomial) -> SprtSummary {
        SprtSummary {
            elo: self.elo,
            llr: self.llr(pairs),
            bound: Sprt::bound(),
            accepted: self.decision(pairs),
        }
    }
}

/// The error of a text that is not a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct BadSprt(String);

impl fmt::Display for BadSprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is not a test: give two differences in Elo, the lower one first, such as 0,35",
            Quoted(&self.0)
        )
    }
}

impl std::error::Error for BadSprt {}

impl FromStr for Sprt {
    type Err = BadSprt;
    fn from_str(text: &str) -> Result<Sprt, BadSprt> {
        let number = |text: &str| text.parse().ok().filter(|elo: &f64| elo.abs() <= 1000.0);
        let parsed = text.split_once(',').and_then(|(low, high)| {
            let elo = [number(low)?, number(high)?];
            (elo[0] < elo[1]).then_some(Sprt { elo })
        });
        parsed.ok_or_else(|| BadSprt(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sprt(text: &str) -> Sprt {
        text.parse().unwrap()
    }

    #[test]
    fn the_ratio_is_that_worked_out_by_hand() {
        // Shares of ½ and 0.6 are 0 and 70.4365 Elo. 100 pairs of mean 0.6 and variance 0.08375:
        // (0.6 − 0.5)·(1.2 − 1.1)·100 / (2·0.08375) = 5.97015.
        let pairs = Pentanomial([5, 20, 25, 30, 20]);
        assert!((pairs.mean() - 0.6).abs() < 1e-12);
        // (5·0.36 + 20·0.1225 + 25·0.01 + 30·0.0225 + 20·0.16) / 100
        assert!((pairs.variance() - 0.083_75).abs() < 1e-12);
        let llr = sprt("0,70.436504").llr(&pairs);
        assert!((llr - 5.970_15).abs() < 1e-4, "{llr}");
    }

    #[test]
    fn the_test_decides_either_way_but_not_before_sixteen_pairs() {
        let test = sprt("0,35");
        assert_eq!(test.decision(&Pentanomial([0, 0, 0, 0, 15])), Decision::Undecided);
        assert_eq!(test.decision(&Pentanomial([0, 0, 0, 0, 16])), Decision::H1);
        assert_eq!(test.decision(&Pentanomial([9, 3, 5, 0, 1])), Decision::H0);
        assert_eq!(test.decision(&Pentanomial([3, 3, 9, 3, 4])), Decision::Undecided);
        assert_eq!(test.decision(&Pentanomial([0, 0, 16, 0, 0])), Decision::Undecided);
        assert_eq!(test.decision(&Pentanomial([0, 0, 200, 0, 0])), Decision::H0);
    }

    #[test]
    fn a_text_that_is_not_a_test_is_refused_with_an_example() {
        for bad in ["", "0", "35,0", "0,0", "0,x", "0,NaN", "0,35,70", "0,2000"] {
            let why = bad.parse::<Sprt>().unwrap_err().to_string();
            assert!(why.contains("such as 0,35"), "{bad}");
        }
    }
}
