//! The section `computational-complexity`: how many positions the engine's games come from.
//!
//! Let N be the number of positions that a game adds to those of the games before it. N falls from game to game, about
//! as `N = e^(a + g·ln r)` in the number g of the game. The mean of N over a window of 50 games is fitted on the second half
//! of the games; the sum that is left after the last game is `N·r / (1 - r)`. The order of the games is arbitrary, so this
//! is the mean over 20 random orders. Where r is not below 1 there is no end in sight, and no estimate.

use std::collections::HashSet;

use rand::RngExt;
use serde::{Deserialize, Serialize};

use super::content::{Content, Ours};
use super::context::Context;
use crate::counted::Counted;
use crate::played_game::PlayedGame;
use crate::published::Figure;
use crate::thing::Thing;
use tessera_core::game::dice;
use tessera_core::language::power_of_ten;

/// How many random orders of the games are averaged.
const ORDERS: u64 = 20;
/// How many games a window has; in small corpora a fifth of all games.
const WINDOW: usize = 50;
/// How many points of the growth are kept.
const POINTS: usize = 20;
/// The part of its positions that the last tenth of the games may add where the corpus is saturated.
const SATURATED: f64 = 0.05;

/// The section `computational-complexity`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComputationalData {
    /// How many different positions the games went through.
    pub seen: u64,
    /// log₁₀ of the estimate of how many there are in all; `None` where the growth does not end.
    pub log10_positions: Option<f64>,
    /// Whether the last tenth of the games added less than 5 % of its positions.
    pub saturated: bool,
    /// R² of the fit, from 0 to 1; `None` where nothing was fitted.
    pub fit: Option<f64>,
    /// How many different positions there were after so many games, as pairs.
    pub growth: Vec<(u32, u64)>,
}

/// The positions of each game, as keys: eight bytes a ply are kept.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ComputationalTally {
    games: Vec<Vec<u64>>,
}

/// A straight line through points, by least squares.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Line {
    /// The height at 0.
    start: f64,
    slope: f64,
    /// R²: which part of the variance of the heights it explains.
    fit: f64,
}

impl Line {
    /// The line through points `(x, y)`; `None` of fewer than three.
    fn through(points: &[(f64, f64)]) -> Option<Line> {
        if points.len() < 3 {
            return None;
        }
        let count = points.len() as f64;
        let mean_x = points.iter().map(|point| point.0).sum::<f64>() / count;
        let mean_y = points.iter().map(|point| point.1).sum::<f64>() / count;
        let sum = |of: fn(f64, f64) -> f64| -> f64 {
            points
                .iter()
                .map(|point| of(point.0 - mean_x, point.1 - mean_y))
                .sum()
        };
        let (xx, xy, yy) = (sum(|x, _| x * x), sum(|x, y| x * y), sum(|_, y| y * y));
        let slope = xy / xx;
        Some(Line {
            start: mean_y - slope * mean_x,
            slope,
            fit: if yy > 0.0 { xy * xy / (xx * yy) } else { 1.0 },
        })
    }
}

/// How many positions each game adds to those before it.
fn added<'g>(games: impl Iterator<Item = &'g Vec<u64>>) -> Vec<u64> {
    let mut seen = HashSet::new();
    games
        .map(|keys| keys.iter().filter(|&&key| seen.insert(key)).count() as u64)
        .collect()
}

/// The estimate of all positions by the numbers that the games add, and the fit of the line; `None` where the growth does
/// not end or too few games are known.
fn estimate(added: &[u64]) -> Option<(f64, f64)> {
    let window = WINDOW.min(added.len() / 5).max(1);
    let smooth: Vec<(f64, f64)> = added
        .windows(window)
        .enumerate()
        .map(|(at, counts)| {
            let mean = counts.iter().sum::<u64>() as f64 / window as f64;
            // The window stands for the game in its middle.
            (at as f64 + (window as f64 - 1.0) / 2.0, mean)
        })
        .filter(|&(at, mean)| at >= added.len() as f64 / 2.0 && mean > 0.0)
        .map(|(at, mean)| (at, libm::log(mean)))
        .collect();
    let line = Line::through(&smooth)?;
    let ratio = libm::exp(line.slope);
    if ratio >= 1.0 {
        return None;
    }
    let last = libm::exp(line.start + line.slope * (added.len() as f64 - 1.0));
    let all = added.iter().sum::<u64>() as f64 + last * ratio / (1.0 - ratio);
    Some((all, line.fit))
}

