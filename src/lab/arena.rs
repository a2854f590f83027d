//! Matches between two engines.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::command;
use super::failure::Failure;
use super::interval::Interval;
use super::line;
use super::pair::{Match, Pair};
use crate::catalog::{self, GameId};
use crate::play::{Options, Show, Visitor};
use crate::protocol::{Budget, Engine};

/// Let two engines play against each other, one line for each pair of games and a summary.
///
/// Both games of a pair begin with the same random plies, and each engine has each seat once. Seats are
/// counted from 1; "payoff" and "half_points" are told from the first engine's side. The summary holds the
/// first engine's share of the games (draws as halves) with Wilson's 95 % interval and the same in Elo, null
/// where it has no end. With --steps the results depend on the seed alone, not on the number of threads.
#[derive(Args)]
pub(super) struct Arena {
    /// A game for two
    #[arg(value_parser = command::game)]
    game: GameId,
    /// The engine that is judged: random, flat, uct, uct:c=0.3
    first: Engine,
    /// The engine that it is judged against
    second: Engine,
    /// The game's options as in a record
    #[arg(long, default_value = "", value_parser = command::options)]
    options: Options,
    /// How many games; an even number
    #[arg(long, default_value = "100", value_parser = even)]
    games: u32,
    /// Search steps a move [default: 1000]
    #[arg(long, conflicts_with = "millis", value_parser = clap::value_parser!(u32).range(1..))]
    steps: Option<u32>,
    /// Milliseconds a move instead of steps
    #[arg(long)]
    millis: Option<u32>,
    /// The seed of openings and searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many random plies each pair begins with, bids included
    #[arg(long, default_value_t = 4, value_name = "PLIES")]
    opening_plies: u32,
    /// How many games are played at once [default: as many as there are cores]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

fn even(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(games) if games > 0 && games % 2 == 0 => Ok(games),
        _ => Err("each opening is played twice, so expected an even number of games".into()),
    }
}

/// What a match comes to.
#[derive(Serialize)]
struct Summary {
    game: &'static str,
    options: String,
    first: String,
    second: String,
    budget: Budget,
    seed: u64,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    share: Interval,
    elo: Interval,
    /// The mean scores in half points, the first engine's in front.
    mean_half_points: [f64; 2],
    mean_plies: f64,
    /// The share of the games that the first seat won, whoever had it.
    first_seat: f64,
}

#[derive(Default)]
struct Tally {
    games: u32,
    wins: u32,
    draws: u32,
    half_points: [i64; 2],
    plies: usize,
    first_seat: f64,
}

impl Tally {
    fn add(&mut self, pair: &Pair) {
        for played in &pair.games {
            self.games += 1;
            match played.payoff {
                1.0 => self.wins += 1,
                0.0 => {}
                _ => self.draws += 1,
            }
            for (sum, score) in self.half_points.iter_mut().zip(played.half_points) {
                *sum += i64::from(score);
            }
            self.plies += played.plies;
            let payoff = f64::from(played.payoff);
            self.first_seat += if played.seat == 1 { payoff } else { 1.0 - payoff };
        }
    }

    fn share(&self) -> Interval {
        Interval::wilson(
            f64::from(self.wins) + f64::from(self.draws) / 2.0,
            f64::from(self.games),
        )
    }
}

impl Arena {
    /// Plays the match.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let options = self
            .options
            .complete(&self.game.specs())
            .map_err(Failure::usage)?;
        let playing = Playing {
            arena: self,
            options: &options,
            out,
        };
        catalog::with(self.game, &options, playing).map_err(Failure::usage)?
    }

    fn budget(&self) -> Budget {
        match (self.steps, self.millis) {
            (_, Some(millis)) => Budget::Millis(millis),
            (steps, None) => Budget::Steps(steps.unwrap_or(1000)),
        }
    }
}

struct Playing<'a, W> {
    arena: &'a Arena,
    options: &'a Options,
    out: &'a mut W,
}

