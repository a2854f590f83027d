//! Which puzzles are listed, and why the others are set aside.
//!
//! What is set aside keeps its place in the file, its id and its address; no list, no count and no day has it.

use super::fault::{PuzzleFault, PuzzleReason};
use super::file::{Puzzle, PuzzleFile};
use super::unlisted_reason::UnlistedReason;
use tessera_core::language::Language;
use tessera_core::points;
use tessera_games::catalog::{self, BadGame, GameId};
use tessera_games::play::Record;

/// The largest komi of a listed puzzle is a point for so many cells.
const CELLS_A_POINT: usize = 4;
/// What the best move of a listed puzzle is better than the second-best by, at least.
const LEAST_MARGIN: f64 = 2.0;
/// The name of a pass, in every game that has one.
const PASS: &str = "pass";
/// What the name of a bid begins with; the komi follows.
const BID: &str = "komi-";

impl Puzzle {
    /// Whether lists and the puzzle of the day have it.
    pub fn is_listed(&self) -> bool {
        self.aside.is_none()
    }

    /// Why it has to be set aside by the criteria, whatever its file says; `None` if it is to be listed.
    pub fn unlisted_reason(&self, game: GameId) -> Result<Option<UnlistedReason>, PuzzleFault> {
        let solves = |mv: &String| mv == PASS;
        let at = |reason: PuzzleReason| PuzzleFault::new("record", reason);
        let record = Record::parse(&self.record).map_err(|why| at(PuzzleReason::Record(why)))?;
        let is_large = has_large_komi(game, &record).map_err(|why| at(PuzzleReason::Game(why)))?;
        Ok(if is_large {
            Some(UnlistedReason::Komi)
        } else if self.first.iter().any(solves) {
            Some(UnlistedReason::Pass)
        } else if self.margin.is_some_and(|margin| margin < LEAST_MARGIN) {
            Some(UnlistedReason::Margin)
        } else {
            None
        })
    }
}

/// Whether the komi of a game, agreed beforehand or bid, is too large for a puzzle on its board.
pub fn has_large_komi(game: GameId, record: &Record) -> Result<bool, BadGame> {
    let bid = record.names.iter().rev().find_map(|name| name.strip_prefix(BID));
    let komi = record.options.get("komi").into_iter().chain(bid);
    let Some(halves) = komi.filter_map(points::from_name).next() else {
        return Ok(false);
    };
    let table = catalog::open(game, &record.options, Language::English).map_err(BadGame::Option)?;
    Ok(halves as usize * CELLS_A_POINT > 2 * table.scene().cells().len())
}

impl PuzzleFile {
    /// The puzzles that lists and the puzzle of the day have, in the order of the file.
    pub fn listed(&self) -> impl DoubleEndedIterator<Item = &Puzzle> + Clone {
        self.puzzles.iter().filter(|puzzle| puzzle.is_listed())
    }

    /// Sets aside what the criteria do not list, and lists the rest again. The result is how many puzzles that has changed.
    pub fn sift(&mut self) -> Result<usize, PuzzleFault> {
        let mut changed = 0;
        for (place, puzzle) in self.puzzles.iter_mut().enumerate() {
            let reason = puzzle.unlisted_reason(self.game);
            let reason = reason.map_err(|fault| fault.within(&format!("puzzles[{place}].")))?;
            changed += usize::from(puzzle.aside != reason);
            puzzle.aside = reason;
        }
        Ok(changed)
    }
}
