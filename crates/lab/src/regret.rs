//! `lab regret`: how often the levels keep what a position of a solved board is worth.

mod positions;
#[cfg(test)]
mod tests;

use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use cpu_time::ThreadTime;
use serde::Serialize;

use super::arguments;
use super::experiment::{Experiment, Rules, Setting};
use super::limit::Limit;
use super::player::Player;
use super::rng_streams::stream;
use positions::{Drawn, Solved};
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_cli::progress::LongRun;
use tessera_core::game::Turn;
use tessera_engine as engine;
use tessera_games::catalog::GameId;
use tessera_games::play::{Notation, Options};
use tessera_protocol::ladder::{self, Rung};
use tessera_protocol::{Budget, Engine};
use tessera_report::Interval;

/// Measure how often the levels of a game keep what positions of a small board are worth.
///
/// Positions are drawn from games of random moves: of each game one, every ply as likely as any other, and none twice. Where
/// the game has a komi, it is fixed anew for each position: the komi that makes it a draw, or the largest handicap with which
/// the seat to move still wins, each as likely as the other. So a move that gives up a point or two loses what the position
/// is worth. Every legal move is solved exactly; only positions count in which some move loses what another keeps. Each
/// level then chooses a move, as in a game that begins there.
///
/// The output is a line of JSON; a table goes to standard error. "random" is the share that a choice among all legal moves
/// would keep, each as likely as any other. All depends on the seed alone, but for the level that is limited by time.
#[derive(Args)]
pub(super) struct Regret {
    /// The game
    #[arg(value_parser = arguments::game)]
    game: GameId,
    /// The game's options, written as in a record, without komi
    #[arg(long, default_value = "", value_parser = arguments::options)]
    options: Options,
    /// How many positions
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    positions: u32,
    /// The seed for positions and searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The levels, separated by commas [default: all]
    #[arg(long, value_delimiter = ',', value_parser = clap::value_parser!(u8).range(1..=ladder::LEVELS as i64))]
    levels: Vec<u8>,
    /// Milliseconds per move of the level that is limited by time
    #[arg(long, default_value_t = 1000)]
    top_millis: u32,
    /// The engine of the level that is limited by time [default: the strongest]
    #[arg(long)]
    engine: Option<Engine>,
    /// The memory for positions that were solved already
    #[arg(long, default_value_t = 256, value_name = "MEBIBYTES", value_parser = clap::value_parser!(u32).range(1..=65_536))]
    memory: u32,
    /// Print each position and what the levels play there, too, one line each
    #[arg(long)]
    each: bool,
}

/// The line that is printed at the end.
#[derive(Serialize, Debug)]
struct Summary {
    game: &'static str,
    options: String,
    seed: u64,
    /// How many positions were found.
    positions: u32,
    /// The share that a choice at random keeps.
    random: f64,
    /// The seconds that drawing and solving took.
    seconds: f64,
    levels: Vec<LevelShare>,
}

/// How often a level keeps what positions are worth.
#[derive(Serialize, Debug)]
struct LevelShare {
    level: u8,
    engine: String,
    budget: Limit,
    kept: u32,
    share: Interval,
    /// Milliseconds of processor time per move.
    millis: f64,
}

/// The line of a position with --each.
#[derive(Serialize)]
struct Choice {
    record: String,
    /// The moves that keep what it is worth.
    best: Vec<String>,
    moves: usize,
    /// What each level plays, the first level first.
    played: Vec<String>,
}

/// A level while it is measured.
struct Measured {
    level: u8,
    rung: Rung,
    limit: Limit,
    kept: u32,
    seconds: f64,
}

impl Experiment for Regret {
    fn setting(&self) -> Result<Setting, Failure> {
        if self.options.get("komi").is_some() {
            return Err(Failure::usage(
                "this command fixes the komi of each position: leave it out of --options",
            ));
        }
        let mut options = self.options.clone();
        if self.game.specs().iter().any(|spec| spec.key == "komi") {
            options.set("komi", "0");
        }
        let options = self.game.complete(&options).map_err(Failure::usage)?;
        let game = self.game;
        Ok(Setting { game, options })
    }

