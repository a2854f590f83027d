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
use crate::search::Mind;

/// Let two engines play against each other, one line for each pair of games and a summary.
///
/// Both games of a pair begin with the same random plies and go on with the same luck, and each engine has each
/// seat once. With more than two seats a pair is as many games as there are seats: the first engine has each
/// seat once, the second engine all the others. Seats are counted from 1; "payoff" and "half_points" are told
/// from the first engine's side, beside the best of the others. The summary holds the first engine's share of
/// the games (a win that is shared counts in parts) with Wilson's 95 % interval, the share of an equal, and the
/// difference in Elo, null where it has no end. With --steps the results depend on the seed alone, not on the number of threads.
#[derive(Args)]
pub(super) struct Arena {
    /// The game
    #[arg(value_parser = command::game)]
    game: GameId,
    /// The engine that is judged: random, flat, greedy, uct, uct:c=0.3
    first: Engine,
    /// The engine that it is judged against
    second: Engine,
    /// The game's options as in a record
    #[arg(long, default_value = "", value_parser = command::options)]
    options: Options,
    /// How many games; a multiple of the seats [default: 100, or the next multiple]
    #[arg(long)]
    games: Option<u32>,
    /// Search steps a move [default: 1000]
    #[arg(long, conflicts_with = "millis", value_parser = clap::value_parser!(u32).range(1..))]
    steps: Option<u32>,
    /// Search steps a move of the second engine, where they differ
    #[arg(long, conflicts_with = "millis", value_parser = clap::value_parser!(u32).range(1..))]
    second_steps: Option<u32>,
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

/// What a match comes to.
#[derive(Serialize)]
struct Summary {
    game: &'static str,
    options: String,
    first: String,
    second: String,
    budget: Budget,
    second_budget: Budget,
    seed: u64,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    share: Interval,
    /// The share of an engine that is as good as the other.
    equal_share: f64,
    elo: Interval,
    /// The mean scores in half points: the first engine's, and the best of the others'.
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
    payoff: f64,
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
            self.payoff += f64::from(played.payoff);
            self.first_seat += f64::from(played.first_seat);
        }
    }

    fn share(&self) -> Interval {
        Interval::wilson(self.payoff, f64::from(self.games))
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

    /// For a move of the first and of the second engine.
    fn budgets(&self) -> [Budget; 2] {
        let steps = self.steps.unwrap_or(1000);
        match self.millis {
            Some(millis) => [Budget::Millis(millis); 2],
            None => [steps, self.second_steps.unwrap_or(steps)].map(Budget::Steps),
        }
    }

    /// How many pairs make up the games.
    fn pairs(&self, seats: u32) -> Result<u32, Failure> {
        let games = self.games.unwrap_or(100u32.next_multiple_of(seats));
        match games > 0 && games.is_multiple_of(seats) {
            true => Ok(games / seats),
            false => Err(Failure::Usage(format!(
                "each opening is played once from each seat, so expected a multiple of {seats} games"
            ))),
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

    fn visit<G: Show + Mind + 'static>(self, game: G) -> Result<(), Failure> {
        let Arena { first, second, .. } = *self.arena;
        let seats = u32::from(game.seats());
        let pairs = self.arena.pairs(seats)?;
        let rules = Match {
            engines: [first, second],
            budgets: self.arena.budgets(),
            seed: self.arena.seed,
            opening_plies: self.arena.opening_plies,
        };
        let mut tally = Tally::default();
        let bar = ProgressBar::new(u64::from(pairs));
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} pairs, {eta} left, {msg}");
        bar.set_style(style.expect("the template is sound"));
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
            budget: rules.budgets[0],
            second_budget: rules.budgets[1],
            seed: rules.seed,
            games: tally.games,
            wins: tally.wins,
            draws: tally.draws,
            losses: tally.games - tally.wins - tally.draws,
            share: tally.share(),
            equal_share: 1.0 / f64::from(seats),
            elo: tally.share().elo(seats),
            mean_half_points: tally.half_points.map(|sum| sum as f64 / games),
            mean_plies: tally.plies as f64 / games,
            first_seat: tally.first_seat / games,
        };
        Ok(line::write(self.out, &summary)?)
    }
}

/// Plays the pairs on several threads and tells of them in order; stops early if telling fails.
fn play_all<G: Show + Mind>(
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
            games: Some(20),
            steps: Some(50),
            second_steps: None,
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
    fn with_three_seats_the_first_engine_has_each_once_and_all_draw_the_same_tiles() {
        let arena = Arena {
            game: GameId::Carcassonne,
            first: "greedy".parse().unwrap(),
            options: Options::parse("players=3").unwrap(),
            games: Some(6),
            opening_plies: 0,
            ..arena(2)
        };
        let lines = lines(&arena);
        for line in &lines[..2] {
            let pair: serde_json::Value = serde_json::from_str(line).unwrap();
            let games = pair["games"].as_array().unwrap();
            let seats: Vec<_> = games.iter().map(|game| game["seat"].as_u64().unwrap()).collect();
            assert_eq!(seats, [1, 2, 3]);
            let tiles = |game: &serde_json::Value| {
                let names = game["names"].as_array().unwrap().iter();
                let names = names.map(|name| name.as_str().unwrap().to_owned());
                names.filter(|name| name.len() == 1).collect::<Vec<_>>()
            };
            assert_eq!(tiles(&games[0]).len(), 71);
            assert!(games.iter().all(|game| tiles(game) == tiles(&games[0])));
        }
        let summary: serde_json::Value = serde_json::from_str(&lines[2]).unwrap();
        assert_eq!((&summary["games"], &summary["wins"]), (&6.into(), &6.into()));
        let why = Arena {
            games: Some(4),
            ..arena
        }
        .run(&mut Vec::new());
        assert!(matches!(why, Err(Failure::Usage(why)) if why.contains("a multiple of 3 games")));
    }

    #[test]
    fn the_second_engine_can_have_steps_of_its_own() {
        let arena = Arena {
            second: "uct".parse().unwrap(),
            second_steps: Some(2),
            ..arena(2)
        };
        let summary: serde_json::Value = serde_json::from_str(lines(&arena).last().unwrap()).unwrap();
        assert_eq!(summary["second_budget"]["steps"], 2);
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
