//! What the device keeps of puzzles: which are solved, the rating and the streaks.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// How the first attempt at a puzzle ended, which alone counts for the rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Result {
    /// It was solved without help.
    Solved,
    /// It was solved with a hint.
    Helped,
    /// A move missed the goal, or the solution was shown.
    Failed,
}

/// What the device keeps of puzzles. `www/puzzles.js` reads `solved` and `failed`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleScores {
    /// The rating, on the scale of Glicko-2.
    pub rating: f64,
    /// Its deviation: the rating is known to about twice as much up and down.
    pub deviation: f64,
    /// Its volatility.
    pub volatility: f64,
    /// How many puzzles in a row were solved at the first attempt without help.
    pub streak: u32,
    /// On how many days in a row the puzzle of the day was solved, up to `last_day`.
    pub days: u32,
    /// The last such day, counted from 1970-01-01 UTC.
    pub last_day: u32,
    /// The ids of the puzzles that were solved.
    pub solved: Vec<String>,
    /// The ids of the puzzles that were tried and not solved since.
    pub failed: Vec<String>,
}

impl Default for PuzzleScores {
    fn default() -> PuzzleScores {
        let rating = Glicko2Rating::new();
        PuzzleScores {
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
            streak: 0,
            days: 0,
            last_day: 0,
            solved: Vec::new(),
            failed: Vec::new(),
        }
    }
}

/// The rating of a puzzle on the scale of players, of the product of legal over right moves along its solution: 1,000 and
/// 300 more for each power of ten, at most 3,000. The scale is chosen, not measured.
pub fn difficulty(product: f64) -> f64 {
    (1_000.0 + 300.0 * product.max(1.0).log10()).min(3_000.0)
}

/// How uncertain the rating of a puzzle is.
const DEVIATION: f64 = 150.0;

impl PuzzleScores {
    /// The same with the usual rating where what was stored is no number or out of every range.
    pub fn checked(self) -> PuzzleScores {
        let holds = |value: f64, least: f64, most: f64| (least..=most).contains(&value);
        let is_sound = holds(self.rating, 0.0, 5_000.0)
            && holds(self.deviation, 1.0, 350.0)
            && holds(self.volatility, 1e-6, 1.0);
        match is_sound {
            true => self,
            false => PuzzleScores {
                solved: self.solved,
                failed: self.failed,
                ..PuzzleScores::default()
            },
        }
    }

    /// Whether a puzzle was solved.
    pub fn has_solved(&self, id: &str) -> bool {
        self.solved.iter().any(|solved| solved == id)
    }

    /// Whether a puzzle was tried and is not solved.
    pub fn has_failed(&self, id: &str) -> bool {
        self.failed.iter().any(|failed| failed == id)
    }

    /// On how many days in a row the puzzle of the day is solved, as seen on this day.
    pub fn days_on(&self, day: u32) -> u32 {
        match self.last_day == day || self.last_day.checked_add(1) == Some(day) {
            true => self.days,
            false => 0,
        }
    }

    /// Takes in how an attempt ended. `product` is the rating of the puzzle in its file; the rating of the player changes
    /// at the first attempt only.
    pub fn take(&mut self, id: &str, product: f64, result: Result) {
        let is_first = !self.has_solved(id) && !self.has_failed(id);
        if is_first {
            let outcome = match result {
                Result::Solved => Outcomes::WIN,
                Result::Helped => Outcomes::DRAW,
                Result::Failed => Outcomes::LOSS,
            };
            self.rate(product, &outcome);
            self.streak = match result {
                Result::Solved => self.streak + 1,
                Result::Helped | Result::Failed => 0,
            };
        }
        match result {
            Result::Failed if is_first => self.failed.push(id.to_owned()),
            Result::Failed => {}
            Result::Solved | Result::Helped => {
                self.failed.retain(|failed| failed != id);
                if !self.has_solved(id) {
                    self.solved.push(id.to_owned());
                }
            }
        }
    }

    /// Counts a day whose puzzle was solved.
    pub fn take_day(&mut self, day: u32) {
        if self.last_day != day || self.days == 0 {
            self.days = self.days_on(day) + 1;
            self.last_day = day;
        }
    }

    fn rate(&mut self, product: f64, outcome: &Outcomes) {
        let own = Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        };
        let puzzle = Glicko2Rating {
            rating: difficulty(product),
            deviation: DEVIATION,
            ..Glicko2Rating::new()
        };
        let (own, _) = glicko2(&own, &puzzle, outcome, &Glicko2Config::new());
        (self.rating, self.deviation, self.volatility) = (own.rating, own.deviation, own.volatility);
    }
}
