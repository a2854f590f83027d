//! The numbers a champion weighs with, found by playing.

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
use crate::catalog::{self, GameId};
use crate::game::{StableHasher, dice};
use crate::play::{Options, Show, Visitor};
use crate::search::{Heuristics, Weight};

/// How far the first round moves a weight, in its own steps for each point of the margin.
const FIRST_GAIN: f32 = 0.06;
/// A larger margin counts as this one, in points.
const MOST_MARGIN: f32 = 15.0;

/// Let the champion of a game play against itself with other weights.
///
/// Without --duel all weights are tuned by SPSA (Spall 1992): each round varies all of them at once, each up or
/// down by a coin, lets the two variants play pairs of games with the same luck in exchanged seats, and moves
/// every weight a little towards the side that was ahead in points. Every round is told as a JSON line, and with
/// --resume a run goes on after the last line of a file as if it had not stopped. With --duel the weights as
/// they are with those changes play against the weights as they are, with --sprt until that is decided. All depends
/// on the seed alone.
#[derive(Args)]
pub(super) struct Tune {
    /// The game
    #[arg(value_parser = arguments::game)]
    game: GameId,
    /// The game's options as in a record
    #[arg(long, default_value = "", value_parser = arguments::options)]
    options: Options,
    /// Search steps a move
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// Pairs of games a round, or in all of a duel
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    pairs: u32,
    /// How many rounds are played in all
    #[arg(long, default_value_t = 100)]
    rounds: u32,
    /// The seed of games, searches and coins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Changes to weights, as name=number,name=number
    #[arg(long)]
    duel: Option<String>,
    /// End the duel as soon as the pairs decide between these differences in Elo, each wrongly once in 20 times
    #[arg(long, requires = "duel", value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// A file of earlier lines, the last of which is gone on from
    #[arg(long, conflicts_with = "duel")]
    resume: Option<PathBuf>,
    /// How many games are played at once [default: as many as there are cores]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// A round of tuning, as a line.
#[derive(Clone, Serialize, Deserialize)]
struct Round {
    /// Counted from 1.
    round: u32,
    /// What the run was begun with.
    steps: u32,
    pairs: u32,
    seed: u64,
    /// By how many points the upper variant was ahead of the lower, a game.
    margin: f64,
    /// The weights after the round.
    weights: Vec<(String, f32)>,
}

/// What a duel comes to, as a line.
#[derive(Serialize)]
struct Outcome {
    duel: String,
    steps: u32,
    seed: u64,
    games: u32,
    /// The share of the changed weights.
    share: Interval,
    /// By how many points they were ahead, a game, and the ends of its 95 % interval over pairs.
    margin: Interval,
    /// What the test came to, if there was one.
    sprt: Option<SprtSummary>,
}

impl Tune {
    /// Plays, and tells of it line by line.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let options = self
            .options
            .complete(&self.game.specs())
            .map_err(Failure::usage)?;
        let tuning = Tuning { tune: self, out };
        catalog::with(self.game, &options, tuning).map_err(Failure::usage)?
    }

    /// The last round of the file that is gone on from.
    fn last_round(&self) -> Result<Option<Round>, Failure> {
        let Some(path) = &self.resume else {
            return Ok(None);
        };
        let text = match fs::read_to_string(path) {
            // Nothing was played yet.
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            read => read?,
        };
        // A line that was cut off is played again.
        let last = text.split_inclusive('\n').rfind(|line| line.ends_with('\n'));
        let last: Option<Round> = last.map(serde_json::from_str).transpose().map_err(|error| {
            Failure::Usage(format!(
                "the last line of {} is no round: {error}",
                path.display()
            ))
        })?;
        let begun = (self.steps, self.pairs, self.seed);
        match last {
            Some(last) if (last.steps, last.pairs, last.seed) != begun => Err(Failure::Usage(format!(
                "{} is of another run: it has --steps {} --pairs {} --seed {}",
                path.display(),
                last.steps,
                last.pairs,
                last.seed
            ))),
            last => Ok(last),
        }
    }
}

/// The weights with what is to be changed.
fn changed(weights: &[Weight], changes: &str) -> Result<Vec<f32>, Failure> {
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
                "{change:?} is no change; expected name=number with a name of {}",
                names.join(", ")
            ))
        })?;
        numbers[at] = number;
    }
    Ok(numbers)
}

struct Tuning<'a, W> {
    tune: &'a Tune,
    out: &'a mut W,
}

