//! A search whose move is drawn by a softmax over values, for weaker opponents.

use rand::RngExt;

use super::{Line, Search, SearchResult, Status};
use tessera_core::game::Dice;

/// The share of the most visited move's visits that a move needs to be a candidate.
const MIN_VISITS_SHARE: f64 = 0.1;

/// A search whose first line is drawn among candidates with weights `exp((value - best value) / temperature)`.
///
/// Candidates are the sensible moves with at least a tenth of the visits of the most visited move that are neither
/// proven lost nor dominated. A proven win is always played. Where there is no candidate and the best move is not proven to
/// hold a draw, the opponent plays on for points, as a person would, and does not pass.
pub struct Softmax<M> {
    search: Box<dyn Search<M> + Send>,
    temperature: f32,
    /// The moves that [`Heuristics::is_sensible`](super::Heuristics::is_sensible) accepts, that with the most points first.
    sensible: Vec<M>,
    /// The random number in `0.0..1.0` that decides; drawn at the first step, so that asking for the result changes
    /// nothing.
    draw: Option<f64>,
}

impl<M> Softmax<M> {
    /// Draws at a temperature above 0, in payoffs, among sensible moves. They are listed in the order of the points that
    /// each brings at once, the most first.
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
        let chosen = if wins {
            None
        } else {
            drawn(&weights, self.temperature, self.draw.unwrap_or(0.0))
        };
        if let Some(chosen) = chosen.or_else(|| self.for_points(&result.lines)) {
            result.lines[..=chosen].rotate_right(1);
        }
        result
    }
}

impl<M: PartialEq> Softmax<M> {
    /// The place of the sensible move that brings the most points, where the best move is not known to hold the game; of a
    /// move that is not proven lost, if there is one.
    fn for_points(&self, lines: &[Line<M>]) -> Option<usize> {
        lines.first().filter(|best| !best.proven || best.value == 0.0)?;
        let places = || {
            self.sensible
                .iter()
                .filter_map(|mv| lines.iter().position(|line| line.mv == *mv))
        };
        let open = places().find(|&place| !lines[place].proven);
        open.or_else(|| places().next())
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

    /// A search that has ended with these lines.
    struct Ended(Vec<Line<u8>>);

    impl Search<u8> for Ended {
        fn step(&mut self, _: &mut Dice) -> Status {
            Status::Finished
        }

        fn result(&self) -> SearchResult<u8> {
            SearchResult {
                lines: self.0.clone(),
                steps: 0,
                rank: crate::Rank::Visits,
                nodes: 0,
            }
        }
    }

    fn line(mv: u8, proven: bool, value: f32) -> Line<u8> {
        Line {
            mv,
            place: mv.into(),
            visits: 10,
            value,
            proven,
            dominated: false,
            margin: None,
            half_width: 0.0,
            shares: None,
            variation: vec![mv],
        }
    }

    /// The move that is drawn among lines where moves 7 and 5 are sensible, and 7 brings more points.
    fn drawn_move(lines: &[Line<u8>]) -> u8 {
        let search = Softmax::new(Box::new(Ended(lines.to_vec())), 0.5, vec![7, 5]);
        search.result().best().expect("there are lines").mv
    }

    #[test]
    fn where_nothing_is_a_candidate_the_sensible_move_with_the_most_points_is_played() {
        let lost = |mv| line(mv, true, 0.0);
        assert_eq!(drawn_move(&[lost(0), lost(5), lost(7)]), 7);
        // A draw that is proven, or a move that is not known to lose, comes first.
        assert_eq!(drawn_move(&[line(0, true, 0.5), lost(5), lost(7)]), 0);
        assert_eq!(drawn_move(&[lost(0), line(5, false, 0.1), lost(7)]), 5);
        let mut unvisited = line(5, false, 0.0);
        unvisited.visits = 0;
        assert_eq!(drawn_move(&[lost(0), unvisited, lost(7)]), 5);
    }

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
