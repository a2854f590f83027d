//! The ladder of levels, each played against the one below.

use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::ai_ai_rule::{self, StepResult};
use super::arguments;
use super::failure::Failure;
use super::interval::Interval;
use super::json_line;
use super::limit::Limit;
use super::match_log::MatchLog;
use super::match_run::MatchRun;
use super::opening::Opening;
use super::opening_book::OpeningBook;
use super::pair::Match;
use super::tally::{MatchTally, TallySummary};
use crate::catalog::Visitor;
use crate::catalog::{self, GameId};
use crate::engine;
use crate::ladder;
use crate::play::{Notation, Options};
use crate::protocol::{Budget, Engine};
use crate::search::Heuristics;

/// Play matches between neighbouring levels of a game's ladder and compute the Elo of each level.
///
/// The output is a header; for each two neighbours a line per pair, as in lab arena with the higher level as first
/// engine, and a summary; at the end a line per level with its Elo above the lowest level. The Elo is the sum of
/// the differences between neighbours; the width of its interval is the root of the sum of the squares of their
/// widths. "rung" is the Elo in whole numbers with the wider side of its interval, as src/ladder.rs holds it, or
/// null if a level won or lost all games.
///
/// With --times the levels are the steps of Ai Ai's reports instead. Step k thinks 0.01·e^k seconds per move. Step
/// 0 plays against random moves, every other step against the one below. A step passes with 36 points in at most 50
/// games; the first step that fails is the last. Each line also gives the report's result, from another machine and
/// another UCT. --scale multiplies the times; the report's results are for the unscaled ones.
#[derive(Args)]
pub(super) struct Ladder {
    /// The game
    #[arg(value_parser = arguments::game)]
    game: GameId,
    /// The game's options, written as in a record
    #[arg(long, default_value = "", value_parser = arguments::options)]
    options: Options,
    /// The games between two neighbours, a multiple of the seats [default: 200, or the next multiple]
    #[arg(long, conflicts_with = "times")]
    games: Option<u32>,
    /// The lowest level
    #[arg(long, default_value_t = 1, conflicts_with = "times", value_parser = clap::value_parser!(u8).range(1..8))]
    lowest: u8,
    /// The highest level
    #[arg(long, default_value_t = 8, conflicts_with = "times", value_parser = clap::value_parser!(u8).range(2..9))]
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
    #[arg(long, default_value_t = 1.0, requires = "times", value_parser = scale)]
    scale: f64,
    /// The last step
    #[arg(long, default_value_t = 5, requires = "times", value_name = "K", value_parser = clap::value_parser!(u8).range(..10))]
    last: u8,
}

