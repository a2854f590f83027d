//! The regression: odds of completion by their logarithmic loss, points by least squares.

use super::self_play::Settled;
use tessera_games::carcassonne::Carcassonne;
use tessera_games::carcassonne::heuristics::ClaimModel;
use tessera_search::Heuristics;

/// Chances nearer to 0 and 1 than this count as this, so that one surprise does not decide a loss.
const LEAST_CHANCE: f64 = 1e-3;
/// The weights of the odds, each with the range in which it is looked for.
const ODDS: [(&str, f32, f32); 4] = [
    ("city_half", 0.3, 40.0),
    ("road_half", 0.3, 40.0),
    ("time", 0.5, 6.0),
    ("cloister_half", 0.1, 40.0),
];
/// The weights of the points, which count linearly: of growth until completion, the same with 36 tiles left, and of
/// features that are not completed.
const POINTS: [&str; 3] = ["growth", "growth_left", "drift"];
/// A round over the weights of the odds that gains less than this ends the search for them.
const LEAST_GAIN: f64 = 1e-6;

/// The weights that the game has, by name, in order.
pub fn weights(game: &Carcassonne) -> Vec<(&'static str, f32)> {
    let weights = game.weights().into_iter();
    weights.map(|weight| (weight.name, weight.value)).collect()
}

/// The model with these weights.
pub fn model(game: &Carcassonne, weights: &[(&'static str, f32)]) -> ClaimModel {
    let numbers: Vec<f32> = weights.iter().map(|&(_, value)| value).collect();
    ClaimModel::new(game, &numbers)
}

/// The logarithmic loss of a chance, in nats.
pub fn log_loss(chance: f32, is_completed: bool) -> f64 {
    let chance = f64::from(chance).clamp(LEAST_CHANCE, 1.0 - LEAST_CHANCE);
    -(if is_completed { chance } else { 1.0 - chance }).ln()
}

/// A regression to claims.
pub struct Regression<'a> {
    game: &'a Carcassonne,
    claims: &'a [Settled],
}

impl<'a> Regression<'a> {
    /// A regression to these claims.
    pub fn new(game: &'a Carcassonne, claims: &'a [Settled]) -> Regression<'a> {
        Regression { game, claims }
    }

    /// The weights with those of the odds and of the points fitted.
    pub fn fit(&self, weights: &[(&'static str, f32)]) -> Vec<(&'static str, f32)> {
        let mut weights = weights.to_vec();
        self.fit_odds(&mut weights);
        self.fit_points(&mut weights);
        weights
    }

    /// Fits one weight of the odds after the other until a round gains nothing more.
    fn fit_odds(&self, weights: &mut [(&'static str, f32)]) {
        let mut last = f64::INFINITY;
        loop {
            let mut least = last;
            for (name, low, high) in ODDS {
                let at = place(weights, name);
                let before = weights[at].1;
                let mut loss = |value: f32| {
                    weights[at].1 = value;
                    self.loss(weights)
                };
                let mut loss_of_log = |log: f64| loss(log.exp() as f32);
                let best = golden(&mut loss_of_log, f64::from(low).ln(), f64::from(high).ln());
                let found = loss(best.exp() as f32);
                // The loss has steps, so what is found may be worse than what was there.
                least = if found < least { found } else { loss(before) };
            }
            if last - least < LEAST_GAIN {
                return;
            }
            last = least;
        }
    }

    /// The mean logarithmic loss of the odds.
    fn loss(&self, weights: &[(&'static str, f32)]) -> f64 {
        let model = model(self.game, weights);
        let losses = self.claims.iter().map(|settled| {
            let chance = model.expect(&settled.claim).chance;
            log_loss(chance, settled.completed.is_some())
        });
        losses.sum::<f64>() / self.claims.len().max(1) as f64
    }

    /// Fits the weights of the points, given the odds. Each adds to the expected points in proportion, so that what it adds is
    /// read off the model itself.
    fn fit_points(&self, weights: &mut [(&'static str, f32)]) {
        let places = POINTS.map(|name| place(weights, name));
        let mut bare = weights.to_vec();
        for at in places {
            bare[at].1 = 0.0;
        }
        let base = model(self.game, &bare);
        let units = places.map(|at| {
            let mut unit = bare.clone();
            unit[at].1 = 1.0;
            model(self.game, &unit)
        });
        let (mut matrix, mut target) = ([[0.0; 3]; 3], [0.0; 3]);
        for settled in self.claims {
            let points = |model: &ClaimModel| f64::from(model.expect(&settled.claim).points);
            let rest = settled.brought() - points(&base);
            let parts: [f64; 3] = std::array::from_fn(|unit| points(&units[unit]) - points(&base));
            for row in 0..3 {
                for column in 0..3 {
                    matrix[row][column] += parts[row] * parts[column];
                }
                target[row] += parts[row] * rest;
            }
        }
        if let Some(solved) = solve(matrix, target) {
            for (at, value) in places.into_iter().zip(solved) {
                weights[at].1 = value as f32;
            }
        }
    }
}

/// The place of a weight among all.
fn place(weights: &[(&'static str, f32)], name: &str) -> usize {
    let at = weights.iter().position(|&(other, _)| other == name);
    at.expect("the evaluation has this weight")
}

/// Where a function with one minimum is least between two numbers, by golden section.
pub fn golden(loss: &mut impl FnMut(f64) -> f64, mut low: f64, mut high: f64) -> f64 {
    let ratio = (5.0_f64.sqrt() - 1.0) / 2.0;
    let inner = |low: f64, high: f64| [high - ratio * (high - low), low + ratio * (high - low)];
    let mut at = inner(low, high);
    let mut losses = at.map(&mut *loss);
    while high - low > 1e-3 {
        if losses[0] < losses[1] {
            high = at[1];
            at = inner(low, high);
            losses = [loss(at[0]), losses[0]];
        } else {
            low = at[0];
            at = inner(low, high);
            losses = [losses[1], loss(at[1])];
        }
    }
    (low + high) / 2.0
}

/// The solution of three linear equations by Gauss's elimination with pivots; `None` if they do not determine it.
pub fn solve(mut matrix: [[f64; 3]; 3], mut target: [f64; 3]) -> Option<[f64; 3]> {
    for column in 0..3 {
        let pivot =
            (column..3).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))?;
        if matrix[pivot][column].abs() < 1e-9 {
            return None;
        }
        matrix.swap(column, pivot);
        target.swap(column, pivot);
        let (pivot_row, pivot_target) = (matrix[column], target[column]);
        for row in (0..3).filter(|&row| row != column) {
            let factor = matrix[row][column] / pivot_row[column];
            for (value, pivot) in matrix[row].iter_mut().zip(pivot_row) {
                *value -= factor * pivot;
            }
            target[row] -= factor * pivot_target;
        }
    }
    Some(std::array::from_fn(|row| target[row] / matrix[row][row]))
}
