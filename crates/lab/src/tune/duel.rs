//! A match between the current weights and changed ones.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::Arc;

use serde::Serialize;

use super::Tune;
use crate::pentanomial::Pentanomial;
use crate::sprt::{Decision, SprtSummary};
use crate::weight_match::WeightMatch;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_report::Interval;
use tessera_search::{Heuristics, Weight};

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

impl Tune {
    /// Plays changed weights against the current ones and writes the result.
    pub(super) fn play_duel<G: Heuristics + 'static>(
        &self,
        game: &Arc<G>,
        weights: &[Weight],
        changes: &str,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let Tune { steps, seed, .. } = *self;
        let current: Vec<f32> = weights.iter().map(|weight| weight.value).collect();
        let duel = WeightMatch {
            weights: [&apply_changes(weights, changes)?, &current],
            steps,
            seed,
        };
        let (mut pairs, mut counts) = (Vec::new(), Pentanomial::default());
        duel.play(game, 0..self.pairs, self.threads, |pair| {
            pairs.push(pair);
            let Some(sprt) = self.sprt else {
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
            sprt: self.sprt.map(|sprt| sprt.summary(&counts)),
        };
        Ok(json_line::write(out, &outcome)?)
    }
}