impl<W: Write> Visitor for Playing<'_, W> {
    type Output = Result<(), Failure>;

    fn visit<G: Show + 'static>(self, game: G) -> Result<(), Failure> {
        let Arena { first, second, .. } = *self.arena;
        if game.seats() != 2 {
            let why = format!(
                "an arena needs a game for two, and this one is for {}",
                game.seats()
            );
            return Err(Failure::Usage(why));
        }
        let rules = Match {
            engines: [first, second],
            budget: self.arena.budget(),
            seed: self.arena.seed,
            opening_plies: self.arena.opening_plies,
        };
        let mut tally = Tally::default();
        let bar = ProgressBar::new(u64::from(self.arena.games) / 2);
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} pairs, {eta} left, {msg}");
        bar.set_style(style.expect("the template is sound"));
        let pairs = self.arena.games / 2;
        play_all(&game, &rules, pairs, self.arena.threads, |pair| {
            tally.add(pair);
            bar.set_message(format!("{first} has {:.1} %", tally.share().mean * 100.0));
            bar.inc(1);
            bar.suspend(|| line::write(self.out, pair))
        })?;
        bar.finish_and_clear();
        let games = f64::from(tally.games);
        let summary = Summary {
            game: self.arena.game.about().id,
            options: self.options.to_string(),
            first: first.to_string(),
            second: second.to_string(),
            budget: rules.budget,
            seed: rules.seed,
            games: tally.games,
            wins: tally.wins,
            draws: tally.draws,
            losses: tally.games - tally.wins - tally.draws,
            share: tally.share(),
            elo: tally.share().elo(),
            mean_half_points: tally.half_points.map(|sum| sum as f64 / games),
            mean_plies: tally.plies as f64 / games,
            first_seat: tally.first_seat / games,
        };
        Ok(line::write(self.out, &summary)?)
    }
}

/// Plays the pairs on several threads and tells of them in order; stops early if telling fails.
fn play_all<G: Show>(
    game: &G,
    rules: &Match,
    pairs: u32,
    threads: Option<NonZeroUsize>,
    mut tell: impl FnMut(&Pair) -> io::Result<()>,
) -> io::Result<()> {
    let threads = threads
        .or_else(|| thread::available_parallelism().ok())
        .map_or(1, NonZeroUsize::get);
    let next = AtomicU32::new(0);
    thread::scope(|scope| {
        let (done, results) = mpsc::channel();
        for _ in 0..threads {
            let (done, next) = (done.clone(), &next);
            scope.spawn(move || {
                loop {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    // Nobody listens any more when telling has failed.
                    if pair >= pairs || done.send(rules.pair(game, pair)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(done);
        let mut early = BTreeMap::new();
        let mut awaited = 1;
        for pair in results {
            early.insert(pair.pair, pair);
            while let Some(pair) = early.remove(&awaited) {
                tell(&pair)?;
                awaited += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arena(threads: usize) -> Arena {
        Arena {
            game: GameId::Linage,
            first: "uct".parse().unwrap(),
            second: "random".parse().unwrap(),
            options: Options::parse("size=5").unwrap(),
            games: 20,
            steps: Some(50),
            millis: None,
            seed: 3,
            opening_plies: 4,
            threads: NonZeroUsize::new(threads),
        }
    }

    fn lines(arena: &Arena) -> Vec<String> {
        let mut out = Vec::new();
        arena.run(&mut out).unwrap();
        String::from_utf8(out)
            .unwrap()
            .lines()
            .map(String::from)
            .collect()
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let alone = lines(&arena(1));
        assert_eq!(alone.len(), 11);
        assert_eq!(lines(&arena(3)), alone);
    }

    #[test]
    fn a_search_beats_chance_and_the_summary_says_so() {
        let summary: serde_json::Value = serde_json::from_str(lines(&arena(2)).last().unwrap()).unwrap();
        assert_eq!(summary["games"], 20);
        assert_eq!(summary["options"], "size=5.komi=bid");
        assert!(summary["share"]["mean"].as_f64().unwrap() > 0.7, "{summary}");
    }

    #[test]
    fn both_games_of_a_pair_begin_alike_in_exchanged_seats() {
        for line in &lines(&arena(2))[..10] {
            let pair: serde_json::Value = serde_json::from_str(line).unwrap();
            assert_eq!(pair["opening"].as_array().unwrap().len(), 4);
            assert_eq!(
                (&pair["games"][0]["seat"], &pair["games"][1]["seat"]),
                (&1.into(), &2.into())
            );
        }
    }
}
