//! How many moves were good, and how many were about as good as the best.
//!
//! A move is good with a value above 0 on the scale from -1 to 1, and effective with at most 0.1 less than the best. The
//! game space that is left if only such moves are played is the product of their numbers over all turns, of which this
//! says log₁₀; a turn without a good move counts as one.

use serde::Serialize;

use super::event::Event;
use tessera_core::game::Seat;

/// How many moves of some turns were good or effective.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct GoodMoves {
    /// How many turns these are.
    pub turns: u32,
    /// How many moves are good, in the mean.
    pub good: f64,
    /// Which part of the moves is good, in the mean.
    pub good_share: f64,
    /// How many moves are effective, in the mean.
    pub effective: f64,
    /// Which part of the moves is effective, in the mean.
    pub effective_share: f64,
    /// log₁₀ of the good game space.
    pub good_space: f64,
    /// log₁₀ of the effective game space.
    pub effective_space: f64,
}

impl GoodMoves {
    /// Those of a seat, or of all; `None` without a turn.
    pub fn of(events: &[Event], seat: Option<Seat>) -> Option<GoodMoves> {
        let mut sum = GoodMoves::default();
        for event in events {
            let is_counted = !event.drawn && event.moves > 0 && seat.is_none_or(|seat| seat == event.seat);
            if !is_counted {
                continue;
            }
            let [moves, good, effective] = [event.moves, event.good, event.effective].map(f64::from);
            sum.turns += 1;
            sum.good += good;
            sum.good_share += good / moves;
            sum.effective += effective;
            sum.effective_share += effective / moves;
            sum.good_space += libm::log10(good.max(1.0));
            sum.effective_space += libm::log10(effective.max(1.0));
        }
        let turns = f64::from(sum.turns);
        (sum.turns > 0).then(|| GoodMoves {
            good: sum.good / turns,
            good_share: sum.good_share / turns,
            effective: sum.effective / turns,
            effective_share: sum.effective_share / turns,
            ..sum
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::event::test_event;
    use super::*;

    #[test]
    fn means_are_over_turns_and_the_space_of_all_is_the_product_of_the_seats() {
        // (seat, moves, good, effective)
        let turns = [(0, 10, 5, 1), (1, 20, 0, 10), (0, 40, 10, 2), (1, 4, 4, 4)];
        let events = turns.map(|(seat, moves, good, effective)| Event {
            seat: Seat(seat),
            moves,
            good,
            effective,
            ..test_event(0, 0.5)
        });
        let first = GoodMoves::of(&events, Some(Seat(0))).unwrap();
        assert_eq!((first.turns, first.good, first.effective), (2, 7.5, 1.5));
        assert_eq!(first.good_share, 0.375);
        assert!((first.effective_share - 0.075).abs() < 1e-12);
        // log₁₀ (5 · 10) = 1.69897, log₁₀ (1 · 2) = 0.30103
        assert!((first.good_space - 1.698_97).abs() < 1e-5);
        assert!((first.effective_space - 2_f64.log10()).abs() < 1e-5);
        let second = GoodMoves::of(&events, Some(Seat(1))).unwrap();
        // A turn without a good move counts as one: log₁₀ (1 · 4).
        assert!((second.good_space - 0.602_06).abs() < 1e-5);
        let all = GoodMoves::of(&events, None).unwrap();
        assert!((all.effective_space - first.effective_space - second.effective_space).abs() < 1e-12);
        assert_eq!(all.good_share, (0.5 + 0.0 + 0.25 + 1.0) / 4.0);
        assert_eq!(GoodMoves::of(&events, Some(Seat(2))), None);
    }
}
