//! A search whose move is drawn by a softmax over values, for weaker opponents.

use rand::RngExt;

use super::{Line, Search, SearchResult, Status};
use tessera_core::game::Dice;

/// The share of the most visited move's visits that a move needs to be a candidate.
const MIN_VISITS_SHARE: f64 = 0.1;

/// A search whose first line is drawn among candidates with weights `exp((value - best value) / temperature)`.
///
/// Candidates are the sensible moves with at least a tenth of the visits of the most visited move that are neither
/// proven lost nor dominated. A proven win is always played, and without candidates the search's best move is.
pub struct Softmax<M> {
    search: Box<dyn Search<M> + Send>,
    temperature: f32,
    /// The moves that [`Heuristics::is_sensible`](super::Heuristics::is_sensible) accepts.
    sensible: Vec<M>,
    /// The random number in `0.0..1.0` that decides; drawn at the first step, so that asking for the result changes
    /// nothing.
    draw: Option<f64>,
}

impl<M> Softmax<M> {
    /// Draws at a temperature above 0, in payoffs, among sensible moves.
    pub fn new(search: Box<dyn Search<M> + Send>, temperature: f32, sensible: Vec<M>) -> Softmax<M> {
        debug_assert!(temperature > 0.0);
        Softmax {
            search,
            temperature,
            sensible,
            draw: None,
        }
    }
}

impl<M: Copy + PartialEq + Send> Search<M> for Softmax<M> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        self.draw.get_or_insert_with(|| dice.random());
        self.search.step(dice)
    }

    fn step_at(&mut self, place: usize, dice: &mut Dice) -> Status {
        self.search.step_at(place, dice)
    }

    fn result(&self) -> SearchResult<M> {
        let mut result = self.search.result();
        let most = result.lines.iter().map(|line| line.visits).max().unwrap_or(0);
        let is_candidate = |line: &Line<M>| {
            line.proof() >= 0
                && f64::from(line.visits) >= MIN_VISITS_SHARE * f64::from(most)
                && self.sensible.contains(&line.mv)
        };
        let weights: Vec<_> = result
            .lines
            .iter()
            .map(|line| is_candidate(line).then_some(line.value))
            .collect();
        let wins = result
            .lines
            .first()
            .is_some_and(|line| line.proven && line.value == 1.0);
        if !wins && let Some(drawn) = drawn(&weights, self.temperature, self.draw.unwrap_or(0.0)) {
            result.lines[..=drawn].rotate_right(1);
        }
        result
    }
}

/// The index of the value that the random number `draw` selects among the candidates, which are `Some`; `None` without
/// candidates.
fn drawn(values: &[Option<f32>], temperature: f32, draw: f64) -> Option<usize> {
    let best = values.iter().flatten().copied().fold(f32::NEG_INFINITY, f32::max);
    let weight = |value: &Option<f32>| {
        value.map_or(0.0, |value| {
            libm::exp(f64::from(value - best) / f64::from(temperature))
        })
    };
    let mut left = draw * values.iter().map(weight).sum::<f64>();
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
