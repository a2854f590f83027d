//! What komi is fair.

use std::cmp::Ordering;
use std::io::Write;
use std::iter;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::arguments;
use super::failure::Failure;
use super::interval::Interval;
use super::json_line;
use super::limit::Limit;
use super::parallel;
use super::player::Player;
use super::progress;
use super::rng_streams::stream;
use crate::catalog::{self, GameId};
use crate::engine;
use crate::game::{Seat, Turn};
use crate::play::{Options, Show, Visitor};
use crate::points;
use crate::protocol::Engine;
use crate::search::Heuristics;

/// Find the fair komi of games where it is bid for, from games of an engine against itself.
///
/// The games of the first round are played at the middle one of the komi that can be bid, those of each further
/// round at the one nearest to the median of what the first side was ahead by on the board. A line a round
/// holds the komi played at, that median, and for each komi that can be bid the first side's chance to win with
/// its 95 % interval, from all games of the round, as if what a side is ahead by did not depend on the komi that
/// it plays at. For engines that play for the win and not for points it does, so that the chances far from that
/// komi are worth little: with --each the games are played at every komi instead, in one line, and "chance" is
/// made to fall with the komi by pooling neighbours that do not. The fair komi is the one at which the chance is
/// nearest to one half. Points are half points. The results depend on the seed alone, not on the number of
/// threads.
///
/// With --table there is instead a table in Rust, a row for each size: the size, the fair komi in half points,
/// and the first side's chances in percent at each komi, lowest first.
#[derive(Args)]
pub(super) struct Bids {
    /// A game whose komi is bid for
    #[arg(value_parser = arguments::game)]
    game: GameId,
    /// The game's options as in a record, komi left out; can be given several times
    #[arg(long, value_parser = arguments::options)]
    options: Vec<Options>,
    /// The engine that plays both sides
    #[arg(long, default_value = "uct")]
    engine: Engine,
    /// Its search steps a move
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// How many games a round, or at each komi
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How many rounds
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Play at each komi that can be bid instead of in rounds
    #[arg(long, conflicts_with = "rounds")]
    each: bool,
    /// The seed of the searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once [default: as many as there are cores]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Write a table in Rust
    #[arg(long)]
    table: bool,
}

/// What a round of games says.
#[derive(Serialize)]
struct Round {
    game: &'static str,
    options: String,
    engine: String,
    steps: u32,
    seed: u64,
    games: u32,
    /// Absent where games were played at each komi.
    #[serde(flatten)]
    at: Option<At>,
    /// In half points.
    fair: i16,
    bids: Vec<Bid>,
}

/// Where a round was played and what it says of the next.
#[derive(Clone, Copy, Serialize)]
struct At {
    round: u32,
    /// At which the games were played, in half points.
    komi: i16,
    /// Of what the first side was ahead by on the board, in half points.
    median: i32,
}

/// A komi that can be bid.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
struct Bid {
    /// In half points.
    komi: i16,
    /// The share of the side that moves first.
    first_wins: Interval,
    /// What is made of that.
    chance: f64,
}

