//! Puzzles that somebody has made: all there is to know of one stands in its link.

use crate::live_game::LiveGame;
use tessera_core::game::Turn;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_games::play::Record;
use tessera_protocol::puzzles::{Goal, Puzzle, Source, Theme};

/// The puzzle of a record: the position that it shows, and after it the moves that solve it. Where tiles are drawn the goal
/// is the best move, else to win. It has no id, no rating and no source. `None` where the record shows its end, is not legal,
/// or goes on with a draw.
pub(super) fn own_puzzle(record: &Record, language: Language) -> Option<(GameId, Puzzle)> {
    let start = record.shown.filter(|&ply| ply < record.names.len())?;
    let (game, fault) = LiveGame::review(record, language).ok()?;
    let seat = game.to_move().filter(|_| fault.is_none())?;
    if (start..record.names.len()).any(|ply| game.decided(ply) == Turn::Chance) {
        return None;
    }
    let line = record.names[start..].to_vec();
    let (goal, first) = match game.table().land() {
        Some(_) => (Goal::Best, line.join(".")),
        None => (Goal::Win, line[0].clone()),
    };
    let position = Record {
        names: record.names[..start].to_vec(),
        shown: None,
        ..record.clone()
    };
    let puzzle = Puzzle {
        id: String::new(),
        record: position.to_string(),
        seat: seat.0 + 1,
        goal,
        first: vec![first],
        plies: line.len() as u32,
        line,
        later: Vec::new(),
        rating: 1.0,
        margin: None,
        theme: Theme::Quiet,
        source: Source {
            engine: String::new(),
            steps: 0,
            seed: 0,
            game: 0,
        },
        aside: None,
    };
    Some((game.id, puzzle))
}