/// Parses a factor of thinking times, from 0.001 to 100.
fn scale(text: &str) -> Result<f64, String> {
    let scale = text.parse().ok().filter(|scale| (0.001..=100.0).contains(scale));
    scale.ok_or_else(|| format!("expected a number from 0.001 to 100, got {text:?}"))
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

/// The result of a level against the level below.
#[derive(Serialize)]
struct Against {
    #[serde(flatten)]
    level: Level,
    against: Level,
    #[serde(flatten)]
    sum: TallySummary,
}

/// The strength of a level.
#[derive(Serialize)]
struct Standing {
    #[serde(flatten)]
    level: Level,
    /// The difference in Elo to the lowest level.
    elo: Interval,
    /// The same in whole numbers: the estimate and the width of its wider side.
    rung: Option<(i32, u32)>,
}

/// The result of a step by thinking time.
#[derive(Serialize)]
struct Step {
    step: u8,
    seconds: f64,
    games: u32,
    #[serde(flatten)]
    result: StepResult,
    share: Interval,
    mean_plies: f64,
    passed: bool,
    /// The result that Ai Ai's report gives for the step.
    reported: Option<StepResult>,
}

/// How many steps by thinking time an engine passed.
#[derive(Serialize)]
struct TimesSummary {
    ladder: &'static str,
    options: String,
    engine: String,
    scale: f64,
    passed_steps: usize,
    reported_steps: Option<usize>,
    reported_options: Option<&'static str>,
}

impl Ladder {
    /// Plays the matches.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        if self.lowest >= self.highest {
            return Err(Failure::usage("the lowest level must be lower than the highest"));
        }
        let options = self
            .options
            .complete(&self.game.specs())
            .map_err(Failure::usage)?;
        let usual = if self.times { 0 } else { 4 };
        let opening = match &self.book {
            Some(path) => Opening::Book(OpeningBook::read(path, self.game, &options)?),
            None => Opening::Plies(self.opening_plies.unwrap_or(usual)),
        };
        let header = Header {
            ladder: self.game.about().id,
            options: options.to_string(),
            seed: self.seed,
            opening,
            levels: if self.times { self.steps() } else { self.levels() },
            scale: self.times.then_some(self.scale),
        };
        let run = LadderRun {
            command: self,
            header,
            out,
        };
        catalog::with(self.game, &options, run).map_err(Failure::usage)?
    }

    /// The levels of the game's ladder.
    fn levels(&self) -> Vec<Level> {
        let rungs = (1..).zip(ladder::rungs(self.game));
        let level = |(number, rung): (u8, &ladder::Rung)| Level {
            level: number,
            name: Some(rung.name),
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

struct LadderRun<'a, W> {
    command: &'a Ladder,
    header: Header,
    out: &'a mut W,
}

impl<W: Write> Visitor for LadderRun<'_, W> {
    type Output = Result<(), Failure>;

    fn visit<G: Notation + Heuristics + 'static>(mut self, game: G) -> Result<(), Failure> {
        let game = Arc::new(game);
        let seats = u32::from(game.seats());
        if self.command.times && seats != 2 {
            return Err(Failure::Usage(format!(
                "the rule works for two seats, and this game has {seats}: leave out --times"
            )));
        }
        if self.command.times {
            engine::fits(self.command.engine, &*game).map_err(Failure::usage)?;
        }
        let games = self.command.games.unwrap_or(200u32.next_multiple_of(seats));
        let pairs = arguments::pairs(games, seats)?;
        let mut log = MatchLog::open(self.command.resume.as_deref(), &self.header)?;
        json_line::write(self.out, &self.header)?;
        match self.command.times {
            true => self.by_time(&game, &mut log),
            false => self.by_level(&game, pairs, &mut log),
        }
    }
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

    fn by_level<G: Notation + Heuristics + 'static>(
        &mut self,
        game: &Arc<G>,
        pairs: u32,
        log: &mut MatchLog,
    ) -> Result<(), Failure> {
        let levels = self.header.levels.clone();
        let nothing = Interval::around(0.0, 0.0);
        let mut standings = vec![nothing];
        for neighbours in levels.windows(2) {
            let [below, level] = [neighbours[0], neighbours[1]];
            let match_run = MatchRun {
                rules: &self.rules([level, below]),
                pairs,
                level: Some(level.level),
                threads: self.command.threads,
            };
            let mut tally = MatchTally::new(u32::from(game.seats()));
            match_run.play(game, log, self.out, |pair| {
                tally.add(pair);
                let (high, low) = (level.level, below.level);
                let share = tally.share().mean * 100.0;
                ControlFlow::Continue(format!("level {high} has {share:.1} % against {low}"))
            })?;
            let height = *standings.last().expect("the lowest level stands");
            standings.push(height.plus(tally.elo()));
            let against = Against {
                level,
                against: below,
                sum: tally.summary(),
            };
            json_line::write(self.out, &against)?;
        }
        for (level, elo) in levels.into_iter().zip(standings) {
            let standing = Standing {
                level,
                elo,
                rung: elo.rounded(),
            };
            json_line::write(self.out, &standing)?;
        }
        Ok(())
    }

    fn by_time<G: Notation + Heuristics + 'static>(
        &mut self,
        game: &Arc<G>,
        log: &mut MatchLog,
    ) -> Result<(), Failure> {
        let reported = ai_ai_rule::reported(self.command.game);
        let mut passed_steps = 0;
        let mut below = Level {
            engine: Engine::Random,
            budget: Limit::Steps(1),
            ..self.header.levels[0]
        };
        for level in self.header.levels.clone() {
            let match_run = MatchRun {
                rules: &self.rules([level, below]),
                pairs: ai_ai_rule::PAIRS,
                level: Some(level.level),
                threads: self.command.threads,
            };
            let mut tally = MatchTally::new(2);
            match_run.play(game, log, self.out, |pair| {
                // Games count one by one: the rule may decide after the first game of a pair.
                for played in &pair.games {
                    if ai_ai_rule::passed(&tally).is_none() {
                        tally.add_game(played);
                    }
                }
                let message = format!("step {} has {} of {}", level.level, tally.payoff, tally.games);
                match ai_ai_rule::passed(&tally) {
                    Some(_) => ControlFlow::Break(()),
                    None => ControlFlow::Continue(message),
                }
            })?;
            let passed = ai_ai_rule::passed(&tally) == Some(true);
            let step = Step {
                step: level.level,
                seconds: ai_ai_rule::seconds(level.level) * self.command.scale,
                games: tally.games,
                result: StepResult {
                    wins: tally.wins,
                    draws: tally.draws,
                    losses: tally.losses(),
                },
                share: tally.share(),
                mean_plies: tally.mean_plies(),
                passed,
                reported: reported
                    .as_ref()
                    .and_then(|reported| reported.steps.get(usize::from(level.level)).copied()),
            };
            json_line::write(self.out, &step)?;
            if !passed {
                break;
            }
            passed_steps += 1;
            below = level;
        }
        let summary = TimesSummary {
            ladder: self.header.ladder,
            options: self.header.options.clone(),
            engine: self.command.engine.to_string(),
            scale: self.command.scale,
            passed_steps,
            reported_steps: reported.as_ref().map(|reported| reported.steps.len()),
            reported_options: reported.as_ref().map(|reported| reported.options),
        };
        Ok(json_line::write(self.out, &summary)?)
    }
}

