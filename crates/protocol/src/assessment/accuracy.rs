//! How close to the best moves a seat has played, by the formula that lichess publishes
//! (<https://lichess.org/page/accuracy>).
//!
//! The accuracy of a move depends on the win chances, in percent, of the best move and of the move played:
//!
//! ```text
//! accuracy = 103.1668 · exp(-0.04354 · (best - played)) - 3.1669, within 0 ..= 100
//! ```
//!
//! The accuracy of a game is the mean of two means over a seat's moves: the mean weighted by volatility, and the harmonic
//! mean. The volatility of a move is the standard deviation of the win chances in a window of as many positions as a tenth
//! of the moves, 2 to 8; it counts as at least 0.5 and at most 12. The windows of a game end one position after another;
//! moves before the first full window have the first.

use super::event::Event;
use tessera_core::game::Seat;

/// The fewest and the most positions of a window.
const WINDOW: [usize; 2] = [2, 8];
/// The least and the highest weight of a move.
const WEIGHT: [f64; 2] = [0.5, 12.0];
/// What an accuracy of less counts as in the harmonic mean, which nothing else could lift again.
const LEAST_IN_HARMONIC_MEAN: f64 = 1.0;

/// The win chances of a choice, `0.0..=1.0`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MoveValues {
    /// The seat that chose.
    pub seat: Seat,
    /// The win chance of the seat with the best move.
    pub best: f32,
    /// The win chance of the seat with the move that was played.
    pub played: f32,
}

impl MoveValues {
    /// The values before and after a choice; none of a draw, and of a move without a value.
    pub fn of(event: &Event) -> Option<MoveValues> {
        let after = event.after.filter(|_| !event.drawn)?;
        Some(MoveValues {
            seat: event.seat,
            best: event.before.value as f32,
            played: after.value as f32,
        })
    }
}

/// Returns the accuracy, in percent, of a move with this win chance, `0.0..=1.0`, where the best move has that one.
pub fn move_accuracy(best: f32, played: f32) -> f32 {
    accuracy(MoveValues {
        seat: Seat::FIRST,
        best,
        played,
    }) as f32
}

fn accuracy(values: MoveValues) -> f64 {
    let lost = 100.0 * (f64::from(values.best) - f64::from(values.played)).max(0.0);
    (103.1668 * libm::exp(-0.04354 * lost) - 3.1669).clamp(0.0, 100.0)
}

/// Returns the accuracy of each seat in a game, in percent; `None` for a seat that made no choice. The choices stand in
/// the order in which they were made.
///
/// Between two seats the win chances of all choices are one series, seen from the first seat. With more seats the chance
/// of one says little about that of another, so each seat has a series of its own.
pub fn game_accuracies(moves: &[MoveValues], seats: u8) -> Vec<Option<f32>> {
    let of = |seat: Seat| {
        let is_own = |values: &&MoveValues| values.seat == seat;
        let own: Vec<MoveValues> = moves.iter().filter(is_own).copied().collect();
        let weights: Vec<f64> = match seats {
            2 => {
                let all = weights(moves, Seat::FIRST).into_iter().zip(moves);
                all.filter(|(_, values)| is_own(values))
                    .map(|(weight, _)| weight)
                    .collect()
            }
            _ => weights(&own, seat),
        };
        let accuracies: Vec<f64> = own.into_iter().map(accuracy).collect();
        mean_accuracy(&accuracies, &weights)
    };
    (0..seats).map(|seat| of(Seat(seat))).collect()
}

/// The mean of the mean by weight and the harmonic mean.
fn mean_accuracy(accuracies: &[f64], weights: &[f64]) -> Option<f32> {
    if accuracies.is_empty() {
        return None;
    }
    let weighted: f64 = accuracies
        .iter()
        .zip(weights)
        .map(|(accuracy, weight)| accuracy * weight)
        .sum();
    let by_weight = weighted / weights.iter().sum::<f64>();
    let inverse = |accuracy: &f64| 1.0 / accuracy.max(LEAST_IN_HARMONIC_MEAN);
    let harmonic = accuracies.len() as f64 / accuracies.iter().map(inverse).sum::<f64>();
    Some(((by_weight + harmonic) / 2.0) as f32)
}

/// The weight of each move: the volatility of its window.
fn weights(moves: &[MoveValues], view: Seat) -> Vec<f64> {
    let seen = |seat: Seat, value: f32| {
        100.0
            * if seat == view {
                f64::from(value)
            } else {
                1.0 - f64::from(value)
            }
    };
    let mut chances: Vec<f64> = moves
        .iter()
        .map(|values| seen(values.seat, values.best))
        .collect();
    chances.extend(moves.last().map(|values| seen(values.seat, values.played)));
    let size = (moves.len() / 10).clamp(WINDOW[0], WINDOW[1]).min(chances.len());
    // The move at an index leads to the position after it, with which its window ends.
    let window = |index: usize| {
        let end = (index + 2).max(size);
        &chances[end - size..end]
    };
    (0..moves.len())
        .map(|index| standard_deviation(window(index)).clamp(WEIGHT[0], WEIGHT[1]))
        .collect()
}

