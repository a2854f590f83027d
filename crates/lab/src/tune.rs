//! `lab tune`: finds the weights of a game's evaluation by playing.

mod duel;

use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use rand::RngExt;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::experiment::{Experiment, Rules, Setting};
use super::rng_streams::stream;
use super::sprt::Sprt;
use super::weight_match::WeightMatch;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_cli::resume_log::ResumeLog;

use tessera_search::{Heuristics, Weight};

/// The gain of the first round: by how many of its steps a weight moves for each point of the margin.
const FIRST_GAIN: f32 = 0.06;
/// The largest margin that a round uses, in points; larger ones are clamped.
const MOST_MARGIN: f32 = 15.0;

/// Tune the weights of a game's evaluation, or measure changes to them, by games of mcts against itself.
///
/// Without --duel all weights are tuned by SPSA (Spall 1992). Each round changes all weights at once, each up or
/// down at random, and plays pairs of games between this variant and the opposite one, with the same chance outcomes
/// and exchanged seats. Then it moves every weight a little towards the variant that scored more points. The output is
/// a header and a JSON line for each round. With --resume an interrupted run continues where it stopped and prints the
/// same lines as an uninterrupted one.
///
/// With --duel the changed weights play against the current ones, with --sprt until the test decides. The results
/// depend on the seed alone.
#[derive(Args)]
pub(super) struct Tune {
    #[command(flatten)]
    setting: Setting,
    /// Search steps per move
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// Pairs of games per round, or in the whole duel
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    pairs: u32,
    /// The number of rounds in all, including those that the file of --resume already holds
    #[arg(long, default_value_t = 100)]
    rounds: u32,
    /// The seed for games, searches and directions
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Changes to weights, as name=number,name=number
    #[arg(long)]
    duel: Option<String>,
    /// End the duel as soon as the pairs decide between these differences in Elo, with 5 % error on either side
    #[arg(long, requires = "duel", value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Keep the rounds in this file and skip those that it already holds
    #[arg(long, conflicts_with = "duel", value_name = "FILE")]
    resume: Option<PathBuf>,
    /// How many threads play games [default: one per core]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// The first line of the output: everything that determines the rounds.
#[derive(Serialize)]
struct Header {
    tune: &'static str,
    options: String,
    steps: u32,
    pairs: u32,
    seed: u64,
}

/// A line of the output: a round of tuning.
#[derive(Serialize, Deserialize)]
pub(super) struct Round {
    /// Counted from 1.
    round: u32,
    /// The mean lead in points per game of the variant that went the way of the directions.
    margin: f32,
    /// The weights after the round.
    weights: Vec<(String, f32)>,
}

impl Experiment for Tune {
    fn setting(&self) -> Result<Setting, Failure> {
        self.setting.complete()
    }

