//! `lab tune`: finds the weights of a game's evaluation by playing.

use std::fs;
use std::io::{ErrorKind, Write};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use rand::RngExt;
use serde::{Deserialize, Serialize};

use super::arguments;
use super::failure::Failure;
use super::interval::Interval;
use super::json_line;
use super::pentanomial::Pentanomial;
use super::sprt::{Decision, Sprt, SprtSummary};
use super::weight_match::WeightMatch;
use crate::catalog::Visitor;
use crate::catalog::{self, GameId};
use crate::game::{StableHasher, dice};
use crate::play::{Notation, Options};
use crate::search::{Heuristics, Weight};

/// The gain of the first round: by how many of its steps a weight moves for each point of the margin.
const FIRST_GAIN: f32 = 0.06;
/// The largest margin that a round uses, in points; larger ones are clamped.
const MOST_MARGIN: f32 = 15.0;

/// Tune the weights of a game's evaluation, or measure changes to them, by games of mcts against itself.
///
/// Without --duel all weights are tuned by SPSA (Spall 1992). Each round changes all weights at once, each up or
/// down at random, and plays pairs of games between this variant and the opposite one, with the same chance outcomes
/// and exchanged seats. Then it moves every weight a little towards the variant that scored more points. Each round
/// prints a JSON line. With --resume a run continues after the last line of a file as if it had not stopped.
///
/// With --duel the changed weights play against the current ones, with --sprt until the test decides. The results
/// depend on the seed alone.
#[derive(Args)]
pub(super) struct Tune {
    /// The game
    #[arg(value_parser = arguments::game)]
    game: GameId,
    /// The game's options, written as in a record
    #[arg(long, default_value = "", value_parser = arguments::options)]
    options: Options,
    /// Search steps per move
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// Pairs of games per round, or in the whole duel
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    pairs: u32,
    /// The number of rounds in all, including those of the resumed file
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
    /// Continue after the last line of this file, which holds the output of earlier runs
    #[arg(long, conflicts_with = "duel")]
    resume: Option<PathBuf>,
    /// How many threads play games [default: one per core]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// A line of the output: a round of tuning.
#[derive(Clone, Serialize, Deserialize)]
struct Round {
    /// Counted from 1.
    round: u32,
    /// The run's `--steps`; with `pairs` and `seed` it identifies the run.
    steps: u32,
    pairs: u32,
    seed: u64,
    /// The mean lead in points per game of the variant that went the way of the directions.
    margin: f64,
    /// The weights after the round.
    weights: Vec<(String, f32)>,
}

/// The line of the output of a duel.
#[derive(Serialize)]
struct Outcome {
    duel: String,
    steps: u32,
    seed: u64,
    games: u32,
    /// The share of the games won by the changed weights.
    share: Interval,
    /// Their mean lead in points per game, with its interval over pairs.
    margin: Interval,
    /// The state of the test at the end, if there was one.
    sprt: Option<SprtSummary>,
}

impl Tune {
    /// Plays the rounds or the duel and writes the lines.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let options = self
            .options
            .complete(&self.game.specs())
            .map_err(Failure::usage)?;
        let tuning = Tuning { tune: self, out };
        catalog::with(self.game, &options, tuning).map_err(Failure::usage)?
    }

    /// The last complete round of the file to continue; `None` without one. Errors: it cannot be read, its last line is
    /// not a round, or it belongs to a run with other arguments.
    fn last_round(&self) -> Result<Option<Round>, Failure> {
        let Some(path) = &self.resume else {
            return Ok(None);
        };
        let text = match fs::read_to_string(path) {
            // The first run begins with a file that is not there yet.
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            read => read?,
        };
        // An incomplete last line was cut off with its run; its round is played again.
        let last = text.split_inclusive('\n').rfind(|line| line.ends_with('\n'));
        let last: Option<Round> = last.map(serde_json::from_str).transpose().map_err(|error| {
            Failure::Usage(format!(
                "the last line of {} is not a round ({error}); name a file with the output of lab tune",
                path.display()
            ))
        })?;
        let expected = (self.steps, self.pairs, self.seed);
        match last {
            Some(last) if (last.steps, last.pairs, last.seed) != expected => Err(Failure::Usage(format!(
                "{} belongs to another run; to continue it give --steps {} --pairs {} --seed {}",
                path.display(),
                last.steps,
                last.pairs,
                last.seed
            ))),
            last => Ok(last),
        }
    }
}

/// The weights with the changes, a text like `name=number,name=number`. Error: a name or number is wrong.
fn apply_changes(weights: &[Weight], changes: &str) -> Result<Vec<f32>, Failure> {
    let mut numbers: Vec<f32> = weights.iter().map(|weight| weight.value).collect();
    for change in changes.split(',').filter(|change| !change.is_empty()) {
        let read = change.split_once('=').and_then(|(name, number)| {
            let at = weights.iter().position(|weight| weight.name == name)?;
            let number: f32 = number.parse().ok()?;
            number.is_finite().then_some((at, number))
        });
        let (at, number) = read.ok_or_else(|| {
            let names: Vec<_> = weights.iter().map(|weight| weight.name).collect();
            Failure::Usage(format!(
                "{change:?} is not a change; give name=number, where the name is one of {}",
                names.join(", ")
            ))
        })?;
        numbers[at] = number;
    }
    Ok(numbers)
}

