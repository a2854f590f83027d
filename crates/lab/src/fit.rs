//! `lab fit`: fits the weights of Carcassonne's evaluation that say how open cities, roads and cloisters end.

mod regression;
mod report;
mod self_play;
#[cfg(test)]
mod tests;

use std::any::Any;
use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::experiment::{Experiment, Rules, Setting};
use super::units::Units;
use regression::Regression;
use report::Summary;
use self_play::{SelfPlay, Settled};
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_cli::resume_log::ResumeLog;
use tessera_games::carcassonne::Carcassonne;

/// One game in so many is kept apart: the weights are not fitted to it, and the losses are measured on it.
const HELD_OUT: u32 = 5;

/// Fit how open cities, roads and cloisters end, to games of mcts against itself.
///
/// After every fourth turn each open city, road and cloister with meeples is a claim; the end of the game tells whether it
/// was completed, and what it brought a seat that had the majority then. The odds of completion are fitted by their
/// logarithmic loss, the points by least squares, where a claim counts 0 for a seat that has lost the majority.
///
/// The output is a header, a line for each kind of claim and a summary, whose "fitted" is an argument for
/// lab tune --duel. Losses are those of one game in five, which nothing was fitted to. The results depend on the seed alone.
#[derive(Args)]
pub(super) struct Fit {
    #[command(flatten)]
    setting: Setting,
    /// How many games
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(10..))]
    games: u32,
    /// Search steps per move
    #[arg(long, default_value_t = 150, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// The seed for games and searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Keep the games in this file and play only those that it does not hold
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// How many threads play games [default: one per core]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// The first line of the output and of the file: everything that determines the games.
#[derive(Serialize)]
struct Header {
    fit: &'static str,
    options: String,
    steps: u32,
    seed: u64,
}

/// A line of the file: what became of the claims of a game.
#[derive(Serialize, Deserialize)]
struct Played {
    game: u32,
    claims: Vec<Settled>,
}

impl Experiment for Fit {
    fn setting(&self) -> Result<Setting, Failure> {
        self.setting.complete()
    }

    fn work<G: Rules>(&self, game: &Arc<G>, setting: &Setting, out: &mut impl Write) -> Result<(), Failure> {
        let game: Arc<dyn Any + Send + Sync> = game.clone();
        let game = game
            .downcast::<Carcassonne>()
            .map_err(|_| Failure::usage("this game has nothing to fit; choose carcassonne"))?;
        let header = Header {
            fit: setting.game.id(),
            options: setting.options.to_string(),
            steps: self.steps,
            seed: self.seed,
        };
        let mut log = ResumeLog::open(self.resume.as_deref(), Some(&header))?;
        let kept = games(log.take_entries()).map_err(|why| log.failure(why))?;
        json_line::write(out, &header)?;
        let self_play = SelfPlay {
            game: game.clone(),
            steps: self.steps,
            seed: self.seed,
        };
        let (mut fitted_to, mut held_out) = (Vec::new(), Vec::new());
        let play = |game| Played {
            game,
            claims: self_play.game(game),
        };
        let units = Units::new(self.games, "games", self.threads);
        units.resume(kept, play, |played, is_new| {
            if is_new {
                log.append(&played)?;
            }
            let is_held_out = played.game % HELD_OUT == HELD_OUT - 1;
            let claims = if is_held_out {
                &mut held_out
            } else {
                &mut fitted_to
            };
            claims.extend(played.claims);
            Ok(ControlFlow::Continue(String::new()))
        })?;
        let before = regression::weights(&game);
        let after = Regression::new(&game, &fitted_to).fit(&before);
        let summary = Summary::new(&game, self.games, &held_out, &before, &after);
        for kind in &summary.kinds {
            json_line::write(out, kind)?;
        }
        Ok(json_line::write(out, &summary)?)
    }
}

/// The games of a log, in order. Error: a line is not the next game.
fn games(lines: Vec<(usize, Value)>) -> Result<Vec<Played>, String> {
    let read = |(number, (line, value)): (u32, (usize, Value))| {
        let played = serde_json::from_value::<Played>(value).ok();
        let is_next = |played: &Played| played.game == number && played.claims.iter().all(Settled::is_sound);
        let not_next = || format!("line {line} is not game {number}; name another file");
        played.filter(is_next).ok_or_else(not_next)
    };
    (0..).zip(lines).map(read).collect()
}
