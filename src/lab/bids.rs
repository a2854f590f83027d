//! What komi is fair.

use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::command;
use super::crew;
use super::failure::Failure;
use super::interval::Interval;
use super::limit::Limit;
use super::line;
use super::luck::stream;
use crate::catalog::{self, GameId};
use crate::game::{Seat, Turn};
use crate::play::{Options, Show, Visitor};
use crate::points;
use crate::protocol::Engine;
use crate::search::Mind;

/// Find the fair komi of games where it is bid for, from games of an engine against itself.
///
/// The games of the first round are played at the middle one of the komi that can be bid, those of each further
/// round at the one nearest to the median of what the first side was ahead by on the board. A line a round
/// holds the komi played at, that median, and for each komi that can be bid the first side's chance to win with
/// its 95 % interval, from all games of the round: what a side is ahead by depends little on the komi that it
/// plays at. The fair komi is the one at which that chance is nearest to one half. Points are half points. The
/// results depend on the seed alone, not on the number of threads.
///
/// With --table there is instead a table in Rust, a row for each size: the size, the fair komi in half points,
/// and the first side's chances in percent at each komi, lowest first.
#[derive(Args)]
pub(super) struct Bids {
    /// A game whose komi is bid for
    #[arg(value_parser = command::game)]
    game: GameId,
    /// The game's options as in a record, komi left out; can be given several times
    #[arg(long, value_parser = command::options)]
    options: Vec<Options>,
    /// The engine that plays both sides
    #[arg(long, default_value = "uct")]
    engine: Engine,
    /// Its search steps a move
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// How many games a round
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How many rounds
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// The seed of the searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once [default: as many as there are cores]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Write the last rounds as a table in Rust
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
    round: u32,
    games: u32,
    /// At which the games were played, in half points.
    komi: i16,
    /// Of what the first side was ahead by on the board, in half points.
    median: i32,
    /// In half points.
    fair: i16,
    bids: Vec<Bid>,
}

/// A komi that can be bid.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
struct Bid {
    /// In half points.
    komi: i16,
    /// The chance of the side that moves first.
    first_wins: Interval,
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
                false => Ok(line::write(out, round)?),
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

    /// Plays the rounds and returns the last.
    fn rounds(
        &self,
        options: &Options,
        mut tell: impl FnMut(&Round) -> Result<(), Failure>,
    ) -> Result<Round, Failure> {
        let biddable = catalog::with(self.game, options, Biddable).map_err(Failure::usage)?;
        let mut komi = biddable[biddable.len() / 2];
        let mut number = 1;
        loop {
            let mut fixed = options.clone();
            fixed.set("komi", &points::in_names(komi));
            let playing = Playing {
                bids: self,
                round: number,
                komi,
            };
            let mut leads = catalog::with(self.game, &fixed, playing).map_err(Failure::usage)??;
            leads.sort();
            let median = leads[leads.len() / 2];
            let bids = chances(&biddable, &leads);
            let round = Round {
                game: self.game.about().id,
                options: options.to_string(),
                engine: self.engine.to_string(),
                steps: self.steps,
                seed: self.seed,
                round: number,
                games: self.games,
                komi,
                median,
                fair: fair(&bids),
                bids,
            };
            tell(&round)?;
            if number == self.rounds {
                return Ok(round);
            }
            number += 1;
            komi = nearest(&biddable, |bid| f64::from((i32::from(bid) - median).abs()));
        }
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
             /// be bid, lowest first. Made by `lab bids {}{} --engine {} --steps {} --games {} --rounds {} --seed {} --table`.\n\
             pub(super) const FAIR: &[(u16, i16, [u8; {}])] = &[\n",
            self.game.about().id,
            self.options
                .iter()
                .map(|options| format!(" --options {options}"))
                .collect::<String>(),
            self.engine,
            self.steps,
            self.games,
            self.rounds,
            self.seed,
            last[0].1.bids.len(),
        );
        for (options, round) in last {
            let percent = |bid: &Bid| format!("{:.0}", bid.first_wins.mean * 100.0);
            let chances: Vec<String> = round.bids.iter().map(percent).collect();
            let (size, fair) = (options.number("size"), round.fair);
            text += &format!("    ({size}, {fair}, [{}]),\n", chances.join(", "));
        }
        Ok(text + "];\n")
    }
}

/// The first side's chances at each komi, from what it was ahead by on the board.
fn chances(biddable: &[i16], leads: &[i32]) -> Vec<Bid> {
    let bid = |&komi: &i16| {
        let won = leads.iter().map(|lead| match lead.cmp(&komi.into()) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        });
        Bid {
            komi,
            first_wins: Interval::wilson(won.sum(), leads.len() as f64),
        }
    };
    biddable.iter().map(bid).collect()
}

/// The komi at which the chances are nearest to even.
fn fair(bids: &[Bid]) -> i16 {
    let komis: Vec<i16> = bids.iter().map(|bid| bid.komi).collect();
    let chance = |komi| {
        bids.iter()
            .find(|bid| bid.komi == komi)
            .map(|bid| bid.first_wins.mean)
    };
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
    fn visit<G: Show + Mind + 'static>(self, game: G) -> Vec<i16> {
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

    fn visit<G: Show + Mind + 'static>(self, game: G) -> Self::Output {
        let bids = self.bids;
        // What the first side is ahead by on the board at the end.
        let lead = |number: u32| {
            let words = [u64::from(self.round), u64::from(number)];
            let mut dice = stream(bids.seed, &words);
            let mut state = game.start();
            while game.turn(&state) != Turn::Over {
                let verdict = Limit::Steps(bids.steps).verdict(bids.engine, &game, &state, &mut dice);
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
        let bar = ProgressBar::new(u64::from(bids.games));
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left");
        bar.set_style(style.expect("the template is sound"));
        let mut leads = Vec::new();
        crew::in_order(0..bids.games, bids.threads, lead, |lead| {
            bar.inc(1);
            leads.push(lead);
            Ok(ControlFlow::Continue(()))
        })?;
        bar.finish_and_clear();
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
        let bids = chances(&[1, 3, 5, 7], &[0, 2, 4, 4, 5, 6, 9, 9]);
        let means: Vec<f64> = bids.iter().map(|bid| bid.first_wins.mean).collect();
        assert_eq!(means, [7.0 / 8.0, 6.0 / 8.0, 3.5 / 8.0, 2.0 / 8.0]);
        assert_eq!(fair(&bids), 5);
        assert_eq!(nearest(&[1, 3], |komi| f64::from(komi - 2).abs()), 1);
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