/// Plays the rounds or the duel in the game and writes the lines.
struct Tuning<'a, W> {
    tune: &'a Tune,
    out: &'a mut W,
}

impl<W: Write> Visitor for Tuning<'_, W> {
    type Output = Result<(), Failure>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Result<(), Failure> {
        let game = Arc::new(game);
        let weights = game.weights();
        if weights.is_empty() {
            return Err(Failure::Usage(
                "this game has no weights to tune; choose carcassonne".to_owned(),
            ));
        }
        match &self.tune.duel {
            Some(_) if self.tune.pairs < 2 => Err(Failure::Usage(
                "an interval needs two pairs: give a duel at least --pairs 2".to_owned(),
            )),
            Some(changes) => {
                if self.tune.sprt.is_some() {
                    Sprt::check_seats(game.seats().into())?;
                }
                self.duel(&game, &weights, changes)
            }
            None => self.rounds(&game, &weights),
        }
    }
}

impl<W: Write> Tuning<'_, W> {
    fn duel<G: Heuristics + 'static>(
        self,
        game: &Arc<G>,
        weights: &[Weight],
        changes: &str,
    ) -> Result<(), Failure> {
        let Tune { steps, seed, .. } = *self.tune;
        let current: Vec<f32> = weights.iter().map(|weight| weight.value).collect();
        let duel = WeightMatch {
            weights: [&apply_changes(weights, changes)?, &current],
            steps,
            seed,
        };
        let (mut pairs, mut counts) = (Vec::new(), Pentanomial::default());
        duel.play(game, 0..self.tune.pairs, self.tune.threads, |pair| {
            pairs.push(pair);
            let Some(sprt) = self.tune.sprt else {
                return ControlFlow::Continue(());
            };
            counts.add(pair.payoff as f32);
            match sprt.decision(&counts) {
                Decision::Undecided => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            }
        })?;
        let games = pairs.len() as u32 * u32::from(game.seats());
        let outcome = Outcome {
            duel: changes.to_owned(),
            steps,
            seed,
            games,
            share: Interval::wilson(pairs.iter().map(|pair| pair.payoff).sum(), games.into()),
            margin: Interval::of(&pairs.iter().map(|pair| pair.margin).collect::<Vec<_>>()),
            sprt: self.tune.sprt.map(|sprt| sprt.summary(&counts)),
        };
        Ok(json_line::write(self.out, &outcome)?)
    }

    fn rounds<G: Heuristics + 'static>(self, game: &Arc<G>, weights: &[Weight]) -> Result<(), Failure> {
        let Tune {
            steps, seed, pairs, ..
        } = *self.tune;
        let last = self.tune.last_round()?;
        let done = last.as_ref().map_or(0, |last| last.round);
        let value = |weight: &Weight| {
            let known = last.iter().flat_map(|last| &last.weights);
            let known = known.clone().find(|(name, _)| name == weight.name);
            known.map_or(weight.value, |&(_, value)| value)
        };
        let mut middle: Vec<f32> = weights.iter().map(value).collect();
        for round in done..self.tune.rounds {
            let mut coin = dice(StableHasher::new().with(seed).with(round.into()).with(7).key());
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
            variants.play(
                game,
                round * pairs..(round + 1) * pairs,
                self.tune.threads,
                |pair| {
                    margin += pair.margin / f64::from(pairs);
                    ControlFlow::Continue(())
                },
            )?;
            for ((middle, weight), direction) in middle.iter_mut().zip(weights).zip(&directions) {
                *middle += gain * weight.step * direction * (margin as f32).clamp(-MOST_MARGIN, MOST_MARGIN);
            }
            let line = Round {
                round: round + 1,
                steps,
                pairs,
                seed,
                margin,
                weights: weights
                    .iter()
                    .zip(&middle)
                    .map(|(weight, &value)| (weight.name.to_owned(), value))
                    .collect(),
            };
            json_line::write(self.out, &line)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::temporary::file_with;
    use super::*;

    fn tune(rounds: u32, resume: Option<PathBuf>) -> Tune {
        Tune {
            game: GameId::Carcassonne,
            options: Options::default(),
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
    fn a_resumed_run_ends_like_one_that_never_stopped() {
        let whole = output_of(&tune(3, None));
        assert_eq!(whole.lines().count(), 3);
        let file = file_with(&output_of(&tune(2, None)));
        let rest = output_of(&tune(3, Some(file.path().to_owned())));
        assert_eq!(rest.lines().collect::<Vec<_>>(), [whole.lines().last().unwrap()]);
    }

    #[test]
    fn an_incomplete_line_is_played_again_and_another_run_is_refused() {
        let whole = output_of(&tune(2, None));
        let file = file_with(&whole[..whole.len() - 9]);
        let path = file.path().to_owned();
        let rest = output_of(&tune(2, Some(path.clone())));
        assert_eq!(rest.lines().collect::<Vec<_>>(), [whole.lines().last().unwrap()]);
        let other = Tune {
            seed: 6,
            ..tune(2, Some(path))
        };
        let why = other.run(&mut Vec::new());
        assert!(matches!(why, Err(Failure::Usage(why)) if why.ends_with("--steps 3 --pairs 1 --seed 5")));
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
            game: GameId::Linage,
            ..tune(1, None)
        }
        .run(&mut Vec::new());
        assert!(matches!(why, Err(Failure::Usage(why)) if why.contains("no weights to tune")));
    }
}
