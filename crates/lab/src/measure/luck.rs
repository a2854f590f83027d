//! Which part of a result is drawn, by games with the same draws.
//!
//! Each order of the draws is played twice by the same engine on both seats, with other random numbers of the search. Let W
//! be half the mean of the squares of the differences between the two margins, and B twice the variance of their means
//! over the orders. The share of the draws is the intraclass correlation `(B - W) / (B + W)`, at least 0. Its interval
//! is that of 1,000 random samples of the orders (the percentile bootstrap).

use std::sync::Arc;

use rand::RngExt;

use super::budget::Budget;
use crate::experiment::Setting;
use crate::limit::Limit;
use crate::opening::Opening;
use crate::pair::{Match, Played};
use crate::report::Measurement;
use crate::rng_streams::stream;
use tessera_cli::failure::Failure;
use tessera_cli::progress;
use tessera_games::catalog::Visitor;
use tessera_games::play::Notation;
use tessera_protocol::Engine;
use tessera_report::data::{LuckData, SectionData};
use tessera_report::{Interval, IntervalKind, Moments, quantile};
use tessera_search::Heuristics;

/// How many games there are with the same draws.
const GAMES: u32 = 2;
/// How many samples the interval is taken from.
const SAMPLES: u32 = 1000;
/// The engine of both seats.
const ENGINE: Engine = Engine::UCT;

/// Plays so many pairs of games with the same draws.
pub(super) fn measure(setting: &Setting, command: &Budget) -> Result<Measurement, Failure> {
    let margins = setting.visit(PlayPairs(command))??;
    Ok(Measurement {
        n: margins.len() as u64 * u64::from(GAMES),
        interval: IntervalKind::Percentiles,
        seed: Some(command.seed),
        data: SectionData::Luck(luck(&margins, command.seed)),
    })
}

struct PlayPairs<'a>(&'a Budget);

impl Visitor for PlayPairs<'_> {
    /// By how many points the first seat led at the end of the two games with the same draws.
    type Output = Result<Vec<[f64; 2]>, Failure>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Self::Output {
        let PlayPairs(command) = self;
        if game.seats() != 2 {
            return Err(Failure::usage("luck is measured in games for two"));
        }
        let game = Arc::new(game);
        let rules = Match {
            engines: [ENGINE; 2],
            limits: [Limit::Steps(command.steps); 2],
            workers: 1,
            seed: command.seed,
            opening: Opening::Plies(0),
        };
        let bar = progress::bar(command.games, "pairs");
        let pair = |number: u32| {
            let games = rules.pair(&game, number).games;
            bar.inc(1);
            [margin(&games[0]), margin(&games[1])]
        };
        let margins = (0..command.games).map(pair).collect();
        bar.finish_and_clear();
        Ok(margins)
    }
}

/// By how many points the first seat led at the end.
fn margin(played: &Played) -> f64 {
    let [own, other] = played.half_points;
    let lead = f64::from(own - other) / 2.0;
    if played.seat == 1 { lead } else { -lead }
}

/// The share of the draws in the variance of the margins.
fn share(margins: &[[f64; 2]]) -> f64 {
    let within = margins.iter().map(|[a, b]| (a - b).powi(2) / 2.0).sum::<f64>() / margins.len() as f64;
    let between = 2.0
        * Moments::of(margins.iter().map(|[a, b]| (a + b) / 2.0))
            .sd()
            .powi(2);
    match between + within {
        sum if sum > 0.0 => ((between - within) / sum).max(0.0),
        _ => 0.0,
    }
}

/// The section's data.
fn luck(margins: &[[f64; 2]], seed: u64) -> LuckData {
    let mut dice = stream(seed, &[u64::MAX]);
    let mut samples: Vec<f64> = (0..SAMPLES)
        .map(|_| {
            let draw = |_: &[f64; 2]| margins[dice.random_range(0..margins.len() as u32) as usize];
            let sample: Vec<[f64; 2]> = margins.iter().map(draw).collect();
            share(&sample)
        })
        .collect();
    samples.sort_by(f64::total_cmp);
    let within = margins.iter().map(|[a, b]| (a - b).powi(2) / 2.0).sum::<f64>() / margins.len() as f64;
    LuckData {
        draws: margins.len() as u32,
        games_per_draw: GAMES,
        share: Interval {
            low: quantile(&samples, 0.025),
            mean: share(margins),
            high: quantile(&samples, 0.975),
        },
        margin_sd: Moments::of(margins.iter().flatten().copied()).sd(),
        margin_sd_within: within.sqrt(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_of_the_draws_is_the_intraclass_correlation() {
        // Means 10, -10, 0: their variance is 100, B = 200. Differences 2, 2, 2: W = 2. (200 - 2) / (200 + 2) = 0.9802.
        let margins = [[11.0, 9.0], [-9.0, -11.0], [1.0, -1.0]];
        assert!((share(&margins) - 0.980_198).abs() < 1e-6);
        // Where the games with the same draws differ as much as others, nothing is drawn.
        assert_eq!(share(&[[10.0, -10.0], [-10.0, 10.0]]), 0.0);
        assert_eq!(share(&[[1.0, 1.0], [1.0, 1.0]]), 0.0);
        let data = luck(&margins, 1);
        assert!(data.share.low <= data.share.mean && data.share.mean <= data.share.high + 1e-12);
        assert!((data.margin_sd_within - 2f64.sqrt()).abs() < 1e-12);
        // 11, 9, -9, -11, 1, -1: mean 0, squares 406, over 5.
        assert!((data.margin_sd - (406.0f64 / 5.0).sqrt()).abs() < 1e-12);
    }
}
