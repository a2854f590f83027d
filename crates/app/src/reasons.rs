//! Why a move is good or bad: the first thing that matters along the line that the engines expect. Nothing is said where
//! nothing of it is for sure.

use super::live_game::LiveGame;
use super::player_names;
use super::words::PlayWords;
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::effects::{Effect, Effects};

/// How many plies of a line are looked at.
const MOST_PLIES: usize = 6;

/// Why the first move of a line is good for a seat, or bad if `is_good` is not set, in a sentence. The line is played after
/// the first `plies` of those on the board; `None` if nothing that happens in it says so.
pub fn reason(
    game: &LiveGame,
    language: Language,
    plies: usize,
    line: &[String],
    seat: Seat,
    is_good: bool,
) -> Option<String> {
    if plies > game.ply() {
        return None;
    }
    let (table, words) = (game.table(), PlayWords::of(language));
    // A turn of several plies may be one name.
    let names = line.iter().flat_map(|name| name.split('.')).take(MOST_PLIES);
    let names: Vec<String> = names.map(str::to_owned).collect();
    let line = table.effects_of_line(plies, &names);
    let (at, balance) = line
        .iter()
        .map(|effects| balance(effects, seat))
        .enumerate()
        .find(|(_, balance)| *balance != 0)?;
    if (balance > 0) != is_good {
        return None;
    }
    let who = player_names::of_effects(game, language);
    let clauses = table.effects_text(&line[at], &who)?;
    let texts: Vec<String> = names[..=at].iter().map(|name| table.move_text(name)).collect();
    let (mv, before) = texts.split_last()?;
    Some(match before.is_empty() {
        true => (words.reason)(mv, &clauses),
        false => (words.reason_after)(before, mv, &clauses),
    })
}

/// What a move decides for good: cells and stones won for a seat, less those won for others.
fn balance(effects: &Effects, seat: Seat) -> i32 {
    let worth = |fact: &Effect| {
        let (is_won, size) = match fact {
            Effect::Captured { whose, cells } => (*whose != seat, cells.len()),
            Effect::Closed { owner, cells }
            | Effect::Finished { owner, cells, .. }
            | Effect::Row { owner, cells } => (*owner == seat, cells.len()),
            _ => return 0,
        };
        if is_won { size as i32 } else { -(size as i32) }
    };
    effects.facts.iter().map(worth).sum()
}
