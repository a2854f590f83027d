//! The puzzles that pages list.

use std::fmt;

use tessera_games::catalog::GameId;
use tessera_protocol::puzzles::{PuzzleFault, PuzzleFile};

/// The puzzles of the games that have some, in the order of the catalogue.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Puzzles(Vec<PuzzleFile>);

/// Why a text is not taken as the puzzles of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadPuzzles {
    /// It is no file of puzzles.
    File(PuzzleFault),
    /// It is of a game that the catalogue does not have on the site.
    Game(GameId),
    /// There is another file of the same game.
    Twice(GameId),
}

/// English, for `lab`.
impl fmt::Display for BadPuzzles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadPuzzles::File(why) => why.fmt(f),
            BadPuzzles::Game(game) => write!(f, "game: the site has no game {}", game.id()),
            BadPuzzles::Twice(game) => write!(f, "game: there are two files of {}", game.id()),
        }
    }
}

impl std::error::Error for BadPuzzles {}

impl Puzzles {
    /// Takes the puzzles of a game, written as JSON; every one is checked by the rules.
    pub fn add(&mut self, json: &str) -> Result<GameId, BadPuzzles> {
        let file = PuzzleFile::parse(json).map_err(BadPuzzles::File)?;
        let game = file.game;
        if !GameId::ALL.contains(&game) {
            return Err(BadPuzzles::Game(game));
        }
        if self.0.iter().any(|other| other.game == game) {
            return Err(BadPuzzles::Twice(game));
        }
        self.0.push(file);
        let place = |game: GameId| GameId::ALL.iter().position(|&other| other == game);
        self.0.sort_by_key(|file| place(file.game));
        Ok(game)
    }

    /// The games whose puzzles are listed, with them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &PuzzleFile> {
        self.0.iter().filter(|file| file.listed().next().is_some())
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// How many puzzles of a game are listed.
    pub(crate) fn count(&self, game: GameId) -> usize {
        let of_game = self.iter().find(|file| file.game == game);
        of_game.map_or(0, |file| file.listed().count())
    }

    /// Whether a game has some.
    pub fn has(&self, game: GameId) -> bool {
        self.iter().any(|file| file.game == game)
    }
}