impl<W: Write> Visitor for Tuning<'_, W> {
    type Output = Result<(), Failure>;

    fn visit<G: Show + Heuristics + 'static>(self, game: G) -> Result<(), Failure> {
        let game = Arc::new(game);
        let weights = game.weights();
        if weights.is_empty() {
            return Err(Failure::Usage("this game has no champion to be tuned".to_owned()));
        }
        match &self.tune.duel {
            Some(_) if self.tune.pairs < 2 => Err(Failure::Usage(
                "one pair has no interval: let a duel have at least --pairs 2".to_owned(),
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
        let theirs: Vec<f32> = weights.iter().map(|weight| weight.value).collect();
        let duel = WeightMatch {
            weights: [&changed(weights, changes)?, &theirs],
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
            let mut coins = dice(StableHasher::new().with(seed).with(round.into()).with(7).key());
            let coins: Vec<f32> = weights
                .iter()
                .map(|_| if coins.random::<bool>() { 1.0 } else { -1.0 })
                .collect();
            // Gains as Spall 1998 advises: the variation shrinks slowly, the step faster.
            let spread = 1.0 / (1.0 + round as f32 / 20.0).powf(0.101);
            let gain = FIRST_GAIN / (1.0 + round as f32 / 40.0).powf(0.602);
            let beside = |sign: f32| -> Vec<f32> {
                let parts = middle.iter().zip(weights).zip(&coins);
                parts
                    .map(|((middle, weight), coin)| middle + sign * spread * weight.step * coin)
                    .collect()
            };
            let duel = WeightMatch {
                weights: [&beside(1.0), &beside(-1.0)],
                steps,
                seed,
            };
            let mut margin = 0.0;
            duel.play(
                game,
                round * pairs..(round + 1) * pairs,
                self.tune.threads,
                |pair| {
                    margin += pair.margin / f64::from(pairs);
                    ControlFlow::Continue(())
                },
            )?;
            for ((middle, weight), coin) in middle.iter_mut().zip(weights).zip(&coins) {
                *middle += gain * weight.step * coin * (margin as f32).clamp(-MOST_MARGIN, MOST_MARGIN);
            }
            let told = Round {
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
            json_line::write(self.out, &told)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
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

    fn told(tune: &Tune) -> String {
        let mut out = Vec::new();
        tune.run(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_run_that_is_gone_on_with_ends_as_one_that_never_stopped() {
        let whole = told(&tune(3, None));
        assert_eq!(whole.lines().count(), 3);
        let path = tempfile("whole");
        fs::write(&path, told(&tune(2, None))).unwrap();
        let rest = told(&tune(3, Some(path.clone())));
        fs::remove_file(path).unwrap();
        assert_eq!(rest.lines().collect::<Vec<_>>(), [whole.lines().last().unwrap()]);
    }

    #[test]
    fn a_line_cut_off_is_played_again_and_another_run_is_not_gone_on_with() {
        let whole = told(&tune(2, None));
        let path = tempfile("cut");
        fs::write(&path, &whole[..whole.len() - 9]).unwrap();
        let rest = told(&tune(2, Some(path.clone())));
        assert_eq!(rest.lines().collect::<Vec<_>>(), [whole.lines().last().unwrap()]);
        let other = Tune {
            seed: 6,
            ..tune(2, Some(path.clone()))
        };
        let why = other.run(&mut Vec::new());
        fs::remove_file(path).unwrap();
        assert!(matches!(why, Err(Failure::Usage(why)) if why.ends_with("--steps 3 --pairs 1 --seed 5")));
    }

    fn tempfile(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("tessera-tune-{name}-{}.jsonl", std::process::id()))
    }

    #[test]
    fn weights_that_are_not_changed_win_half() {
        let even = Tune {
            duel: Some(String::new()),
            pairs: 2,
            ..tune(0, None)
        };
        let outcome: serde_json::Value = serde_json::from_str(&told(&even)).unwrap();
        assert_eq!(
            (&outcome["games"], &outcome["share"]["mean"]),
            (&4.into(), &0.5.into())
        );
        assert_eq!(outcome["margin"]["mean"], 0.0);
        // Pairs that are all halved are far from 1,000 Elo: it is decided as soon as it may be, at 16 pairs of the 40.
        let tested = Tune {
            duel: Some(String::new()),
            sprt: Some("0,1000".parse().unwrap()),
            pairs: 40,
            steps: 1,
            ..tune(0, None)
        };
        let outcome: serde_json::Value = serde_json::from_str(&told(&tested)).unwrap();
        assert_eq!(
            (&outcome["games"], &outcome["sprt"]["accepted"]),
            (&32.into(), &"H0".into())
        );
        let why = Tune {
            duel: Some("meeple=3".into()),
            ..even
        }
        .run(&mut Vec::new());
        assert!(matches!(why, Err(Failure::Usage(why)) if why.contains("a name of city_half, ")));
        let why = Tune {
            game: GameId::Linage,
            ..tune(1, None)
        }
        .run(&mut Vec::new());
        assert!(matches!(why, Err(Failure::Usage(why)) if why.contains("no champion")));
    }
}