    fn work<G: Rules>(&self, game: &Arc<G>, setting: &Setting, out: &mut impl Write) -> Result<(), Failure> {
        let weights = game.weights();
        if weights.is_empty() {
            return Err(Failure::usage(
                "this game has no weights to tune; choose carcassonne",
            ));
        }
        match &self.duel {
            Some(_) if self.pairs < 2 => Err(Failure::usage(
                "an interval needs two pairs: give a duel at least --pairs 2",
            )),
            Some(changes) => {
                if self.sprt.is_some() {
                    Sprt::check_seats(game.seats().into())?;
                }
                self.play_duel(game, &weights, changes, out)
            }
            None => self.play_rounds(game, setting, &weights, out),
        }
    }
}

/// The rounds among the entries of a log, in order. Error: a line is not the next round of these weights.
pub(super) fn rounds(lines: Vec<(usize, Value)>, weights: &[Weight]) -> Result<Vec<Round>, String> {
    let names = || weights.iter().map(|weight| weight.name);
    let read = |(number, (line, value)): (u32, (usize, Value))| {
        let round = serde_json::from_value::<Round>(value).ok();
        let is_next = |round: &Round| {
            let values = round.weights.iter().map(|&(_, value)| value);
            round.round == number
                && round.weights.iter().map(|(name, _)| name.as_str()).eq(names())
                && values.chain([round.margin]).all(f32::is_finite)
        };
        let not_next = || format!("line {line} is not round {number}; name another file");
        round.filter(is_next).ok_or_else(not_next)
    };
    (1..).zip(lines).map(read).collect()
}

impl Tune {
    /// Plays the rounds and writes their lines.
    fn play_rounds<G: Heuristics + 'static>(
        &self,
        game: &Arc<G>,
        setting: &Setting,
        weights: &[Weight],
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let Tune {
            steps, seed, pairs, ..
        } = *self;
        let header = Header {
            tune: setting.game.id(),
            options: setting.options.to_string(),
            steps,
            pairs,
            seed,
        };
        let mut log = ResumeLog::open(self.resume.as_deref(), Some(&header))?;
        let mut kept = rounds(log.take_entries(), weights).map_err(|why| log.failure(why))?;
        kept.truncate(self.rounds as usize);
        json_line::write(out, &header)?;
        for round in &kept {
            json_line::write(out, round)?;
        }
        let value = |weight: &Weight| {
            let last = kept
                .last()
                .and_then(|last| last.weights.iter().find(|(name, _)| name == weight.name));
            last.map_or(weight.value, |&(_, value)| value)
        };
        let mut middle: Vec<f32> = weights.iter().map(value).collect();
        for round in kept.len() as u32..self.rounds {
            let mut coin = stream(seed, &[round.into(), 7]);
            let directions: Vec<f32> = weights
                .iter()
                .map(|_| if coin.random::<bool>() { 1.0 } else { -1.0 })
                .collect();
            // The gain sequences of Spall 1998: the size of the variation shrinks slowly, that of the update faster.
            let spread = 1.0 / (1.0 + round as f32 / 20.0).powf(0.101);
            let gain = FIRST_GAIN / (1.0 + round as f32 / 40.0).powf(0.602);
            let varied = |sign: f32| -> Vec<f32> {
                let parts = middle.iter().zip(weights).zip(&directions);
                parts
                    .map(|((middle, weight), direction)| middle + sign * spread * weight.step * direction)
                    .collect()
            };
            let variants = WeightMatch {
                weights: [&varied(1.0), &varied(-1.0)],
                steps,
                seed,
            };
            let mut margin = 0.0;
            variants.play(game, round * pairs..(round + 1) * pairs, self.threads, |pair| {
                margin += pair.margin / f64::from(pairs);
                ControlFlow::Continue(())
            })?;
            for ((middle, weight), direction) in middle.iter_mut().zip(weights).zip(&directions) {
                *middle += gain * weight.step * direction * (margin as f32).clamp(-MOST_MARGIN, MOST_MARGIN);
            }
            let line = Round {
                round: round + 1,
                margin: margin as f32,
                weights: weights
                    .iter()
                    .zip(&middle)
                    .map(|(weight, &value)| (weight.name.to_owned(), value))
                    .collect(),
            };
            log.append(&line)?;
            json_line::write(out, &line)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_cli::temporary::{file_with, text_of};
    use tessera_games::catalog::GameId;

    fn tune(rounds: u32, resume: Option<PathBuf>) -> Tune {
        Tune {
            setting: Setting::of(GameId::Carcassonne, ""),
            steps: 3,
            pairs: 1,
            rounds,
            seed: 5,
            duel: None,
            sprt: None,
            resume,
            threads: NonZeroUsize::new(2),
        }
    }

    fn output_of(tune: &Tune) -> String {
        let mut out = Vec::new();
        tune.run(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn an_interrupted_run_continues_and_prints_the_same_lines() {
        let whole = output_of(&tune(3, None));
        assert_eq!(whole.lines().count(), 4);
        // The header, the first round and a part of the second.
        let cut = whole.lines().take(2).map(str::len).sum::<usize>() + 9;
        let file = file_with(&whole[..cut]);
        let resumed = tune(3, Some(file.path().to_owned()));
        assert_eq!(output_of(&resumed), whole);
        assert_eq!(text_of(&file), whole);
        assert_eq!(output_of(&resumed), whole, "no round is played again");
        let shorter = Tune { rounds: 1, ..resumed };
        assert!(whole.starts_with(&output_of(&shorter)));
    }

    #[test]
    fn the_file_of_another_run_and_a_gap_between_rounds_are_refused() {
        let whole = output_of(&tune(2, None));
        let file = file_with(&whole);
        let other = Tune {
            seed: 6,
            ..tune(2, Some(file.path().to_owned()))
        };
        let why = other.run(&mut Vec::new());
        assert!(matches!(why, Err(Failure::Usage(why)) if why.contains("seed was 5 and is now 6")));
        let lines: Vec<&str> = whole.lines().collect();
        let gap = file_with(&format!("{}\n{}\n", lines[0], lines[2]));
        let why = tune(2, Some(gap.path().to_owned())).run(&mut Vec::new());
        assert!(matches!(why, Err(Failure::Usage(why)) if why.contains("line 2 is not round 1")));
        for (right, wrong) in [
            ("\"margin\":", "\"margin\":1e300,\"was\":"),
            ("city_half", "city_third"),
        ] {
            let file = file_with(&whole.replacen(right, wrong, 1));
            let why = tune(2, Some(file.path().to_owned())).run(&mut Vec::new());
            assert!(matches!(why, Err(Failure::Usage(why)) if why.contains("line 2 is not round 1")));
        }
    }

    #[test]
    fn unchanged_weights_win_half_of_the_games() {
        let even = Tune {
            duel: Some(String::new()),
            pairs: 2,
            ..tune(0, None)
        };
        let outcome: serde_json::Value = serde_json::from_str(&output_of(&even)).unwrap();
        assert_eq!(
            (&outcome["games"], &outcome["share"]["mean"]),
            (&4.into(), &0.5.into())
        );
        assert_eq!(outcome["margin"]["mean"], 0.0);
        // Pairs that are all halved are far from 1,000 Elo, so the test decides at the earliest point: 16 of 40 pairs.
        let tested = Tune {
            duel: Some(String::new()),
            sprt: Some("0,1000".parse().unwrap()),
            pairs: 40,
            steps: 1,
            ..tune(0, None)
        };
        let outcome: serde_json::Value = serde_json::from_str(&output_of(&tested)).unwrap();
        assert_eq!(
            (&outcome["games"], &outcome["sprt"]["accepted"]),
            (&32.into(), &"H0".into())
        );
        let why = Tune {
            duel: Some("meeple=3".into()),
            ..even
        }
        .run(&mut Vec::new());
        assert!(matches!(why, Err(Failure::Usage(why)) if why.contains("one of city_half, ")));
        let why = Tune {
            setting: Setting::of(GameId::Linage, ""),
            ..tune(1, None)
        }
        .run(&mut Vec::new());
        assert!(matches!(why, Err(Failure::Usage(why)) if why.contains("no weights to tune")));
    }
}
