//! `lab bids`: finds the fair komi.

#[cfg(test)]
mod tests;

use std::io::Write;
use std::num::NonZeroUsize;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::arguments;
use super::komi_chances::{Bid, fair, make_monotone, nearest, share};
use super::limit::Limit;
use super::player::play_to_end;
use super::rng_streams::stream;
use super::units::Units;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_core::game::Seat;
use tessera_core::points;
use tessera_engine as engine;
use tessera_games::catalog::Visitor;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Notation, Options};
use tessera_protocol::Engine;
use tessera_search::Heuristics;

/// Find the fair komi of a game where komi is bid, by playing an engine against itself.
///
/// The first round is played at the middle of the komi that can be bid; each further round at the komi nearest to
/// the median lead of the first side on the board in the round before. Each round prints one line: the komi it was
/// played at, that median, and for each komi that can be bid the first side's chance to win with its 95 %
/// interval. The chances are computed from all games of the round, assuming that the lead does not depend on the
/// komi. For engines that play for the win and not for points it does depend on it, so chances far from the
/// round's komi mean little. With --each the games are played at every komi instead and one line is printed;
/// "chance" is then made to fall with rising komi by pooling neighbours that do not. The fair komi is the one
/// whose chance is nearest to one half. Komi and leads are in half points. The results depend on the seed alone,
/// not on the number of threads.
///
/// With --table the output is a Rust table instead, with a row for each size: the size, the fair komi in half
/// points, and the first side's chances in percent at each komi, lowest first.
#[derive(Args)]
pub(super) struct Bids {
    /// A game whose komi is bid
    #[arg(value_parser = arguments::game)]
    game: GameId,
    /// The game's options, written as in a record, without komi; can be given several times
    #[arg(long, value_parser = arguments::options)]
    options: Vec<Options>,
    /// The engine that plays both sides
    #[arg(long, default_value = "uct")]
    engine: Engine,
    /// Its search steps per move
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// How many games per round, or with --each per komi
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How many rounds
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Play at every komi that can be bid instead of in rounds
    #[arg(long, conflicts_with = "rounds")]
    each: bool,
    /// The seed for the searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play games [default: one per core]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Write a Rust table instead of JSON lines
    #[arg(long)]
    table: bool,
}

/// A line of the output: the result of a round.
#[derive(Serialize)]
struct Round {
    game: &'static str,
    options: String,
    engine: String,
    steps: u32,
    seed: u64,
    games: u32,
    /// Absent if games were played at every komi.
    #[serde(flatten)]
    at: Option<PlayedAt>,
    /// The fair komi in half points.
    fair: i16,
    bids: Vec<Bid>,
}

/// The komi of a round and the median lead, which decides the komi of the next.
#[derive(Clone, Copy, Serialize)]
struct PlayedAt {
    /// Counted from 1.
    round: u32,
    /// The komi at which the games were played, in half points.
    komi: i16,
    /// The median lead of the first side on the board, in half points.
    median: i32,
}

