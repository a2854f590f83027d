//! The reports from which pages are drawn.

use std::fmt;

use tessera_games::catalog::GameId;
use tessera_report::{BadReport, Report};

/// The reports of the games that have one, in the order of the catalogue.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reports(Vec<(GameId, Report)>);

/// Why a text is not taken as a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadReports {
    /// It is no report.
    Report(BadReport),
    /// It is of a game that the catalogue does not have on the site.
    Game(String),
    /// There is another report of the same game.
    Twice(GameId),
}

/// English, for `lab`.
impl fmt::Display for BadReports {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadReports::Report(why) => why.fmt(f),
            BadReports::Game(id) => write!(f, "game: the site has no game {id}"),
            BadReports::Twice(game) => write!(f, "game: there are two reports of {}", game.id()),
        }
    }
}

impl std::error::Error for BadReports {}

impl Reports {
    /// Takes a report, written as JSON.
    pub fn add(&mut self, json: &str) -> Result<GameId, BadReports> {
        let report = Report::parse(json).map_err(BadReports::Report)?;
        let Some(game) = GameId::find(&report.game).filter(|game| GameId::ALL.contains(game)) else {
            return Err(BadReports::Game(report.game));
        };
        if self.of(game).is_some() {
            return Err(BadReports::Twice(game));
        }
        self.0.push((game, report));
        let place = |game: GameId| GameId::ALL.iter().position(|&other| other == game);
        self.0.sort_by_key(|&(game, _)| place(game));
        Ok(game)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (GameId, &Report)> {
        self.0.iter().map(|(game, report)| (*game, report))
    }

    /// The report of a game.
    pub(crate) fn of(&self, game: GameId) -> Option<&Report> {
        self.iter()
            .find(|&(other, _)| other == game)
            .map(|(_, report)| report)
    }
}
