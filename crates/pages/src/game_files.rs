//! The files that pages are drawn from: of each kind one for a game at most, written as JSON.

use std::fmt;

use tessera_games::catalog::GameId;

/// A file about a game.
pub trait GameFile: Sized {
    /// Why a text is no such file.
    type Fault: fmt::Display;
    /// What a sentence calls several of them: `reports`.
    const SEVERAL: &'static str;

    /// Reads a file. What the rules have to say of it is checked, too.
    fn read(json: &str) -> Result<Self, Self::Fault>;

    fn game_id(&self) -> &str;

    /// Whether there is something in it that pages show.
    fn is_shown(&self) -> bool {
        true
    }
}

/// The files of a kind, in the order of the catalogue.
#[derive(Clone, PartialEq, Debug)]
pub struct GameFiles<F>(Vec<(GameId, F)>);

impl<F> Default for GameFiles<F> {
    fn default() -> Self {
        GameFiles(Vec::new())
    }
}

/// Why a text is not taken as the file of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadGameFile<E> {
    /// It is none.
    File(E),
    /// It is of a game that the catalogue does not have on the site.
    Game(String),
    /// There is another one of the same game; the text is what several are called.
    Twice(GameId, &'static str),
}

/// English, for `lab`.
impl<E: fmt::Display> fmt::Display for BadGameFile<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadGameFile::File(why) => why.fmt(f),
            BadGameFile::Game(id) => write!(f, "game: the site has no game {id}"),
            BadGameFile::Twice(game, several) => {
                write!(f, "game: there are two {several} of {}", game.id())
            }
        }
    }
}

impl<E: fmt::Display + fmt::Debug> std::error::Error for BadGameFile<E> {}

impl<F: GameFile> GameFiles<F> {
    /// Takes the file of a game.
    pub fn add(&mut self, json: &str) -> Result<GameId, BadGameFile<F::Fault>> {
        let file = F::read(json).map_err(BadGameFile::File)?;
        let id = file.game_id();
        let Some(place) = GameId::ALL.iter().position(|game| game.id() == id) else {
            return Err(BadGameFile::Game(id.to_owned()));
        };
        let game = GameId::ALL[place];
        if self.0.iter().any(|&(other, _)| other == game) {
            return Err(BadGameFile::Twice(game, F::SEVERAL));
        }
        self.0.push((game, file));
        self.0
            .sort_by_key(|(game, _)| GameId::ALL.iter().position(|other| other == game));
        Ok(game)
    }

    /// Those that pages show, each with its game.
    pub(crate) fn by_game(&self) -> impl Iterator<Item = (GameId, &F)> {
        let shown = self.0.iter().filter(|(_, file)| file.is_shown());
        shown.map(|(game, file)| (*game, file))
    }

    /// Those that pages show.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &F> {
        self.by_game().map(|(_, file)| file)
    }

    /// Whether pages show none.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// The file of a game, if pages show it.
    pub(crate) fn of(&self, game: GameId) -> Option<&F> {
        let mut files = self.by_game();
        files.find(|&(other, _)| other == game).map(|(_, file)| file)
    }

    /// Whether pages show the file of a game.
    pub fn has(&self, game: GameId) -> bool {
        self.of(game).is_some()
    }
}
