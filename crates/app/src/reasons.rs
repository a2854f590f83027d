//! Why a move is good or bad: the first thing that matters along the line that the engines expect. Nothing is said where
//! nothing of it is for sure.

use super::live_game::LiveGame;
use super::player_names;
use super::words::PlayWords;
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_core::scene::SpotId;

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
        .map(|effects| effects.facts.iter().map(|fact| fact.balance(seat)).sum::<i32>())
        .enumerate()
        .find(|(_, balance)| *balance != 0)?;
    if (balance > 0) != is_good {
        return None;
    }
    let who = player_names::of_effects(game, language);
    let clauses = table.effects_text(&line[at], &who)?;
    let texts: Vec<String> = names[..=at].iter().map(|name| table.move_text(name)).collect();
    let (mv, before) = texts.split_last()?;
    Some(if before.is_empty() {
        (words.reason)(mv, &clauses)
    } else {
        (words.reason_after)(before, mv, &clauses)
    })
}

/// What a move averts that somebody else could do otherwise, in a sentence. The move is one of the position on the board.
pub fn averted(game: &LiveGame, language: Language, name: &str) -> Option<String> {
    let (table, words) = (game.table(), PlayWords::of(language));
    let threat = table.averted(table.legal().find(name)?)?;
    let who = player_names::of_effects(game, language);
    let clause = table.threat_text(&threat.effect, &who)?;
    let spot = table.scene().spot(SpotId::Cell(threat.at))?;
    Some((words.reason_averts)(&table.spot_text(&spot.label), &clause))
}
