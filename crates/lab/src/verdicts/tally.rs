//! What the verdicts of a sample are worth.

use std::collections::BTreeMap;

use serde::Serialize;

use super::assessed::Assessed;
use tessera_protocol::assessment::Verdict;

/// The counts over all positions of a sample. Shares are of the positions.
#[derive(Serialize, Default)]
pub(super) struct Tally {
    pub positions: u32,
    /// How often the first line of the review loses nothing by the truth: at most half a point.
    pub best_found: u32,
    /// How often it loses less than 5 points.
    pub best_within_5: u32,
    /// How many moves that lose 15 points or more are called best, only move or good.
    pub blunders_called_good: u32,
    /// How many moves that lose less than 5 points are called blunders.
    pub good_called_blunders: u32,
    pub unclear: u32,
    /// The share of both kinds of wrong verdicts together.
    pub wrong_share: f64,
    pub unclear_share: f64,
    /// How many values of the first line and of the move played are not proven, and how many true values lie within
    /// their 95 % intervals.
    pub values: u32,
    pub values_covered: u32,
    /// The same for the loss of a move that is not the first line.
    pub losses: u32,
    pub losses_covered: u32,
    /// By the verdict that the true loss has, how often each verdict was given.
    pub by_truth: BTreeMap<&'static str, BTreeMap<&'static str, u32>>,
    /// Processor seconds of all reviews together.
    pub seconds: f64,
}

impl Tally {
    /// Adds a position.
    pub fn add(&mut self, assessed: &Assessed) {
        let truth = Verdict::of_loss(assessed.true_loss);
        let by_truth = self.by_truth.entry(truth.id()).or_default();
        *by_truth.entry(assessed.verdict.id()).or_default() += 1;
        self.positions += 1;
        self.best_found += u32::from(assessed.true_loss_of_best <= 0.005);
        self.best_within_5 += u32::from(Verdict::of_loss(assessed.true_loss_of_best) == Verdict::Good);
        let called_good = matches!(
            assessed.verdict,
            Verdict::Best | Verdict::OnlyMove | Verdict::Good
        );
        let called_blunder = assessed.verdict == Verdict::Blunder;
        self.blunders_called_good += u32::from(truth == Verdict::Blunder && called_good);
        self.good_called_blunders += u32::from(truth == Verdict::Good && called_blunder);
        self.unclear += u32::from(assessed.verdict == Verdict::Unclear);
        let [values, covered] = assessed.values;
        self.values += values;
        self.values_covered += covered;
        self.losses += u32::from(assessed.is_loss_covered.is_some());
        self.losses_covered += u32::from(assessed.is_loss_covered == Some(true));
        self.seconds += assessed.seconds;
        let share = |count: u32| f64::from(count) / f64::from(self.positions);
        self.wrong_share = share(self.blunders_called_good + self.good_called_blunders);
        self.unclear_share = share(self.unclear);
    }
}
