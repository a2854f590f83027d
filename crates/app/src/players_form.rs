//! Who can play, as choices of a form: a person, and the levels of the engine.

use super::form::Choice;
use super::level::Level;
use super::player::Player;
use super::words::SetupWords;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

/// The value of a person at another device.
const BY_LINK: &str = "link";
/// The value of a person.
const PERSON: &str = "person";

/// What is told about a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LevelText {
    /// Its number and name: `Level 3, Casual`.
    Title,
    /// What it means and its Elo, too: `Level 3, Casual: plays now and then · Elo +382 ± 78`.
    Full,
}

/// The levels of a game, by their numbers.
pub fn levels(game: GameId, language: Language, text: LevelText) -> Vec<Choice> {
    let words = SetupWords::of(language);
    let choice = |level: Level| {
        let title = (words.level)(level.number(), level.name(language));
        let text = match text {
            LevelText::Title => title,
            LevelText::Full => {
                let title = (words.with_meaning)(&title, level.meaning(language));
                match level.elo(game) {
                    Some((elo, half)) => (words.with_elo)(&title, elo, half),
                    None => title,
                }
            }
        };
        Choice::new(level.number().to_string(), text)
    };
    Level::all().map(choice).collect()
}

/// A person and the levels of a game.
pub fn players(game: GameId, language: Language, text: LevelText) -> Vec<Choice> {
    let person = Choice::new(PERSON, SetupWords::of(language).person);
    [person].into_iter().chain(levels(game, language, text)).collect()
}

/// The same with a person at another device.
pub fn players_by_link(game: GameId, language: Language, text: LevelText) -> Vec<Choice> {
    let mut players = players(game, language, text);
    players.insert(1, Choice::new(BY_LINK, SetupWords::of(language).by_link));
    players
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