impl Bids {
    /// Plays the rounds of all options.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let usual = [Options::default()];
        let given = if self.options.is_empty() {
            &usual
        } else {
            &self.options[..]
        };
        let asked: Result<Vec<_>, _> = given.iter().map(|options| self.open(options)).collect();
        let mut last = Vec::new();
        for options in asked? {
            let rounds = self.rounds(&options, |round| match self.table {
                true => Ok(()),
                false => Ok(json_line::write(out, round)?),
            })?;
            last.push((options, rounds));
        }
        if self.table {
            out.write_all(self.rows(&last)?.as_bytes())?;
        }
        Ok(())
    }

    /// The complete options, komi by bid.
    fn open(&self, options: &Options) -> Result<Options, Failure> {
        let complete = options.complete(&self.game.specs()).map_err(Failure::usage)?;
        match complete.get("komi") {
            Some("bid") => Ok(complete),
            Some(_) => Err(Failure::usage(
                "the komi is what is asked for: leave it out of --options",
            )),
            None => Err(Failure::Usage(format!(
                "{} has no komi; there is one in carteso, linage and keil",
                self.game.about().id
            ))),
        }
    }

    /// Plays the rounds, or at each komi, and returns the last.
    fn rounds(
        &self,
        options: &Options,
        mut tell: impl FnMut(&Round) -> Result<(), Failure>,
    ) -> Result<Round, Failure> {
        let biddable = catalog::with(self.game, options, Biddable).map_err(Failure::usage)?;
        if self.each {
            let leads = |&komi| self.leads(options, komi, 0);
            let played: Result<Vec<_>, _> = biddable.iter().map(leads).collect();
            let shares = biddable.iter().zip(played?);
            let mut bids: Vec<Bid> = shares.map(|(&komi, leads)| share(komi, &leads)).collect();
            fall(&mut bids);
            let round = self.round(options, None, bids);
            tell(&round)?;
            return Ok(round);
        }
        let mut komi = biddable[biddable.len() / 2];
        let mut number = 1;
        loop {
            let mut leads = self.leads(options, komi, number)?;
            leads.sort();
            let median = leads[leads.len() / 2];
            let bids = biddable.iter().map(|&komi| share(komi, &leads)).collect();
            let at = At {
                round: number,
                komi,
                median,
            };
            let round = self.round(options, Some(at), bids);
            tell(&round)?;
            if number == self.rounds {
                return Ok(round);
            }
            number += 1;
            komi = nearest(&biddable, |bid| f64::from((i32::from(bid) - median).abs()));
        }
    }

    fn round(&self, options: &Options, at: Option<At>, bids: Vec<Bid>) -> Round {
        Round {
            game: self.game.about().id,
            options: options.to_string(),
            engine: self.engine.to_string(),
            steps: self.steps,
            seed: self.seed,
            games: self.games,
            at,
            fair: fair(&bids),
            bids,
        }
    }

    /// What the first side is ahead by on the board in games at a komi, both in half points.
    fn leads(&self, options: &Options, komi: i16, round: u32) -> Result<Vec<i32>, Failure> {
        let mut fixed = options.clone();
        fixed.set("komi", &points::in_names(komi));
        let playing = Playing {
            bids: self,
            round,
            komi,
        };
        catalog::with(self.game, &fixed, playing).map_err(Failure::usage)?
    }

    /// The rows of a table.
    fn rows(&self, last: &[(Options, Round)]) -> Result<String, Failure> {
        let others = |options: &Options| {
            let mut others = options.clone();
            others.0.retain(|(key, _)| key != "size");
            others
        };
        let shared = others(&last[0].0);
        if last.iter().any(|(options, _)| others(options) != shared) {
            return Err(Failure::usage(
                "a table is by size: give options that differ in nothing else, and others in another run",
            ));
        }
        let mut text = format!(
            "/// By size: the fair komi, in half points, and the first side's chances in percent at each komi that can\n\
             /// be bid, lowest first. Made by `lab bids {}{} --engine {} --steps {} --games {} {} --seed {} --table`.\n\
             pub(super) const FAIR: &[(u16, i16, [u8; {}])] = &[\n",
            self.game.about().id,
            self.options
                .iter()
                .map(|options| format!(" --options {options}"))
                .collect::<String>(),
            self.engine,
            self.steps,
            self.games,
            match self.each {
                true => "--each".to_owned(),
                false => format!("--rounds {}", self.rounds),
            },
            self.seed,
            last[0].1.bids.len(),
        );
        for (options, round) in last {
            let percent = |bid: &Bid| format!("{:.0}", bid.chance * 100.0);
            let chances: Vec<String> = round.bids.iter().map(percent).collect();
            let (size, fair) = (options.number("size"), round.fair);
            text += &format!("    ({size}, {fair}, [{}]),\n", chances.join(", "));
        }
        Ok(text + "];\n")
    }
}

/// The first side's share at a komi, from what it was ahead by on the board.
fn share(komi: i16, leads: &[i32]) -> Bid {
    let won = leads.iter().map(|lead| match lead.cmp(&komi.into()) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    });
    let first_wins = Interval::wilson(won.sum(), leads.len() as f64);
    Bid {
        komi,
        first_wins,
        chance: first_wins.mean,
    }
}