/// The standard deviation of a whole population.
fn standard_deviation(numbers: &[f64]) -> f64 {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (squares / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(seat: u8, best: f32, played: f32) -> MoveValues {
        MoveValues {
            seat: Seat(seat),
            best,
            played,
        }
    }

    fn assert_close(ours: Option<f32>, theirs: f32) {
        let ours = ours.expect("the seat made a choice");
        assert!((ours - theirs).abs() < 2e-3, "{ours} is not {theirs}");
    }

    #[test]
    fn the_accuracy_of_a_move_agrees_with_values_computed_by_hand() {
        // 103.1668 · e^(-0.2177) - 3.1669 = 103.1668 · 0.804367 - 3.1669
        assert_close(Some(move_accuracy(0.60, 0.55)), 79.817);
        // 103.1668 · e^(-0.4354) - 3.1669 = 103.1668 · 0.647006 - 3.1669
        assert_close(Some(move_accuracy(0.60, 0.50)), 63.582);
        // 103.1668 · e^(-0.6531) - 3.1669 = 103.1668 · 0.520430 - 3.1669
        assert_close(Some(move_accuracy(0.60, 0.45)), 50.524);
        // 103.1668 · e^(-4.354) - 3.1669 is below 0.
        assert_eq!(move_accuracy(1.0, 0.0), 0.0);
        assert_close(Some(move_accuracy(0.5, 0.5)), 99.9999);
        // Nobody can gain by a move.
        assert_eq!(move_accuracy(0.5, 0.7), move_accuracy(0.5, 0.5));
    }

    #[test]
    fn the_accuracy_of_a_game_agrees_with_values_computed_by_hand() {
        // Chances of the first seat: 50, 50, 40, 40. Windows of two: deviations 0 (counts as 0.5), 5, 0 (0.5).
        let moves = [values(0, 0.5, 0.5), values(1, 0.5, 0.6), values(0, 0.4, 0.4)];
        let all = game_accuracies(&moves, 2);
        assert_close(all[0], 99.9999);
        assert_close(all[1], 99.9999);
        // First seat: accuracies 63.582 and 99.9999; chances 50, 40, 40, 40, so deviations 5, 0, 0 weigh 5 and ½:
        // by weight (5 · 63.582 + 0.5 · 99.9999) / 5.5 = 66.893, harmonic 2 / (1/63.582 + 1/99.9999) = 77.737.
        let moves = [values(0, 0.5, 0.4), values(1, 0.6, 0.6), values(0, 0.4, 0.4)];
        assert_close(game_accuracies(&moves, 2)[0], (66.893 + 77.737) / 2.0);
        // A move of accuracy 0 counts as 1 in the harmonic mean: 2 / (1/1 + 1/99.9999) = 1.9802. By weight, with
        // deviations 50 (12) and 0 (½): 0.5 · 99.9999 / 12.5 = 4.
        let moves = [values(0, 1.0, 0.0), values(1, 1.0, 1.0), values(0, 0.0, 0.0)];
        assert_close(game_accuracies(&moves, 2)[0], (4.0 + 1.9802) / 2.0);
    }

    #[test]
    fn windows_grow_with_the_game_and_the_first_moves_have_the_first_window() {
        let moves = vec![values(0, 0.5, 0.5); 30];
        assert!(weights(&moves, Seat::FIRST).iter().all(|&weight| weight == 0.5));
        // Windows of three: 10, 20, 60 is the first window, and that of the first two moves.
        let mut moves = moves;
        (moves[0].best, moves[1].best, moves[2].best) = (0.1, 0.2, 0.6);
        let weights = weights(&moves, Seat::FIRST);
        let deviation = ((400.0 + 100.0 + 900.0) / 3.0_f64).sqrt().min(12.0);
        assert!((weights[0] - deviation).abs() < 1e-4 && weights[0] == weights[1]);
        // 60, 50, 50 ends with the position after the fourth ply.
        assert!(
            (weights[3] - (200.0_f64 / 9.0).sqrt()).abs() < 1e-4,
            "{weights:?}"
        );
        assert_eq!(weights[4], 0.5);
    }

    #[test]
    fn among_three_each_seat_has_a_series_of_its_own() {
        let moves = [values(0, 0.4, 0.3), values(1, 0.9, 0.9), values(0, 0.3, 0.3)];
        let all = game_accuracies(&moves, 3);
        // Chances 40, 30, 30: deviations 5 and 0; the accuracies are those of the hand-computed game above.
        assert_close(all[0], (66.893 + 77.737) / 2.0);
        assert_close(all[1], 99.9999);
        assert_eq!(all[2], None);
        assert_eq!(game_accuracies(&[], 2), [None, None]);
    }
}
