//! What the device keeps of puzzles: which are solved, the rating and the streaks.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::again::Again;
use crate::readable::{readable, readable_each};

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

/// An attempt at a puzzle that has ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Attempt {
    /// The id of the puzzle.
    pub id: String,
    /// The rating of the puzzle in its file.
    pub product: f64,
    /// How it ended.
    pub result: Result,
    /// The day whose puzzle was solved, counted as [`PuzzleScores::last_day`].
    pub day: Option<u32>,
}

/// What the device keeps of puzzles. `www/puzzles.js` reads `solved` and `failed`, `www/daily.js` reads `days`,
/// `last_day` and `again`. A part that cannot be read is its default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct PuzzleScores {
    /// The rating, on the scale of Glicko-2.
    pub rating: f64,
    /// Its deviation: the rating is known to about twice as much up and down.
    pub deviation: f64,
    pub volatility: f64,
    /// How many puzzles in a row were solved at the first attempt without help.
    pub streak: u32,
    /// On how many days in a row the puzzle of the day was solved, up to `last_day`.
    pub days: u32,
    /// The last such day, a local date counted from 1970-01-01.
    pub last_day: u32,
    /// The ids of the puzzles that were solved.
    pub solved: Vec<String>,
    /// The ids of the puzzles that were tried and not solved since.
    pub failed: Vec<String>,
    /// The puzzles of one's own games that are asked again.
    pub again: Vec<Again>,
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
            again: Vec::new(),
        }
    }
}

/// The scores as any version has stored them.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Stored {
    #[serde(deserialize_with = "readable")]
    rating: Option<f64>,
    #[serde(deserialize_with = "readable")]
    deviation: Option<f64>,
    #[serde(deserialize_with = "readable")]
    volatility: Option<f64>,
    #[serde(deserialize_with = "readable")]
    streak: u32,
    #[serde(deserialize_with = "readable")]
    days: u32,
    #[serde(deserialize_with = "readable")]
    last_day: u32,
    #[serde(deserialize_with = "readable_each")]
    solved: Vec<String>,
    #[serde(deserialize_with = "readable_each")]
    failed: Vec<String>,
    #[serde(deserialize_with = "readable_each")]
    again: Vec<Option<Again>>,
}

impl From<Stored> for PuzzleScores {
    fn from(stored: Stored) -> PuzzleScores {
        let usual = PuzzleScores::default();
        let ids = |mut ids: Vec<String>| {
            ids.retain(|id| (1..=LONGEST_ID).contains(&id.len()));
            ids.truncate(MOST_IDS);
            ids
        };
        PuzzleScores {
            rating: stored.rating.unwrap_or(f64::NAN),
            deviation: stored.deviation.unwrap_or(usual.deviation),
            volatility: stored.volatility.unwrap_or(usual.volatility),
            streak: stored.streak,
            days: stored.days,
            last_day: stored.last_day,
            solved: ids(stored.solved),
            failed: ids(stored.failed),
            again: stored
                .again
                .into_iter()
                .flatten()
                .filter(Again::is_right)
                .collect(),
        }
        .checked()
    }
}

/// The longest id of a puzzle that is read, in bytes.
const LONGEST_ID: usize = 64;
/// How many ids of solved puzzles are read, and of failed ones; the site has some hundred puzzles.
const MOST_IDS: usize = 5_000;

/// The rating of a puzzle on the scale of players, of the product of legal over right moves along its solution: 1,000 and
/// 300 more for each power of ten, at most 3,000. The scale is chosen, not measured.
pub fn difficulty(product: f64) -> f64 {
    (1_000.0 + 300.0 * product.max(1.0).log10()).min(3_000.0)
}

/// How many dates come again at most where somebody goes west over the date line: 26 hours lie between the first time zone and
/// the last.
const MOST_DATES_AGAIN: u32 = 2;

/// How uncertain the rating of a puzzle is.
const DEVIATION: f64 = 150.0;

impl PuzzleScores {
    /// The same with the usual rating where what was stored is no number or out of every range. A deviation says how well a
    /// rating is known, so it goes with a rating that is lost.
    pub fn checked(self) -> PuzzleScores {
        let usual = PuzzleScores::default();
        let checked = |value: f64, least: f64, most: f64, usual: f64| {
            if (least..=most).contains(&value) {
                value
            } else {
                usual
            }
        };
        let rating = checked(self.rating, 0.0, 5_000.0, f64::NAN);
        let is_lost = rating.is_nan();
        PuzzleScores {
            rating: if is_lost { usual.rating } else { rating },
            deviation: if is_lost {
                usual.deviation
            } else {
                checked(self.deviation, 1.0, 350.0, usual.deviation)
            },
            volatility: checked(self.volatility, 1e-6, 1.0, usual.volatility),
            ..self
        }
    }

    /// These scores with those of a file: all that was solved by either, the rating of whoever has tried more puzzles, and the
    /// days in a row that have come further.
    pub fn joined(self, other: PuzzleScores) -> PuzzleScores {
        let tried = |scores: &PuzzleScores| scores.solved.len() + scores.failed.len();
        let (mut joined, less) = if tried(&other) > tried(&self) {
            (other, self)
        } else {
            (self, other)
        };
        joined.join_again(less.again);
        for id in less.solved {
            joined.solve(&id);
        }
        for id in less.failed {
            joined.fail(&id);
        }
        if (less.last_day, less.days) > (joined.last_day, joined.days) {
            (joined.last_day, joined.days) = (less.last_day, less.days);
        }
        joined
    }

    pub fn has_solved(&self, id: &str) -> bool {
        self.solved.iter().any(|solved| solved == id)
    }

    /// Whether a puzzle was tried and is not solved.
    pub fn has_failed(&self, id: &str) -> bool {
        self.failed.iter().any(|failed| failed == id)
    }

    /// On how many days in a row the puzzle of the day is solved, as seen on this day. A day before the last, where the clock
    /// was set back or the date line was crossed, ends nothing.
    pub fn days_on(&self, day: u32) -> u32 {
        if day <= self.last_day.saturating_add(1) {
            self.days
        } else {
            0
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
                Result::Solved => self.streak.saturating_add(1),
                Result::Helped | Result::Failed => 0,
            };
        }
        match result {
            Result::Failed => self.fail(id),
            Result::Solved | Result::Helped => self.solve(id),
        }
    }

    fn solve(&mut self, id: &str) {
        self.failed.retain(|failed| failed != id);
        if !self.has_solved(id) {
            self.solved.push(id.to_owned());
        }
    }

    fn fail(&mut self, id: &str) {
        if !self.has_solved(id) && !self.has_failed(id) {
            self.failed.push(id.to_owned());
        }
    }

    /// Takes in an attempt, with the day whose puzzle it has solved.
    pub fn count(&mut self, attempt: &Attempt) {
        self.take(&attempt.id, attempt.product, attempt.result);
        if let Some(day) = attempt.day {
            self.take_day(day);
        }
    }

    /// Counts a day whose puzzle was solved. Dates just before the last may come again behind the date line, and count once;
    /// earlier ones tell that the clock was wrong: the days in a row go on from there, and that day is not another one.
    pub fn take_day(&mut self, day: u32) {
        if self.days == 0 || day > self.last_day {
            self.days = self.days_on(day).saturating_add(1);
            self.last_day = day;
        } else if self.last_day - day > MOST_DATES_AGAIN {
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
