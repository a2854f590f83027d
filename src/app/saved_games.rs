//! The games that the device keeps.

use super::saved_game::{SaveId, SavedGame};
use crate::play::Record;

/// The games that the device keeps, the newest first.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SavedGames(Vec<SavedGame>);

impl SavedGames {
    /// Games in this order.
    pub fn new(newest_first: Vec<SavedGame>) -> SavedGames {
        SavedGames(newest_first)
    }

    /// The game that was kept last.
    pub fn newest(&self) -> Option<&SavedGame> {
        self.0.first()
    }

    /// The game with this id.
    pub fn find(&self, id: SaveId) -> Option<&SavedGame> {
        self.0.iter().find(|game| game.id == id)
    }

    /// The variations of the game with this id, as they are kept.
    pub fn tree(&self, id: SaveId) -> String {
        self.find(id).map_or_else(String::new, |game| game.tree.clone())
    }

    /// The game that a record without an id continues: the newest whose moves it begins with.
    pub fn continued_by(&self, record: &Record) -> Option<&SavedGame> {
        self.0.iter().find(|game| game.continues(record))
    }

    /// Keeps a game, in place of an earlier state of it.
    pub fn keep(&mut self, game: SavedGame) {
        self.0.retain(|other| other.id != game.id);
        self.0.insert(0, game);
    }

    /// Forgets all games.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
