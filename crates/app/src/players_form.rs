//! Who can play, as choices of a form: a person, and the levels of the engine.

use std::borrow::Cow;

use super::form::Choice;
use super::level::Level;
use super::player::Player;
use super::words::SetupWords;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

/// The value of a person at another device.
const BY_LINK: &str = "link";
const PERSON: &str = "person";

/// The levels, by their numbers: `Level 3, Casual`.
pub fn levels(language: Language) -> Vec<Choice> {
    let words = SetupWords::of(language);
    let choice = |level: Level| {
        let title = (words.level)(level.number(), level.name(language));
        Choice::new(level.number().to_string(), title)
    };
    Level::all().map(choice).collect()
}

/// A person and the levels.
pub fn players(language: Language) -> Vec<Choice> {
    let person = Choice::new(PERSON, SetupWords::of(language).person);
    [person].into_iter().chain(levels(language)).collect()
}

/// The same with a person at another device.
pub fn players_by_link(language: Language) -> Vec<Choice> {
    let mut players = players(language);
    players.insert(1, Choice::new(BY_LINK, SetupWords::of(language).by_link));
    players
}

/// How strong a level is: what it means for a person, and its Elo where that was measured.
pub fn strength(game: GameId, level: Level, language: Language) -> Cow<'static, str> {
    let meaning = level.meaning(language);
    match level.elo(game) {
        Some((elo, _)) => (SetupWords::of(language).with_elo)(meaning, elo).into(),
        None => meaning.into(),
    }
}

/// The value of a player in a form.
pub fn player_value(player: Player) -> String {
    match player {
        Player::Person => PERSON.to_owned(),
        Player::Elsewhere => BY_LINK.to_owned(),
        Player::Machine(level) => level.number().to_string(),
    }
}

/// The level with a value in a form.
pub fn level_of(value: &str) -> Option<Level> {
    value.parse().ok().and_then(Level::numbered)
}

/// The player with a value in a form.
pub fn player_of(value: &str) -> Player {
    match (value, level_of(value)) {
        (BY_LINK, _) => Player::Elsewhere,
        (_, level) => level.map_or(Player::Person, Player::Machine),
    }
}