impl Bids {
    /// Plays the rounds for all options and writes their lines or the table.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let default = [Options::default()];
        let given = if self.options.is_empty() {
            &default
        } else {
            &self.options[..]
        };
        let all_options: Result<Vec<_>, _> =
            given.iter().map(|options| self.with_bid_komi(options)).collect();
        let mut last = Vec::new();
        for options in all_options? {
            let rounds = self.rounds(&options, |round| {
                if self.table {
                    Ok(())
                } else {
                    Ok(json_line::write(out, round)?)
                }
            })?;
            last.push((options, rounds));
        }
        if self.table {
            out.write_all(self.rows(&last)?.as_bytes())?;
        }
        Ok(())
    }

    /// The complete options. Errors: they fix the komi, or the game has none.
    fn with_bid_komi(&self, options: &Options) -> Result<Options, Failure> {
        let complete = options.complete(&self.game.specs()).map_err(Failure::usage)?;
        match complete.get("komi") {
            Some("bid") => Ok(complete),
            Some(_) => Err(Failure::usage(
                "this command looks for the komi: leave it out of --options",
            )),
            None => Err(Failure::Usage(format!(
                "{} has no komi; choose carteso, linage or keil",
                self.game.id()
            ))),
        }
    }

    /// Plays the rounds, or once at every komi, hands each to `write` and returns the last.
    fn rounds(
        &self,
        options: &Options,
        mut write: impl FnMut(&Round) -> Result<(), Failure>,
    ) -> Result<Round, Failure> {
        let biddable = catalog::with(self.game, options, BiddableKomi).map_err(Failure::usage)?;
        if self.each {
            let leads = |&komi| self.leads(options, komi, 0);
            let played: Result<Vec<_>, _> = biddable.iter().map(leads).collect();
            let shares = biddable.iter().zip(played?);
            let mut bids: Vec<Bid> = shares.map(|(&komi, leads)| share(komi, &leads)).collect();
            make_monotone(&mut bids);
            let round = self.round(options, None, bids);
            write(&round)?;
            return Ok(round);
        }
        let mut komi = biddable[biddable.len() / 2];
        let mut number = 1;
        loop {
            let mut leads = self.leads(options, komi, number)?;
            leads.sort();
            let median = leads[leads.len() / 2];
            let bids = biddable.iter().map(|&komi| share(komi, &leads)).collect();
            let at = PlayedAt {
                round: number,
                komi,
                median,
            };
            let round = self.round(options, Some(at), bids);
            write(&round)?;
            if number == self.rounds {
                return Ok(round);
            }
            number += 1;
            komi = nearest(&biddable, |bid| f64::from((i32::from(bid) - median).abs()));
        }
    }

    fn round(&self, options: &Options, at: Option<PlayedAt>, bids: Vec<Bid>) -> Round {
        Round {
            game: self.game.id(),
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

    /// The leads of the first side on the board in the games of a round at a komi, both in half points.
    fn leads(&self, options: &Options, komi: i16, round: u32) -> Result<Vec<i32>, Failure> {
        let mut fixed = options.clone();
        fixed.set("komi", &points::in_names(komi));
        let play_round = PlayRound {
            bids: self,
            round,
            komi,
        };
        catalog::with(self.game, &fixed, play_round).map_err(Failure::usage)?
    }

    /// The Rust table of the last round for each of the options. Error: they differ in more than the size.
    fn rows(&self, last: &[(Options, Round)]) -> Result<String, Failure> {
        let others = |options: &Options| {
            let mut others = options.clone();
            others.0.retain(|(key, _)| key != "size");
            others
        };
        let shared = others(&last[0].0);
        if last.iter().any(|(options, _)| others(options) != shared) {
            return Err(Failure::usage(
                "a table has one row for each size: give --options that differ only in size",
            ));
        }
        let mut text = format!(
            "/// By size: the fair komi, in half points, and the first side's chances in percent at each komi that can\n\
             /// be bid, lowest first. Made by `lab bids {}{} --engine {} --steps {} --games {} {} --seed {} --table`.\n\
             pub(super) const FAIR: &[(u16, i16, [u8; {}])] = &[\n",
            self.game.id(),
            self.options
                .iter()
                .map(|options| format!(" --options {options}"))
                .collect::<String>(),
            self.engine,
            self.steps,
            self.games,
            if self.each {
                "--each".to_owned()
            } else {
                format!("--rounds {}", self.rounds)
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

/// Lists the komi that can be bid, in half points, lowest first.
struct BiddableKomi;

impl Visitor for BiddableKomi {
    type Output = Vec<i16>;
    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Vec<i16> {
        let game = Arc::new(game);
        let (start, mut legal) = (game.start(), Vec::new());
        game.moves(&start, &mut legal);
        let names = legal.iter().map(|&mv| game.name(&start, mv));
        names
            .filter_map(|name| points::from_name(name.strip_prefix("komi-")?))
            .collect()
    }
}

/// Plays the games of a round at a fixed komi, in half points, and returns the leads.
struct PlayRound<'b> {
    bids: &'b Bids,
    round: u32,
    komi: i16,
}

impl Visitor for PlayRound<'_> {
    type Output = Result<Vec<i32>, Failure>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Self::Output {
        let game = Arc::new(game);
        let bids = self.bids;
        engine::fits(bids.engine, &*game).map_err(Failure::usage)?;
        // The lead of the first side on the board at the end of a game.
        let lead = |number: u32| {
            let words = [u64::from(self.round), self.komi as u64, u64::from(number)];
            let mut dice = stream(bids.seed, &words);
            let mut state = game.start();
            play_to_end(
                &game,
                &mut state,
                bids.engine,
                Limit::Steps(bids.steps),
                &mut dice,
            );
            // With the komi fixed the first seat plays the first side.
            let score = game.score(&state);
            score[Seat::FIRST] - score[Seat::SECOND] + i32::from(self.komi)
        };
        let units = Units::new(bids.games, "games", bids.threads);
        units.all(lead)
    }
}