impl ComputationalTally {
    /// Keeps the positions of a game.
    pub fn add(&mut self, game: &PlayedGame) {
        self.games.push(game.keys.clone());
    }

    /// The section's data. The orders of the games are drawn with this seed.
    pub fn data(&self, seed: u64) -> ComputationalData {
        let counts = added(self.games.iter());
        let seen = counts.iter().sum();
        let estimates: Option<Vec<(f64, f64)>> = (0..ORDERS)
            .map(|order| estimate(&self.shuffled(seed + order)))
            .collect();
        let mean = |numbers: &[(f64, f64)], of: fn(&(f64, f64)) -> f64| {
            numbers.iter().map(of).sum::<f64>() / numbers.len() as f64
        };
        let last = self.games.len() - self.games.len() / 10;
        let new_in_last: u64 = counts[last..].iter().sum();
        let all_in_last: usize = self.games[last..].iter().map(Vec::len).sum();
        ComputationalData {
            seen,
            log10_positions: estimates
                .as_deref()
                .map(|all| libm::log10(mean(all, |one| one.0))),
            saturated: all_in_last > 0 && (new_in_last as f64) < SATURATED * all_in_last as f64,
            fit: estimates.as_deref().map(|all| mean(all, |one| one.1)),
            growth: growth(&counts),
        }
    }

    /// How many positions each game adds, in a random order.
    fn shuffled(&self, seed: u64) -> Vec<u64> {
        let mut dice = dice(seed);
        let mut order: Vec<usize> = (0..self.games.len()).collect();
        for at in (1..order.len()).rev() {
            order.swap(at, dice.random_range(0..=at as u32) as usize);
        }
        added(order.iter().map(|&at| &self.games[at]))
    }
}

/// The number of different positions after some numbers of games, the last among them.
fn growth(counts: &[u64]) -> Vec<(u32, u64)> {
    let every = counts.len().div_ceil(POINTS).max(1);
    let mut sum = 0;
    let mut points = Vec::new();
    for (at, count) in (1..).zip(counts) {
        sum += count;
        if at % every == 0 || at == counts.len() {
            points.push((at as u32, sum));
        }
    }
    points
}

impl Content for ComputationalData {
    fn how(&self, context: &Context) -> String {
        context.counted(context.how.computational)
    }

    fn takeaway(&self, context: &Context) -> String {
        let (games, seen) = (context.games(), Counted::whole(self.seen, Thing::Position));
        match self.log10_positions {
            Some(power) => (context.takeaways.positions)(games, seen, &power_of_ten(power)),
            None => (context.takeaways.positions_without_end)(games, seen),
        }
    }

    fn figure(&self, _: Figure, _: usize) -> Option<Ours> {
        Ours::exact(self.log10_positions?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_geometric_growth_is_continued_to_its_end() {
        // 1,000 · 0.9^g for g = 0, 1, …: the whole sum is 1,000 / (1 - 0.9) = 10,000. Numbers are rounded, hence 1 %.
        let added: Vec<u64> = (0..30)
            .map(|game| (1000.0 * 0.9f64.powi(game)).round() as u64)
            .collect();
        let (all, fit) = estimate(&added).unwrap();
        assert!((all - 10_000.0).abs() < 100.0, "{all}");
        assert!(fit > 0.999);
        assert_eq!(estimate(&[5; 40]), None, "what does not fall has no end");
    }

    #[test]
    fn growth_counts_each_position_once() {
        let tally = ComputationalTally {
            games: vec![vec![1, 2, 3], vec![1, 2, 4], vec![1, 2, 3]],
        };
        let data = tally.data(1);
        assert_eq!(data.growth, [(1, 3), (2, 4), (3, 4)]);
        assert_eq!(
            (data.seen, data.log10_positions, data.saturated),
            (4, None, false)
        );
    }
}
