//! A search whose choice is drawn among good moves, for opponents that are not always at their best.

use rand::RngExt;

use super::{Line, Search, Status, Verdict};
use crate::game::Dice;

/// What share of the leader's visits a move needs to be drawn.
const WELL_VISITED: f64 = 0.1;

/// A search that plays a move with a likelihood of `exp((value - best value) / temperature)` among those with
/// at least a tenth of the leader's visits. What is proven to win is always played, what is proven to lose, is
/// beaten or has no sense only where there is nothing else.
pub struct Softmax<M> {
    search: Box<dyn Search<M> + Send>,
    temperature: f32,
    /// The moves that have sense.
    sensible: Vec<M>,
    /// Where in `0.0..1.0` the draw falls: thrown before the first step, so that asking changes nothing.
    fate: Option<f64>,
}

impl<M> Softmax<M> {
    /// Draws at a temperature above 0, in payoffs, among the moves that have sense.
    pub fn new(search: Box<dyn Search<M> + Send>, temperature: f32, sensible: Vec<M>) -> Softmax<M> {
        debug_assert!(temperature > 0.0);
        Softmax {
            search,
            temperature,
            sensible,
            fate: None,
        }
    }
}

impl<M: Copy + PartialEq + Send> Search<M> for Softmax<M> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        self.fate.get_or_insert_with(|| dice.random());
        self.search.step(dice)
    }

    fn step_at(&mut self, place: usize, dice: &mut Dice) -> Status {
        self.search.step_at(place, dice)
    }

    fn verdict(&self) -> Verdict<M> {
        let mut verdict = self.search.verdict();
        let most = verdict.lines.iter().map(|line| line.visits).max().unwrap_or(0);
        let is_candidate = |line: &Line<M>| {
            line.proof() >= 0
                && f64::from(line.visits) >= WELL_VISITED * f64::from(most)
                && self.sensible.contains(&line.mv)
        };
        let weights: Vec<_> = verdict
            .lines
            .iter()
            .map(|line| is_candidate(line).then_some(line.value))
            .collect();
        let wins = verdict
            .lines
            .first()
            .is_some_and(|line| line.proven && line.value == 1.0);
        if !wins && let Some(drawn) = drawn(&weights, self.temperature, self.fate.unwrap_or(0.0)) {
            verdict.lines[..=drawn].rotate_right(1);
        }
        verdict
    }
}

/// The place of the value that is drawn among those that may be; `None` where none may.
fn drawn(values: &[Option<f32>], temperature: f32, fate: f64) -> Option<usize> {
    let best = values.iter().flatten().copied().fold(f32::NEG_INFINITY, f32::max);
    let weight = |value: &Option<f32>| {
        value.map_or(0.0, |value| {
            libm::exp(f64::from(value - best) / f64::from(temperature))
        })
    };
    let mut left = fate * values.iter().map(weight).sum::<f64>();
    let mut last = None;
    for (place, value) in values.iter().enumerate().filter(|(_, value)| value.is_some()) {
        last = Some(place);
        left -= weight(value);
        if left < 0.0 {
            break;
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_drawn_as_often_as_its_weight_says() {
        // At temperature 0.1 a value 0.1 lower has 1/e of the weight.
        let values = [Some(0.6), None, Some(0.5)];
        let share = (0..1000).filter(|n| drawn(&values, 0.1, f64::from(*n) / 1000.0) == Some(0));
        let share = share.count() as f64 / 1000.0;
        assert!((share - 1.0 / (1.0 + (-1f64).exp())).abs() < 2e-3, "{share}");
        assert_eq!(drawn(&values, 1e-3, 0.999), Some(0));
        assert_eq!(drawn(&[None, None], 0.1, 0.5), None);
    }
}
