//! How strong the engine plays.

use serde::{Deserialize, Serialize};

use super::words::SetupWords;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_protocol::ladder::{LEVELS, Rung, rungs};
use tessera_protocol::{Budget, Engine};

/// How strong the engine plays, counted from 1: a rung of the game's ladder. All but the last search for a fixed number
/// of steps, so that a level is the same on every device.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Level(u8);

impl Level {
    /// The level of a first visitor's opponent.
    pub const USUAL: Level = Level(2);
    /// The level of both sides where an engine plays itself: quick, and without gross mistakes.
    pub const WATCHED: Level = Level(4);

    /// The levels, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=LEVELS as u8).map(Level)
    }

    /// The level's number, counted from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    pub fn numbered(number: u8) -> Option<Level> {
        Level::all().find(|level| level.0 == number)
    }

    fn rung(self, game: GameId) -> &'static Rung {
        &rungs(game)[usize::from(self.0) - 1]
    }

    /// What the level is called in every game: `Casual`.
    pub fn name(self, language: Language) -> &'static str {
        let words = SetupWords::of(language);
        let names: [&str; LEVELS] = [
            words.newcomer,
            words.beginner,
            words.casual,
            words.steady,
            words.skilled,
            words.strong,
            words.expert,
            words.master,
            words.grandmaster,
        ];
        names[usize::from(self.0) - 1]
    }

    /// What the level means for a person, in every game: `Plays now and then.`
    pub fn meaning(self, language: Language) -> &'static str {
        let words = SetupWords::of(language);
        let meanings: [&str; LEVELS] = [
            words.knows_rules,
            words.first_games,
            words.now_and_then,
            words.few_blunders,
            words.plans,
            words.hard_to_beat,
            words.very_hard_to_beat,
            words.hardest_to_beat,
            words.strongest,
        ];
        meanings[usize::from(self.0) - 1]
    }

    /// The level's Elo above level 1 and half the width of its 95 % interval; `None` where it was not measured.
    pub fn elo(self, game: GameId) -> Option<(i32, u32)> {
        // Level 1 is what the others are measured from.
        self.rung(game).elo.filter(|&(_, half)| half > 0)
    }

    /// The search the level uses in a game.
    pub fn engine(self, game: GameId) -> Engine {
        self.rung(game).engine
    }

    /// How long the search may take in a game. A level that has a time gets the one that the person chose.
    pub fn budget(self, game: GameId, think_millis: u32) -> Budget {
        match self.rung(game).budget {
            Budget::Millis(_) => Budget::Millis(think_millis),
            steps => steps,
        }
    }

    /// Whether the level has a time and not a number of steps.
    pub fn is_timed(self, game: GameId) -> bool {
        matches!(self.rung(game).budget, Budget::Millis(_))
    }
}

impl From<Level> for String {
    fn from(level: Level) -> String {
        level.0.to_string()
    }
}

impl TryFrom<String> for Level {
    type Error = &'static str;

    /// Reads the level's number.
    fn try_from(kept: String) -> Result<Level, &'static str> {
        let number = kept.parse().ok();
        number.and_then(Level::numbered).ok_or("no such level")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_protocol::ladder::NAMES;

    #[test]
    fn the_page_and_lab_call_a_level_the_same() {
        assert!(Level::all().map(|level| level.name(Language::English)).eq(NAMES));
    }
}
