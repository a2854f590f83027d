//! The ladder of levels, each played against the one below.

mod by_level;
mod by_time;
#[cfg(test)]
mod tests;

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::ai_ai_rule;
use super::arguments;
use super::experiment::{Experiment, Rules, Setting};
use super::limit::Limit;
use super::match_log::MatchLog;
use super::opening::Opening;
use super::pair::Match;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_engine as engine;
use tessera_protocol::ladder::{self, LEVELS};
use tessera_protocol::{Budget, Engine};

/// Play matches between neighbouring levels of a game's ladder and compute the Elo of each level.
///
/// The output is a header; for each two neighbours a line per pair, as in lab arena with the higher level as first
/// engine, and a summary; at the end a line per level with its Elo above the lowest level. The Elo is the sum of
/// the differences between neighbours; the width of its interval is the root of the sum of the squares of their
/// widths. "rung" is the Elo in whole numbers with the wider side of its interval, as crates/protocol/src/ladder.rs holds it, or
/// null if a level won or lost all games.
///
/// With --times the levels are the steps of Ai Ai's reports instead. Step k thinks 0.01·e^k seconds per move. Step
/// 0 plays against random moves, every other step against the one below. A step passes with 36 points in at most 50
/// games; the first step that fails is the last. Each line also gives the report's result, from another machine and
/// another UCT. --scale multiplies the times; the report's results are for the unscaled ones.
#[derive(Args)]
pub(super) struct Ladder {
    #[command(flatten)]
    setting: Setting,
    /// The games between two neighbours, a multiple of the seats [default: 200, or the next multiple]
    #[arg(long, conflicts_with = "times")]
    games: Option<u32>,
    /// The lowest level
    #[arg(long, default_value_t = 1, conflicts_with = "times", value_parser = clap::value_parser!(u8).range(1..LEVELS as i64))]
    lowest: u8,
    /// The highest level
    #[arg(long, default_value_t = LEVELS as u8, conflicts_with = "times", value_parser = clap::value_parser!(u8).range(2..=LEVELS as i64))]
    highest: u8,
    /// Milliseconds per move of the level that is limited by time
    #[arg(long, default_value_t = 1000, conflicts_with = "times")]
    top_millis: u32,
    /// The seed for openings and searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many random plies each pair begins with, including bids [default: 4, with --times 0]
    #[arg(long, value_name = "PLIES")]
    opening_plies: Option<u32>,
    /// Take the openings from this book instead (see lab book); they repeat if there are more pairs than openings
    #[arg(long, conflicts_with = "opening_plies", value_name = "FILE")]
    book: Option<PathBuf>,
    /// Keep the pairs in this file and skip those that it already holds
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// How many threads play games [default: one per core]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Measure the steps of Ai Ai's reports, by thinking time
    #[arg(long)]
    times: bool,
    /// The engine that plays the steps
    #[arg(long, default_value = "uct", requires = "times")]
    engine: Engine,
    /// Multiply the thinking times by this factor
    #[arg(long, default_value_t = 1.0, requires = "times", value_parser = arguments::scale)]
    scale: f64,
    /// The last step
    #[arg(long, default_value_t = 5, requires = "times", value_name = "K", value_parser = clap::value_parser!(u8).range(..10))]
    last: u8,
}

/// The first line of the output: everything that determines how the pairs are played.
#[derive(Serialize)]
struct Header {
    ladder: &'static str,
    options: String,
    seed: u64,
    opening: Opening,
    levels: Vec<Level>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scale: Option<f64>,
}

/// The engine and the budget of a level, or of a step by thinking time.
#[derive(Clone, Copy, Serialize)]
struct Level {
    level: u8,
    /// The name that the page shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'static str>,
    #[serde(serialize_with = "written")]
    engine: Engine,
    budget: Limit,
}

/// Writes an engine as on the command line.
fn written<S: serde::Serializer>(engine: &Engine, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(engine)
}

impl Ladder {
    /// The levels of the game's ladder.
    fn levels(&self) -> Vec<Level> {
        let rungs = (1..).zip(ladder::NAMES).zip(ladder::rungs(self.setting.game));
        let level = |((number, name), rung): ((u8, &'static str), &ladder::Rung)| Level {
            level: number,
            name: Some(name),
            engine: rung.engine,
            budget: match rung.budget {
                Budget::Millis(_) => Limit::Millis(self.top_millis.into()),
                steps => steps.into(),
            },
        };
        rungs
            .map(level)
            .filter(|level| (self.lowest..=self.highest).contains(&level.level))
            .collect()
    }

    /// The steps by thinking time.
    fn steps(&self) -> Vec<Level> {
        let step = |step| Level {
            level: step,
            name: None,
            engine: self.engine,
            budget: Limit::Millis(ai_ai_rule::seconds(step) * 1e3 * self.scale),
        };
        (0..=self.last).map(step).collect()
    }
}

impl Experiment for Ladder {
    fn setting(&self) -> Result<Setting, Failure> {
        self.setting.complete()
    }

    fn work<G: Rules>(&self, game: &Arc<G>, setting: &Setting, out: &mut impl Write) -> Result<(), Failure> {
        if self.lowest >= self.highest {
            return Err(Failure::usage("the lowest level must be lower than the highest"));
        }
        let usual = if self.times { 0 } else { 4 };
        let plies = self.opening_plies.unwrap_or(usual);
        let header = Header {
            ladder: setting.game.id(),
            options: setting.options.to_string(),
            seed: self.seed,
            opening: Opening::chosen(self.book.as_deref(), plies, setting)?,
            levels: if self.times { self.steps() } else { self.levels() },
            scale: self.times.then_some(self.scale),
        };
        let seats = u32::from(game.seats());
        if self.times && seats != 2 {
            return Err(Failure::Usage(format!(
                "the rule works for two seats, and this game has {seats}: leave out --times"
            )));
        }
        if self.times {
            engine::fits(self.engine, &**game).map_err(Failure::usage)?;
        }
        let games = self.games.unwrap_or(200u32.next_multiple_of(seats));
        let pairs = arguments::pairs(games, seats)?;
        let levels: Vec<Option<u8>> = header.levels.iter().map(|level| Some(level.level)).collect();
        let mut log = MatchLog::open(self.resume.as_deref(), &header, &levels)?;
        json_line::write(out, &header)?;
        let mut run = LadderRun {
            command: self,
            header,
            out,
        };
        if self.times {
            run.by_time(game, &mut log)
        } else {
            run.by_level(game, pairs, &mut log)
        }
    }
}

/// The matches of a ladder under way.
struct LadderRun<'a, W> {
    command: &'a Ladder,
    header: Header,
    out: &'a mut W,
}

impl<W: Write> LadderRun<'_, W> {
    /// The match of two levels; each has a seed of its own, so that no two matches have the same chance outcomes.
    fn rules(&self, levels: [Level; 2]) -> Match {
        Match {
            engines: levels.map(|level| level.engine),
            limits: levels.map(|level| level.budget),
            workers: 1,
            seed: self.header.seed.wrapping_add(levels[0].level.into()),
            opening: self.header.opening.clone(),
        }
    }
}