/// Makes the chances fall as the komi rises: neighbours that rise are pooled until none do ("pool adjacent
/// violators", Ayer et al. 1955), as many games having been played at each komi.
fn fall(bids: &mut [Bid]) {
    // Pools as the sum of their chances and their size.
    let mut pools: Vec<(f64, usize)> = Vec::new();
    for bid in bids.iter() {
        let mut pool = (bid.chance, 1);
        while let Some(&(sum, size)) = pools.last()
            && sum / (size as f64) < pool.0 / pool.1 as f64
        {
            pools.pop();
            pool = (pool.0 + sum, pool.1 + size);
        }
        pools.push(pool);
    }
    let fallen = pools
        .iter()
        .flat_map(|&(sum, size)| iter::repeat_n(sum / size as f64, size));
    bids.iter_mut()
        .zip(fallen)
        .for_each(|(bid, chance)| bid.chance = chance);
}

/// The komi at which the chances are nearest to even.
fn fair(bids: &[Bid]) -> i16 {
    let komis: Vec<i16> = bids.iter().map(|bid| bid.komi).collect();
    let chance = |komi| bids.iter().find(|bid| bid.komi == komi).map(|bid| bid.chance);
    nearest(&komis, |komi| (chance(komi).unwrap_or(0.0) - 0.5).abs())
}

/// The komi that is least far off, between equals the lowest.
fn nearest(komis: &[i16], off: impl Fn(i16) -> f64) -> i16 {
    let least = komis.iter().copied().min_by(|&a, &b| off(a).total_cmp(&off(b)));
    least.expect("there is something to bid")
}

/// The komi that can be bid, in half points, lowest first.
struct Biddable;

impl Visitor for Biddable {
    type Output = Vec<i16>;
    fn visit<G: Show + Heuristics + 'static>(self, game: G) -> Vec<i16> {
        let game = Arc::new(game);
        let (start, mut legal) = (game.start(), Vec::new());
        game.moves(&start, &mut legal);
        let names = legal.iter().map(|&mv| game.name(&start, mv));
        names
            .filter_map(|name| points::from_name(name.strip_prefix("komi-")?))
            .collect()
    }
}

/// Plays a round at a fixed komi, in half points.
struct Playing<'b> {
    bids: &'b Bids,
    round: u32,
    komi: i16,
}

