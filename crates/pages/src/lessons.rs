//! The lessons that pages list.

use std::fmt;

use tessera_app::lesson::{Lesson, LessonFault};
use tessera_games::catalog::GameId;

/// The lessons of the games that have one, in the order of the catalogue.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Lessons(Vec<Lesson>);

/// Why a text is not taken as the lesson of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLesson {
    /// It is no file of a lesson, or the rules say otherwise.
    File(LessonFault),
    /// It is of a game that the catalogue does not have on the site.
    Game(GameId),
    /// There is another file of the same game.
    Twice(GameId),
}

/// English, for `lab`.
impl fmt::Display for BadLesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLesson::File(why) => why.fmt(f),
            BadLesson::Game(game) => write!(f, "game: the site has no game {}", game.id()),
            BadLesson::Twice(game) => write!(f, "game: there are two files of {}", game.id()),
        }
    }
}

impl std::error::Error for BadLesson {}

impl Lessons {
    /// Takes the lesson of a game, written as JSON; every step is checked by the rules.
    pub fn add(&mut self, json: &str) -> Result<GameId, BadLesson> {
        let lesson = Lesson::parse(json).map_err(BadLesson::File)?;
        lesson.check().map_err(BadLesson::File)?;
        let game = lesson.game;
        if !GameId::ALL.contains(&game) {
            return Err(BadLesson::Game(game));
        }
        if self.of(game).is_some() {
            return Err(BadLesson::Twice(game));
        }
        self.0.push(lesson);
        let place = |game: GameId| GameId::ALL.iter().position(|&other| other == game);
        self.0.sort_by_key(|lesson| place(lesson.game));
        Ok(game)
    }

    /// Every lesson.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Lesson> {
        self.0.iter()
    }

    /// The lesson of a game.
    pub(crate) fn of(&self, game: GameId) -> Option<&Lesson> {
        self.0.iter().find(|lesson| lesson.game == game)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