    fn work<G: Rules>(&self, game: &Arc<G>, setting: &Setting, out: &mut impl Write) -> Result<(), Failure> {
        if game.turn(&game.start()) == Turn::Chance || game.seats() != 2 {
            return Err(Failure::usage("only games for two without chance can be solved"));
        }
        let mut levels = self.measured();
        for level in &levels {
            engine::fits(level.rung.engine, &**game).map_err(Failure::usage)?;
        }
        let mut drawn = Drawn::new(setting, game, self.seed, self.memory as usize);
        let (mut count, mut random, mut seconds) = (0, 0.0, 0.0);
        let progress = LongRun::new(self.positions, self.positions, "positions");
        while count < self.positions {
            let begin = Instant::now();
            let Some(solved) = drawn.next() else {
                break;
            };
            seconds += begin.elapsed().as_secs_f64();
            random += solved.best.len() as f64 / solved.moves as f64;
            let mut played = Vec::new();
            for level in &mut levels {
                let begin = ThreadTime::now();
                let mut dice = stream(self.seed, &[1, level.level.into(), count.into()]);
                let mut player = Player::new(solved.game.clone(), level.rung.engine, level.limit);
                let result = player.result(&solved.state, &mut dice);
                let mv = result.best().expect("there is a move and a step was made").mv;
                level.seconds += begin.elapsed().as_secs_f64();
                level.kept += u32::from(solved.best.contains(&mv));
                played.push(solved.game.name(&solved.state, mv));
            }
            if self.each {
                json_line::write(out, &choice(&solved, played))?;
            }
            count += 1;
            progress.advance();
        }
        if count == 0 {
            return Err(Failure::usage(
                "no position was found in which a move can lose anything",
            ));
        }
        let share = |level: Measured| LevelShare {
            level: level.level,
            engine: level.rung.engine.to_string(),
            budget: level.limit,
            kept: level.kept,
            share: Interval::wilson(level.kept.into(), count.into()),
            millis: level.seconds * 1e3 / f64::from(count),
        };
        let summary = Summary {
            game: self.game.id(),
            options: drawn.options_without_komi(),
            seed: self.seed,
            positions: count,
            random: random / f64::from(count),
            seconds,
            levels: levels.into_iter().map(share).collect(),
        };
        eprint!("{}", table(&summary));
        Ok(json_line::write(out, &summary)?)
    }
}

impl Regret {
    /// The levels that are measured.
    fn measured(&self) -> Vec<Measured> {
        let rungs = (1..).zip(ladder::rungs(self.game).iter());
        let is_asked = |level: &u8| self.levels.is_empty() || self.levels.contains(level);
        rungs
            .filter(|(level, _)| is_asked(level))
            .map(|(level, &rung)| Measured {
                level,
                rung: match (rung.budget, self.engine) {
                    (Budget::Millis(_), Some(engine)) => Rung { engine, ..rung },
                    _ => rung,
                },
                limit: match rung.budget {
                    Budget::Millis(_) => Limit::Millis(self.top_millis.into()),
                    Budget::Steps(steps) => Limit::Steps(steps),
                },
                kept: 0,
                seconds: 0.0,
            })
            .collect()
    }
}

/// The line of a position.
fn choice<G: Notation>(solved: &Solved<G>, played: Vec<String>) -> Choice {
    let name = |&mv: &G::Move| solved.game.name(&solved.state, mv);
    Choice {
        record: solved.record.to_string(),
        best: solved.best.iter().map(name).collect(),
        moves: solved.moves,
        played,
    }
}

/// The result as a table in Markdown.
fn table(summary: &Summary) -> String {
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    let mut text = format!(
        "{} {}: {} positions, {} % kept by a random move\n\n| level | kept | % | 95 % | ms |\n|---|---:|---:|---|---:|\n",
        summary.game,
        summary.options,
        summary.positions,
        percent(summary.random),
    );
    for level in &summary.levels {
        let Interval { low, mean, high } = level.share;
        text += &format!(
            "| {} | {} | {} | {} to {} | {:.1} |\n",
            level.level,
            level.kept,
            percent(mean),
            percent(low),
            percent(high),
            level.millis,
        );
    }
    text
}
