//! The games that the device keeps.

use super::outcome::{Outcome, Score};
use super::saved_game::{SaveId, SavedGame};
use super::shared_id::SharedId;
use tessera_games::catalog::GameId;
use tessera_games::play::Record;

/// The games that the device keeps, the newest first, as far as this page knows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SavedGames {
    games: Vec<SavedGame>,
    /// How often this page has kept a game or forgotten all.
    revision: u32,
    /// The revisions at which games of these ids were kept, and at which all were forgotten.
    kept_at: Vec<(u32, SaveId)>,
    forgotten_at: u32,
}

impl SavedGames {
    /// Games in this order.
    pub fn new(newest_first: Vec<SavedGame>) -> SavedGames {
        SavedGames {
            games: newest_first,
            ..SavedGames::default()
        }
    }

    /// A number that grows whenever this page keeps a game or forgets all: what the device lists is as old as the question.
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// Takes over what the device has listed, which was asked at this revision. What this page has kept since then stays.
    pub fn refresh(&mut self, listed: SavedGames, asked_at: u32) {
        if asked_at < self.forgotten_at {
            return;
        }
        self.kept_at.retain(|(at, _)| *at > asked_at);
        let ids = self.kept_at.clone().into_iter();
        let newer: Vec<_> = ids.filter_map(|(_, id)| self.find(id).cloned()).collect();
        self.games = listed.games;
        for game in newer {
            self.put(game);
        }
    }

    /// Another tab has continued a game, too: what this page has of it is kept under the second id from now on.
    pub fn fork(&mut self, from: SaveId, to: SaveId) {
        if let Some(game) = self.find(from) {
            self.keep(SavedGame {
                id: to,
                ..game.clone()
            });
        }
    }

    /// How many of the kept games of this kind a person has won against a level.
    pub fn won(&self, game: GameId) -> usize {
        self.outcomes(game)
            .filter(|outcome| outcome.score == Score::Won)
            .count()
    }

    /// The game that was kept last.
    pub fn newest(&self) -> Option<&SavedGame> {
        self.games.first()
    }

    pub fn find(&self, id: SaveId) -> Option<&SavedGame> {
        self.games.iter().find(|game| game.id == id)
    }

    /// The games that friends play by link under an id, the newest first; of several the lines have parted.
    pub fn by_link(&self, id: SharedId) -> impl Iterator<Item = &SavedGame> {
        let is_it = move |game: &&SavedGame| game.by_link().is_some_and(|by_link| by_link.id == id);
        self.games.iter().filter(is_it)
    }

    /// The variations of the game with this id, as they are kept.
    pub fn tree(&self, id: SaveId) -> String {
        self.find(id).map_or_else(String::new, |game| game.tree.clone())
    }

    /// How the games of one person against a level have ended that are of a kind, the last first.
    pub fn outcomes(&self, game: GameId) -> impl Iterator<Item = Outcome> {
        let is_of = move |kept: &&SavedGame| kept.record.split('/').next() == Some(game.id());
        self.games
            .iter()
            .filter(is_of)
            .filter_map(|kept| kept.outcome.parse().ok())
    }

    /// The game that a record without an id continues: the newest whose moves it begins with. A game by link goes on by its
    /// links alone.
    pub fn continued_by(&self, record: &Record) -> Option<&SavedGame> {
        self.games
            .iter()
            .find(|game| game.by_link().is_none() && game.continues(record))
    }

    /// Keeps a game, in place of an earlier state of it.
    pub fn keep(&mut self, game: SavedGame) {
        self.revision += 1;
        self.kept_at.retain(|(_, id)| *id != game.id);
        self.kept_at.push((self.revision, game.id));
        self.put(game);
    }

    fn put(&mut self, game: SavedGame) {
        self.games.retain(|other| other.id != game.id);
        self.games.insert(0, game);
    }

    /// Forgets all games.
    pub fn clear(&mut self) {
        self.revision += 1;
        self.forgotten_at = self.revision;
        self.kept_at.clear();
        self.games.clear();
    }
}

/// What became of the games of a file that was taken in. Games that the device has already are not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ImportedGames {
    /// How many are kept now.
    pub kept: u32,
    /// For how many the device has no room.
    pub no_room: u32,
    /// How many finished games are more than are kept.
    pub too_many: u32,
}

impl ImportedGames {
    /// Whether any game of the file is not kept.
    pub fn is_any_missing(self) -> bool {
        self.no_room + self.too_many > 0
    }
}
