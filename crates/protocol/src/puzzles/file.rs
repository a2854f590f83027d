//! The puzzles of a game as a file: `www/puzzles/GAME.json`, schema 1.
//!
//! ```text
//! file   = { schema, game, puzzles: [puzzle] }
//! puzzle = { id, record, seat, goal, first: [move], line: [name], later: [[name]], plies, rating, margin, theme, source, aside }
//! source = { engine, steps, seed, game }
//! ```
//!
//! Unknown fields are refused. An id is never used again for another puzzle.

use serde::{Deserialize, Serialize};

use super::fault::{PuzzleFault, PuzzleReason};
use super::theme::Theme;
use super::unlisted_reason::UnlistedReason;
use tessera_games::catalog::GameId;
use tessera_games::play::Record;

/// The version of the format.
pub const SCHEMA: u32 = 1;

/// How many bands of difficulty there are: 1 is easy, 2 is harder, 3 is hard.
pub const BANDS: u8 = 3;

/// The ratings from which on puzzles are of the second and the third band.
const BAND_RATINGS: [f64; 2] = [50.0, 300.0];

/// The puzzles of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleFile {
    /// The version of the format; see [`SCHEMA`].
    pub schema: u32,
    /// The game of all its records.
    pub game: GameId,
    /// The puzzles, in ascending order of the numbers in their ids.
    pub puzzles: Vec<Puzzle>,
}

/// A position with a goal, and the solution that machines have proven.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The id of the game and a number: `linage-31`.
    pub id: String,
    /// The record whose last position is the puzzle: all options and the names of the plies up to it.
    pub record: String,
    /// The seat that solves it and is to move, counted from 1.
    pub seat: u8,
    /// What is to be reached.
    pub goal: Goal,
    /// All first moves that reach the goal. Where several plies are one choice, as tile and meeple, their names are
    /// joined by dots. Stones of one turn that may be placed in any order are first moves each.
    pub first: Vec<String>,
    /// The names of the plies of the solution, from a first move on: with the toughest defence, to the end of the game if
    /// the goal is to win; else those of the best choice.
    pub line: Vec<String>,
    /// All moves that win at the solver's later plies of the line, a list for each after the first, up to where the score
    /// bounds decide the game. Empty if the goal is the best move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub later: Vec<Vec<String>>,
    /// How many plies the solution has.
    pub plies: u32,
    /// The product, over the solver's own choices of the line, of legal moves over moves that reach the goal; at least 1.
    pub rating: f64,
    /// What the second-best choice loses against the best, if the goal is the best move: in points of expected margin.
    pub margin: Option<f64>,
    /// What the first move does.
    pub theme: Theme,
    /// The game in which the position occurred.
    pub source: Source,
    /// Why it is set aside; `None` if it is listed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aside: Option<UnlistedReason>,
}

/// What is to be reached by a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// Win, whatever the other seat does.
    Win,
    /// Play the best move: that of the highest expected result.
    Best,
}

/// The game in which the position of a puzzle occurred: one of a corpus of games that an engine played against itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The engine of the corpus, with its constants.
    pub engine: String,
    /// The search steps of each choice.
    pub steps: u32,
    /// The seed of the corpus.
    pub seed: u64,
    /// The number of the game in the corpus, counted from 0.
    pub game: u64,
}

impl PuzzleFile {
    /// Reads a file and checks every puzzle of it by the rules, and that what is listed is what the criteria list. The error
    /// names the place.
    pub fn parse(text: &str) -> Result<PuzzleFile, PuzzleFault> {
        let file = PuzzleFile::parse_unsifted(text)?;
        let mut sifted = file.clone();
        sifted.sift()?;
        let mut puzzles = file.puzzles.iter().zip(&sifted.puzzles);
        match puzzles.position(|(puzzle, sifted)| puzzle.aside != sifted.aside) {
            None => Ok(file),
            Some(place) => {
                let of =
                    |file: &PuzzleFile| file.puzzles[place].aside.map_or("nothing", UnlistedReason::name);
                let reason = PuzzleReason::expected(of(&sifted), of(&file));
                Err(PuzzleFault::new(format!("puzzles[{place}].aside"), reason))
            }
        }
    }

    /// The same, whatever puzzles it sets aside.
    pub fn parse_unsifted(text: &str) -> Result<PuzzleFile, PuzzleFault> {
        let file: PuzzleFile = serde_json::from_str(text).map_err(|error| {
            let place = format!("line {}, column {}", error.line(), error.column());
            PuzzleFault::new(place, PuzzleReason::Json(error.to_string()))
        })?;
        file.check_list()?;
        for (place, puzzle) in file.puzzles.iter().enumerate() {
            let check = puzzle.check(file.game);
            check.map_err(|fault| fault.within(&format!("puzzles[{place}].")))?;
        }
        Ok(file)
    }

    /// Checks the schema and the ids, without the rules of the game. Error: the schema is another, or an id is not that of
    /// the game with a number above the one before it.
    pub fn check_list(&self) -> Result<(), PuzzleFault> {
        if self.schema != SCHEMA {
            let reason = PuzzleReason::expected(SCHEMA, self.schema);
            return Err(PuzzleFault::new("schema", reason));
        }
        let mut least = 1;
        for (place, puzzle) in self.puzzles.iter().enumerate() {
            let number = puzzle.number(self.game).filter(|&number| number >= least);
            let number = number.ok_or_else(|| {
                let expected = format!("{}-NUMBER with a number from {least} on", self.game.id());
                let reason = PuzzleReason::expected(expected, &puzzle.id);
                PuzzleFault::new(format!("puzzles[{place}].id"), reason)
            })?;
            least = number.saturating_add(1);
        }
        Ok(())
    }

    /// The file as JSON, a puzzle a line, with a line break at the end.
    pub fn to_json(&self) -> String {
        let json = |puzzle: &Puzzle| serde_json::to_string(puzzle).expect("a puzzle has no keys but texts");
        let puzzles: Vec<String> = self.puzzles.iter().map(json).collect();
        format!(
            "{{\"schema\":{},\"game\":\"{}\",\"puzzles\":[\n{}\n]}}\n",
            self.schema,
            self.game.id(),
            puzzles.join(",\n")
        )
    }

    /// The puzzle of an id, listed or not.
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }
}

impl Puzzle {
    /// The number in the id; `None` if the id is not one of this game.
    pub fn number(&self, game: GameId) -> Option<u32> {
        let digits = self.id.strip_prefix(game.id())?.strip_prefix('-')?;
        let number: u32 = digits.parse().ok()?;
        // A number is written in one way only.
        (number >= 1 && number.to_string() == digits).then_some(number)
    }

    /// The band of difficulty, from 1 to [`BANDS`]: it follows from the rating alone.
    pub fn band(&self) -> u8 {
        1 + BAND_RATINGS.iter().filter(|&&least| self.rating >= least).count() as u8
    }

    /// The same puzzle with other names of its moves; `None` if the record is none.
    pub fn renamed(&self, rename: impl Fn(&str) -> String) -> Option<Puzzle> {
        let all = |names: &[String]| names.iter().map(|name| rename(name)).collect::<Vec<_>>();
        let record = Record::parse(&self.record).ok()?;
        let record = Record {
            names: all(&record.names),
            ..record
        };
        let first = |mv: &String| mv.split('.').map(&rename).collect::<Vec<_>>().join(".");
        Some(Puzzle {
            record: record.to_string(),
            first: self.first.iter().map(first).collect(),
            line: all(&self.line),
            later: self.later.iter().map(|names| all(names)).collect(),
            ..self.clone()
        })
    }
}
