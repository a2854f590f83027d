//! What the players are called, in the panel and in sentences.

use super::live_game::LiveGame;
use super::player::Player;
use super::words::PlayWords;
use tessera_core::game::{BySeat, Seat};
use tessera_core::language::Language;

fn is_machine(game: &LiveGame, seat: Seat) -> bool {
    matches!(game.players[seat], Player::Machine(_))
}

/// Whether sentences say "you" to this seat: the only person at the table, if it was given no name.
pub(super) fn is_you(game: &LiveGame, seat: Seat) -> bool {
    let mut others = game.seats().filter(|&other| other != seat);
    let is_here = |seat| game.players[seat] == Player::Person;
    is_here(seat) && game.names[seat].is_empty() && !others.any(is_here)
}

/// Whether an engine needs a number to be told from the other players.
fn is_numbered(game: &LiveGame, seat: Seat) -> bool {
    let alike = |&other: &Seat| game.players[other] == game.players[seat];
    game.table().seats() > 2 || game.seats().filter(alike).count() > 1
}

/// Who plays at a seat, in a word or two: `You`, `Anna`, `Player 2`, `AI`, `AI 3`.
pub(super) fn short(game: &LiveGame, seat: Seat, language: Language) -> String {
    let words = PlayWords::of(language);
    let number = seat.0 + 1;
    match (game.players[seat], &game.names[seat]) {
        (Player::Person, _) if is_you(game, seat) => words.you.to_owned(),
        (Player::Person | Player::Elsewhere, name) if !name.is_empty() => name.clone(),
        (Player::Person | Player::Elsewhere, _) => (words.player)(number),
        (Player::Machine(_), _) if is_numbered(game, seat) => (words.numbered_ai)(number),
        (Player::Machine(_), _) => words.ai.to_owned(),
    }
}

/// What the sentences of a game call each seat after a preposition: `you`, `Anna`, `AI 3`; in Spanish `ti`, `la IA`. No
/// sentence begins with it.
pub(super) fn in_sentences(game: &LiveGame, language: Language) -> BySeat<String> {
    let mut names = BySeat::default();
    for seat in game.seats() {
        names[seat] = if is_you(game, seat) {
            PlayWords::of(language).you_within.to_owned()
        } else if is_machine(game, seat) && !is_numbered(game, seat) {
            PlayWords::of(language).ai_within.to_owned()
        } else {
            short(game, seat, language)
        };
    }
    names
}

/// Who plays at a seat: `You`, `Anna`, `Player 2`, `AI, level 2`, `AI 3, level 2`.
pub(super) fn name(game: &LiveGame, seat: Seat, language: Language) -> String {
    let short = short(game, seat, language);
    match game.players[seat] {
        Player::Person | Player::Elsewhere => short,
        Player::Machine(level) => (PlayWords::of(language).with_level)(&short, level.number()),
    }
}

/// Who plays at a seat, at the beginning of a sentence: `You`, `Anna`, `AI 3`; in Spanish `La IA`.
pub(super) fn first(game: &LiveGame, seat: Seat, language: Language) -> String {
    if is_machine(game, seat) && !is_numbered(game, seat) {
        PlayWords::of(language).ai_first.to_owned()
    } else {
        short(game, seat, language)
    }
}

/// A seat at the beginning of a sentence: `You (Vertical)`. With more than two seats the level of an engine is left out.
pub(super) fn title(game: &LiveGame, seat: Seat, language: Language) -> String {
    let words = PlayWords::of(language);
    let short = first(game, seat, language);
    let name = match game.players[seat] {
        Player::Machine(level) if game.table().seats() == 2 => {
            (words.with_level_first)(&short, level.number())
        }
        _ => short,
    };
    match game.table().seat_status()[seat].side {
        Some(side) => (words.with_side)(&name, side.name),
        None => name,
    }
}

/// What the column of a seat is called: the side that it plays, or who plays there: `Vertical`, `Anna`.
pub(super) fn side_or_name(game: &LiveGame, seat: Seat, language: Language) -> String {
    match game.table().seat_status()[seat].side {
        Some(side) => side.name.to_owned(),
        None => short(game, seat, language),
    }
}

/// The same after a preposition: in Spanish `la IA`. No sentence begins with it.
pub(super) fn side_or_name_within(game: &LiveGame, seat: Seat, language: Language) -> String {
    match game.table().seat_status()[seat].side {
        Some(side) => side.name.to_owned(),
        None => in_sentences(game, language)[seat].clone(),
    }
}

/// What sentences about moves call each seat after a preposition: `you`, or else its side, or who plays there.
pub(super) fn of_effects(game: &LiveGame, language: Language) -> BySeat<String> {
    let mut names = in_sentences(game, language);
    let status = game.table().seat_status();
    for seat in game.seats().filter(|&seat| !is_you(game, seat)) {
        if let Some(side) = status[seat].side {
            names[seat] = side.name.to_owned();
        }
    }
    names
}

/// The same at the beginning of a sentence: in Spanish `La IA`.
pub(super) fn side_or_name_first(game: &LiveGame, seat: Seat, language: Language) -> String {
    let is_the_ai = is_machine(game, seat) && !is_numbered(game, seat);
    match game.table().seat_status()[seat].side {
        None if is_the_ai => PlayWords::of(language).ai_first.to_owned(),
        _ => side_or_name(game, seat, language),
    }
}