impl Visitor for Playing<'_> {
    type Output = Result<Vec<i32>, Failure>;

    fn visit<G: Show + Heuristics + 'static>(self, game: G) -> Self::Output {
        let game = Arc::new(game);
        let bids = self.bids;
        engine::fits(bids.engine, &*game).map_err(Failure::usage)?;
        // What the first side is ahead by on the board at the end.
        let lead = |number: u32| {
            let words = [u64::from(self.round), self.komi as u64, u64::from(number)];
            let mut dice = stream(bids.seed, &words);
            let mut state = game.start();
            while game.turn(&state) != Turn::Over {
                let verdict = Player::new(game.clone(), bids.engine, Limit::Steps(bids.steps))
                    .verdict(&state, &mut dice);
                let best = verdict.best();
                game.play(
                    &mut state,
                    best.expect("the game is not over and a step was made").mv,
                );
            }
            // With the komi fixed the first seat plays the first side.
            let score = game.score(&state);
            score[Seat::FIRST] - score[Seat::SECOND] + i32::from(self.komi)
        };
        let bar = progress::bar(bids.games, "games");
        let mut leads = Vec::new();
        parallel::in_order(0..bids.games, bids.threads, lead, |lead| {
            bar.inc(1);
            leads.push(lead);
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(leads)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn bids(options: &[&str]) -> Bids {
        Bids {
            game: GameId::Linage,
            options: options.iter().map(|text| Options::parse(text).unwrap()).collect(),
            engine: Engine::UCT,
            steps: 20,
            games: 20,
            rounds: 2,
            each: false,
            seed: 1,
            threads: NonZeroUsize::new(2),
            table: false,
        }
    }

    fn text(bids: &Bids) -> String {
        let mut out = Vec::new();
        bids.run(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    fn refused(bids: &Bids) -> String {
        match bids.run(&mut Vec::new()) {
            Err(Failure::Usage(why)) => why,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn chances_fall_as_the_komi_rises_and_the_fair_one_is_nearest_to_even() {
        let leads = [0, 2, 4, 4, 5, 6, 9, 9];
        let bids = [1, 3, 5, 7].map(|komi| share(komi, &leads));
        let means = bids.map(|bid| bid.chance);
        assert_eq!(means, [7.0 / 8.0, 6.0 / 8.0, 3.5 / 8.0, 2.0 / 8.0]);
        assert_eq!(fair(&bids), 5);
        assert_eq!(nearest(&[1, 3], |komi| f64::from(komi - 2).abs()), 1);
    }

    #[test]
    fn neighbours_that_rise_are_pooled_until_none_do() {
        let fallen = |chances: [f64; 5]| {
            let mut bids = chances.map(|chance| Bid {
                chance,
                ..share(1, &[0])
            });
            fall(&mut bids);
            bids.map(|bid| bid.chance)
        };
        assert_eq!(fallen([0.9, 0.7, 0.5, 0.5, 0.1]), [0.9, 0.7, 0.5, 0.5, 0.1]);
        assert_eq!(
            fallen([0.75, 0.5, 0.625, 0.25, 0.0]),
            [0.75, 0.5625, 0.5625, 0.25, 0.0]
        );
        // The third pools with the second, and both together with the first.
        assert_eq!(fallen([0.5, 0.25, 1.0, 0.5, 0.75]), [0.6; 5]);
    }

    #[test]
    fn games_can_be_played_at_each_komi() {
        let asked = Bids {
            each: true,
            games: 8,
            ..bids(&["size=4"])
        };
        let text = text(&asked);
        let told: Value = serde_json::from_str(&text).unwrap();
        assert!(told.get("round").is_none() && text.lines().count() == 1);
        let chance = |bid: &Value| bid["chance"].as_f64().unwrap();
        let chances: Vec<f64> = told["bids"].as_array().unwrap().iter().map(chance).collect();
        assert!(
            chances.len() == 11 && chances.is_sorted_by(|a, b| a >= b),
            "{text}"
        );
    }

    #[test]
    fn a_round_is_played_at_the_median_of_the_one_before() {
        let text = text(&bids(&["size=5"]));
        let rounds: Vec<Value> = text
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(rounds.len(), 2);
        assert_eq!(
            (&rounds[0]["komi"], &rounds[0]["options"]),
            (&11.into(), &"size=5.komi=bid".into())
        );
        let komi = |key: &str, round: usize| rounds[round][key].as_i64().unwrap();
        assert!((komi("komi", 1) - komi("median", 0).clamp(1, 21)).abs() <= 1);
        let bids = rounds[1]["bids"].as_array().unwrap();
        assert_eq!(bids.len(), 11);
        let chances: Vec<f64> = bids
            .iter()
            .map(|bid| bid["first_wins"]["mean"].as_f64().unwrap())
            .collect();
        assert!(chances.is_sorted_by(|a, b| a >= b));
    }

    #[test]
    fn a_table_has_a_row_for_each_size_whatever_the_threads() {
        let asked = Bids {
            table: true,
            ..bids(&["size=4", "size=5"])
        };
        let told = text(&asked);
        let rows: Vec<&str> = told.lines().filter(|line| line.starts_with("    (")).collect();
        assert_eq!(rows.len(), 2);
        assert!(
            rows[0].starts_with("    (4, ") && rows[1].starts_with("    (5, "),
            "{told}"
        );
        assert!(told.contains("lab bids linage --options size=4 --options size=5 --engine uct:c=0.3"));
        let alone = Bids {
            threads: NonZeroUsize::new(1),
            ..asked
        };
        assert_eq!(text(&alone), told);
    }

    #[test]
    fn what_has_no_komi_to_find_is_refused() {
        assert!(refused(&bids(&["size=4.komi=3"])).contains("leave it out"));
        let ecalper = Bids {
            game: GameId::Ecalper,
            ..bids(&[])
        };
        assert!(refused(&ecalper).contains("ecalper has no komi"));
        let keil = Bids {
            game: GameId::Keil,
            table: true,
            games: 1,
            rounds: 1,
            ..bids(&["size=2.button=on", "size=3.button=off"])
        };
        assert!(refused(&keil).contains("differ in nothing else"));
    }
}
