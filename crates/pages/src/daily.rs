//! The pictures of the puzzles for the card of the puzzle of the day on the home page, which draws without the app.
//!
//! Files of eight listed puzzles of a game each, in their order: `puzzles/GAME.daily-N.json` begins with the puzzle at the place
//! 8 N. `www/daily.js` takes the puzzle of the day from one of them, so home fetches a few kilobytes. Devices keep none of these files.
//!
//! ```text
//! file   = { count, puzzles: [puzzle] }     count is how many puzzles of the game are listed
//! puzzle = { task: { LANGUAGE: sentence }, picture: Drawing }
//! ```

use std::collections::BTreeMap;

use serde_json::json;

use super::board::{cut_out, near, table};
use super::contents::Contents;
use super::link::daily_file;
use super::words::Words;
use tessera_app::puzzle::view::goal_text;
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_protocol::puzzles::{Goal, Puzzle};

/// How many puzzles a file has; the same as in `www/daily.js`.
pub(super) const EACH: usize = 8;

/// The paths of the files from the root of the site, and their JSON.
pub fn daily_positions(contents: &Contents) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for file in contents.puzzles.iter() {
        let listed: Vec<&Puzzle> = file.listed().collect();
        for (number, puzzles) in listed.chunks(EACH).enumerate() {
            let puzzles: Vec<_> = puzzles.iter().map(|puzzle| position(puzzle, file.game)).collect();
            let json = json!({ "count": listed.len(), "puzzles": puzzles });
            files.push((daily_file(file.game, number), json.to_string()));
        }
    }
    files
}

/// Whether a file is one of these, by its path.
pub fn is_daily_file(path: &str) -> bool {
    path.contains(".daily-")
}

/// What the card shows of a puzzle.
fn position(puzzle: &Puzzle, game: GameId) -> serde_json::Value {
    let table = table(&puzzle.record, Language::English);
    let tasks = Language::ALL.map(|language| (language.tag(), task(puzzle, game, language)));
    let picture = cut_out(table.scene().clone(), &near(&*table)).drawing();
    json!({ "task": BTreeMap::from(tasks), "picture": picture })
}

/// Of which game a puzzle is, and what is to be found.
fn task(puzzle: &Puzzle, game: GameId, language: Language) -> String {
    // Seats are counted from 1 in files.
    let seat = Seat(puzzle.seat.saturating_sub(1));
    let table = table(&puzzle.record, language);
    let goal = goal_text(&*table, seat, puzzle.goal == Goal::Win, language);
    (Words::of(language).daily_task)(game.name(), &goal)
}
