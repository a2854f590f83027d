//! `lab arena`: a match between two engines.

#[cfg(test)]
mod tests;

use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::arguments;
use super::experiment::{Experiment, Rules, Setting};
use super::limit::Limit;
use super::match_log::MatchLog;
use super::match_run::MatchRun;
use super::opening::Opening;
use super::pair::Match;
use super::sprt::{Decision, Sprt, SprtSummary};
use super::tally::{MatchTally, TallySummary};
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_engine as engine;
use tessera_protocol::Engine;

/// Play a match between two engines: print a header, one line for each pair of games, and a summary.
///
/// Both games of a pair begin with the same random plies, or with the same opening from a book. They use the
/// same random numbers for chance, and each engine plays each seat once. With more than two seats a pair is as
/// many games as there are seats: the first engine plays each seat once, the second engine all the others. Seats
/// are counted from 1. "payoff" is the first engine's; "half_points" are the first engine's score and the best
/// score of the others.
///
/// The summary gives the first engine's share of the games (a shared win counts in equal parts) with its 95 %
/// interval, the share that an engine of equal strength would have, and the difference in Elo (null if it is
/// infinite). "share" and "elo" use Wilson's interval, which treats the games as independent. With two seats,
/// "by_pairs" counts the pairs that earned 0, ½, 1, 1½ and 2 points and computes the interval from their
/// variance. Trust that one: the games of a pair are not independent.
///
/// With --sprt the match ends as soon as the pairs decide between two differences in Elo, after 16 pairs at the
/// earliest; the summary says H0 (the lower), H1 (the higher) or undecided. With --steps the results depend on
/// the seed alone, not on the number of threads. With --resume an interrupted run continues where it stopped and
/// prints the same lines as an uninterrupted one.
#[derive(Args)]
pub(super) struct Arena {
    #[command(flatten)]
    setting: Setting,
    /// The engine to measure: random, flat, greedy, leaf, uct, uct:c=0.3, grave, oracle:playouts=64, mcts, mcts:t=0.1
    first: Engine,
    /// The engine that it plays against
    second: Engine,
    /// The most games to play, a multiple of the seats [default: 100, with --sprt 4000, or the next multiple]
    #[arg(long)]
    games: Option<u32>,
    /// Search steps per move [default: 1000]
    #[arg(long, conflicts_with = "millis", value_parser = clap::value_parser!(u32).range(1..))]
    steps: Option<u32>,
    /// Search steps per move of the second engine [default: the first engine's limit]
    #[arg(long, conflicts_with = "second_millis", value_parser = clap::value_parser!(u32).range(1..))]
    second_steps: Option<u32>,
    /// Milliseconds per move instead of steps
    #[arg(long)]
    millis: Option<u32>,
    /// Milliseconds per move of the second engine [default: the first engine's limit]
    #[arg(long)]
    second_millis: Option<u32>,
    /// How many workers the first engine has. Each has its own tree and the whole limit; they exchange statistics as the
    /// page's workers do
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=64))]
    workers: u32,
    /// The seed for openings and searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many random plies each pair begins with, including bids
    #[arg(long, default_value_t = 4, value_name = "PLIES")]
    opening_plies: u32,
    /// Take the openings from this book instead (see lab book); they repeat if there are more pairs than openings
    #[arg(long, conflicts_with = "opening_plies", value_name = "FILE")]
    book: Option<PathBuf>,
    /// End as soon as the pairs decide between these differences in Elo, with 5 % error on either side
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Keep the pairs in this file and skip those that it already holds
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// How many threads play games [default: one per core]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// The first line of the output: everything that determines how the pairs are played.
#[derive(Serialize)]
struct Header {
    game: &'static str,
    options: String,
    first: String,
    second: String,
    budget: Limit,
    second_budget: Limit,
    #[serde(skip_serializing_if = "is_one")]
    workers: u32,
    seed: u64,
    opening: Opening,
}

/// Whether the first engine has a single worker; the header names only more.
fn is_one(workers: &u32) -> bool {
    *workers == 1
}

/// The last line of the output: the result of the match.
#[derive(Serialize)]
struct Summary<'a> {
    #[serde(flatten)]
    header: &'a Header,
    #[serde(flatten)]
    totals: TallySummary,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<SprtSummary>,
}

impl Arena {
    /// The limits per move of the first and of the second engine.
    fn limits(&self) -> [Limit; 2] {
        let limit = |steps: Option<u32>, millis: Option<u32>| {
            let timed = millis.map(|millis| Limit::Millis(millis.into()));
            timed.or(steps.map(Limit::Steps))
        };
        let first = limit(self.steps, self.millis).unwrap_or(Limit::Steps(1000));
        [
            first,
            limit(self.second_steps, self.second_millis).unwrap_or(first),
        ]
    }

    /// The number of pairs that make up the games asked for.
    fn pairs(&self, seats: u32) -> Result<u32, Failure> {
        let default: u32 = if self.sprt.is_some() { 4000 } else { 100 };
        arguments::pairs(self.games.unwrap_or(default.next_multiple_of(seats)), seats)
    }
}

impl Experiment for Arena {
    fn setting(&self) -> Result<Setting, Failure> {
        self.setting.complete()
    }

    fn work<G: Rules>(&self, game: &Arc<G>, setting: &Setting, out: &mut impl Write) -> Result<(), Failure> {
        let [budget, second_budget] = self.limits();
        let header = Header {
            game: setting.game.id(),
            options: setting.options.to_string(),
            first: self.first.to_string(),
            second: self.second.to_string(),
            budget,
            second_budget,
            workers: self.workers,
            seed: self.seed,
            opening: Opening::chosen(self.book.as_deref(), self.opening_plies, setting)?,
        };
        for engine in [self.first, self.second] {
            engine::fits(engine, &**game).map_err(Failure::usage)?;
        }
        let seats = u32::from(game.seats());
        if self.sprt.is_some() {
            Sprt::check_seats(seats)?;
        }
        let match_run = MatchRun {
            rules: &Match {
                engines: [self.first, self.second],
                limits: self.limits(),
                workers: self.workers,
                seed: self.seed,
                opening: header.opening.clone(),
            },
            pairs: self.pairs(seats)?,
            level: None,
            threads: self.threads,
        };
        let mut log = MatchLog::open(self.resume.as_deref(), &header, &[None])?;
        json_line::write(out, &header)?;
        let mut tally = MatchTally::new(seats);
        match_run.play(game, &mut log, out, |pair| {
            tally.add(pair);
            let decision = self.sprt.map(|sprt| sprt.decision(&tally.pairs));
            if !matches!(decision, None | Some(Decision::Undecided)) {
                return ControlFlow::Break(());
            }
            let llr = self
                .sprt
                .map(|sprt| format!(", LLR {:.2}", sprt.llr(&tally.pairs)));
            ControlFlow::Continue(format!(
                "{} has {:.1} %{}",
                self.first,
                tally.share().mean * 100.0,
                llr.unwrap_or_default()
            ))
        })?;
        let summary = Summary {
            header: &header,
            totals: tally.summary(),
            sprt: self.sprt.map(|sprt| sprt.summary(&tally.pairs)),
        };
        Ok(json_line::write(out, &summary)?)
    }
}