#[cfg(test)]
mod tests {
    use super::super::temporary::{file_with, text_of};
    use super::*;
    use serde_json::Value;

    fn command() -> Ladder {
        Ladder {
            game: GameId::Linage,
            options: Options::parse("size=4.komi=2").unwrap(),
            games: Some(8),
            lowest: 1,
            highest: 4,
            top_millis: 1,
            seed: 1,
            opening_plies: None,
            book: None,
            resume: None,
            threads: NonZeroUsize::new(2),
            times: false,
            engine: Engine::UCT,
            scale: 1.0,
            last: 5,
        }
    }

    fn lines(command: &Ladder) -> Vec<String> {
        let mut out = Vec::new();
        command.run(&mut out).unwrap();
        String::from_utf8(out)
            .unwrap()
            .lines()
            .map(String::from)
            .collect()
    }

    fn parsed(line: &str) -> Value {
        serde_json::from_str(line).unwrap()
    }

    #[test]
    fn each_level_meets_the_one_below_and_elo_adds_up() {
        let lines = lines(&command());
        // A header, three matches of four pairs and a sum, four standings.
        assert_eq!(lines.len(), 1 + 3 * 5 + 4);
        let (mut height, mut squares) = (0.0, 0.0);
        for level in 2..=4 {
            let sum = parsed(&lines[(level - 1) * 5]);
            assert_eq!(
                (&sum["level"], &sum["against"]["level"]),
                (&level.into(), &(level - 1).into())
            );
            let elo = |at: &str| sum["by_pairs"]["elo"][at].as_f64().unwrap_or(f64::INFINITY);
            height += elo("mean");
            squares += (elo("mean") - elo("low")).powi(2);
            let standing = parsed(&lines[15 + level]);
            match standing["elo"]["mean"].as_f64() {
                Some(mean) => assert!((mean - height).abs() < 1e-6),
                None => assert!(!height.is_finite()),
            }
            if let Some(low) = standing["elo"]["low"].as_f64() {
                assert!((height - low - squares.sqrt()).abs() < 1e-6);
            }
        }
        assert_eq!(parsed(&lines[16])["rung"], serde_json::json!([0, 0]));
    }

    #[test]
    fn a_run_that_was_cut_short_goes_on_and_prints_the_same() {
        let whole = lines(&command());
        let cut = whole[..9].join("\n") + "\n{\"level\":3,";
        let file = file_with(&cut);
        let resumed = Ladder {
            resume: Some(file.path().to_owned()),
            ..command()
        };
        assert_eq!(lines(&resumed), whole);
        assert_eq!(lines(&resumed), whole);
        assert_eq!(
            text_of(&file)
                .lines()
                .filter(|line| line.contains("\"pair\""))
                .count(),
            12
        );
    }

    #[test]
    fn by_thinking_time_every_step_ends_by_the_rule_and_the_first_that_fails_is_the_last() {
        let command = Ladder {
            games: None,
            times: true,
            scale: 0.003,
            last: 3,
            ..command()
        };
        let lines: Vec<Value> = lines(&command).iter().map(|line| parsed(line)).collect();
        assert_eq!(lines[0]["scale"], 0.003);
        let steps: Vec<&Value> = lines.iter().filter(|line| line.get("step").is_some()).collect();
        for (at, step) in steps.iter().enumerate() {
            let count = |key: &str| step[key].as_u64().unwrap();
            let halves = 2 * count("wins") + count("draws");
            assert!(
                count("games") <= 50 && count("wins") + count("draws") + count("losses") == count("games")
            );
            assert_eq!(step["passed"], halves >= 72, "{step}");
            assert!(
                halves <= 73 && 2 * count("games") - halves <= 30,
                "it ends when it is decided: {step}"
            );
            assert!(step["passed"] == true || at == steps.len() - 1);
            assert_eq!(step["reported"]["wins"], 36);
        }
        let passed = steps.iter().filter(|step| step["passed"] == true).count();
        assert_eq!(lines.last().unwrap()["passed_steps"], passed);
        assert_eq!(lines.last().unwrap()["reported_steps"], 6);
    }
}
