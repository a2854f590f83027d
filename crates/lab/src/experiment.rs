//! What all commands share that play or search in one game: the game with its options, and the way into it.

use std::io::Write;
use std::sync::Arc;

use clap::Args;

use super::arguments;
use tessera_cli::failure::Failure;
use tessera_games::catalog::Visitor;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Notation, Options, Record};
use tessera_search::Heuristics;

/// The game of a command, and its options.
#[derive(Clone, Args)]
pub(super) struct Setting {
    /// The game
    #[arg(value_parser = arguments::game)]
    pub game: GameId,
    /// The game's options, written as in a record
    #[arg(long, default_value = "", value_parser = arguments::options)]
    pub options: Options,
}

impl Setting {
    /// The setting with every option of the game. Error: the game does not have these options.
    pub fn complete(&self) -> Result<Setting, Failure> {
        let options = self.options.complete(&self.game.specs());
        Ok(Setting {
            game: self.game,
            options: options.map_err(Failure::usage)?,
        })
    }

    /// The setting of a test.
    #[cfg(test)]
    pub fn of(game: GameId, options: &str) -> Setting {
        Setting {
            game,
            options: Options::parse(options).expect("the options are well formed"),
        }
    }

    /// The record of these moves.
    pub fn record(&self, names: Vec<String>) -> Record {
        Record {
            game: self.game.id().to_owned(),
            options: self.options.clone(),
            names,
            shown: None,
        }
    }

    /// Visits the game.
    pub fn visit<V: Visitor>(&self, visitor: V) -> Result<V::Output, Failure> {
        catalog::with(self.game, &self.options, visitor).map_err(Failure::usage)
    }
}

/// The rules of a game whose moves have names and which a search can play.
pub(super) trait Rules: Notation + Heuristics + 'static {}

impl<G: Notation + Heuristics + 'static> Rules for G {}

/// A command that plays or searches in one game. What it repeats in many numbered parts are [`Units`](super::units::Units).
pub(super) trait Experiment: Sized {
    /// The game with all its options. Error: they are not those of the game.
    fn setting(&self) -> Result<Setting, Failure>;

    /// Does the work in the game of this setting and writes the lines.
    fn work<G: Rules>(&self, game: &Arc<G>, setting: &Setting, out: &mut impl Write) -> Result<(), Failure>;

    /// Runs the command.
    fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let setting = self.setting()?;
        setting.visit(Work(self, &setting, out))?
    }
}

/// Does the work of an experiment in the game that is visited.
struct Work<'a, E, W>(&'a E, &'a Setting, &'a mut W);

impl<E: Experiment, W: Write> Visitor for Work<'_, E, W> {
    type Output = Result<(), Failure>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Result<(), Failure> {
        let Work(experiment, setting, out) = self;
        experiment.work(&Arc::new(game), setting, out)
    }
}
