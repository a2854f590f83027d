//! One value for every position of a game.
//!
//! A review values a position twice: after the move that led to it, and before the choice that follows. Its searches differ
//! in length, and each favours the seat to move, because they find out late how bad a bad move is. So that the value after
//! a move is the value before the next, what was found is settled into one series, from the last position back:
//!
//! * What was found of a position is the mean of both values. A proven value stays as it is, and a finished game is worth
//!   its result.
//! * What is expected of the position before a move is the value after it, as it is settled, and what the move lost by its
//!   own review, which has searched the best move and the move played on equal terms.
//! * If more was found than is expected, the position is worth what is expected: what the later search knows was true before
//!   the move. So no move loses more than its own review says.
//! * Else the position is worth the mean of what was found and what is expected. So an error of a search fades towards the
//!   start of the game.
//! * Before a draw it is worth that mean in either case: nobody has decided anything.
//!
//! With more than two seats the values of one seat say nothing about those of another. There a series is a seat's turn.

use super::event::{Event, Worth};
use super::figures::SeatResult;
use super::luck::Unit;

/// Settles the values of choices and draws into one value for every position. The events stand in the order of the plies;
/// where one is missing, the series begins anew. `plies` is how many the game has, and `results` are those of all seats if
/// it is over, else empty.
pub fn settle(events: &mut [Event], seats: u8, plies: u32, results: &[SeatResult]) {
    for unit in [Unit::Chance, Unit::Points] {
        for at in (0..events.len()).rev() {
            let (before, after) = settled(events, at, seats, unit, || {
                let event = &events[at];
                let result = results.get(usize::from(event.seat.0))?;
                match unit {
                    _ if event.end != plies => None,
                    Unit::Chance => Some(result.payoff),
                    Unit::Points => result.margin,
                }
            });
            let event = &mut events[at];
            if unit == Unit::Chance {
                let change = before.unwrap_or(event.before.value) - event.before.value;
                event.null = event.null.map(|null| (null + change).clamp(0.0, 1.0));
            }
            unit.set(&mut event.before, before);
            if let Some(worth) = &mut event.after {
                unit.set(worth, after);
            }
        }
    }
}

/// The values before and after an event, where all later events are settled; `None` where nothing was found.
fn settled(
    events: &[Event],
    at: usize,
    seats: u8,
    unit: Unit,
    result: impl Fn() -> Option<f64>,
) -> (Option<f64>, Option<f64>) {
    let event = &events[at];
    let seen_by = |other: &Event, worth: &Worth| {
        let value = unit.of(worth)?;
        if other.seat == event.seat {
            Some(value)
        } else {
            (seats == 2).then(|| unit.for_the_other(value))
        }
    };
    let next = events.get(at + 1).filter(|next| next.ply == event.end);
    let (found_before, found_after) = (
        unit.of(&event.before),
        event.after.as_ref().and_then(|after| unit.of(after)),
    );
    let after = match found_after {
        Some(found) => next
            .and_then(|next| seen_by(next, &next.before))
            .or_else(result)
            .or(Some(found)),
        None => None,
    };
    let Some(own) = found_before else {
        return (None, after);
    };
    let is_chance = unit == Unit::Chance;
    let earlier = at.checked_sub(1).map(|at| &events[at]);
    let earlier = earlier.filter(|earlier| earlier.end == event.ply);
    let from_before =
        earlier.and_then(|earlier| Some((seen_by(earlier, earlier.after.as_ref()?)?, earlier.proven[1])));
    let found = match from_before {
        _ if is_chance && event.proven[0] => return (Some(own), after),
        Some((value, true)) if is_chance => return (Some(value), after),
        Some((value, _)) => (value + own) / 2.0,
        None => own,
    };
    let expected = after.zip(found_after).map(|(after, found_after)| {
        let change = own - found_after;
        let expected = after + if event.drawn { change } else { change.max(0.0) };
        if is_chance {
            expected.clamp(0.0, 1.0)
        } else {
            expected
        }
    });
    let before = match expected {
        Some(expected) if !event.drawn && found > expected => expected,
        Some(expected) => (found + expected) / 2.0,
        None => found,
    };
    (Some(before), after)
}

impl Unit {
    /// Sets a value in this unit, where it is known.
    fn set(self, worth: &mut Worth, value: Option<f64>) {
        match self {
            Unit::Chance => worth.value = value.unwrap_or(worth.value),
            Unit::Points => worth.margin = value,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::game::Seat;

    /// A choice of a seat, or a draw, with its values before and after it.
    fn event(ply: u32, seat: u8, drawn: bool, before: f64, after: f64) -> Event {
        let worth = |value: f64| Worth {
            value,
            margin: Some(20.0 * (value - 0.5)),
        };
        Event {
            seat: Seat(seat),
            drawn,
            before: worth(before),
            after: Some(worth(after)),
            ..super::super::event::test_event(ply, before)
        }
    }

    /// The chances of the first seat in all positions after they were settled, in hundredths.
    fn chances(events: &mut [Event], results: &[SeatResult]) -> Vec<i32> {
        settle(events, 2, events.len() as u32, results);
        let of_first = |event: &Event, worth: Worth| match event.seat {
            Seat::FIRST => worth.value,
            _ => 1.0 - worth.value,
        };
        let last = events.last().map(|last| of_first(last, last.after.unwrap()));
        let all = events
            .iter()
            .map(|event| of_first(event, event.before))
            .chain(last);
        all.map(|value| (100.0 * value).round() as i32).collect()
    }

    #[test]
    fn the_value_after_a_move_is_that_before_the_next() {
        let mut events: Vec<Event> = (0..40)
            .map(|ply: u32| {
                let noise = f64::from(ply * 7919 % 31) / 31.0;
                event(
                    ply,
                    (ply % 2) as u8,
                    ply.is_multiple_of(5),
                    0.3 + 0.5 * noise,
                    0.6 - 0.4 * noise,
                )
            })
            .collect();
        settle(&mut events, 2, 40, &[]);
        for pair in events.windows(2) {
            let (after, next) = (pair[0].after.unwrap(), pair[1].before);
            let (value, margin) = if pair[0].seat == pair[1].seat {
                (next.value, next.margin.unwrap())
            } else {
                (1.0 - next.value, -next.margin.unwrap())
            };
            assert!((after.value - value).abs() < 1e-12 && (after.margin.unwrap() - margin).abs() < 1e-12);
            assert!((0.0..=1.0).contains(&next.value));
        }
    }

    #[test]
    fn a_move_never_costs_more_than_its_own_review_found() {
        // The first seat plays the best move, and the next search finds 20 points less for it.
        let mut events = [
            event(0, 0, false, 0.6, 0.6),
            event(1, 1, false, 0.6, 0.6),
            event(2, 0, false, 0.4, 0.37),
        ];
        assert_eq!(chances(&mut events, &[]), [45, 45, 40, 37]);
        assert_eq!(events[0].cost(), Some(0.0));
        // A single loss stays as it was found.
        let mut events = [event(0, 0, false, 0.6, 0.4), event(1, 1, false, 0.6, 0.6)];
        assert_eq!(chances(&mut events, &[]), [60, 40, 40]);
    }

    #[test]
    fn what_a_later_search_finds_better_fades_towards_the_start() {
        let mut events = [
            event(0, 0, false, 0.5, 0.5),
            event(1, 1, false, 0.5, 0.5),
            event(2, 0, false, 0.9, 0.9),
        ];
        // Between 50 and 90 the third position has 70, and with the 90 expected 80; and so on.
        assert_eq!(chances(&mut events, &[]), [65, 80, 80, 90]);
    }

    #[test]
    fn proven_values_and_the_result_stay() {
        let mut events = [event(0, 0, false, 0.9, 0.9), event(1, 1, false, 0.0, 0.0)];
        events[1].proven = [true; 2];
        assert_eq!(chances(&mut events, &[]), [95, 100, 100]);
        let lost = SeatResult {
            payoff: 0.0,
            margin: Some(-3.0),
        };
        let won = SeatResult {
            payoff: 1.0,
            margin: Some(3.0),
        };
        let mut events = [event(0, 0, false, 0.4, 0.4), event(1, 1, false, 0.6, 0.6)];
        assert_eq!(*chances(&mut events, &[lost, won]).last().unwrap(), 0);
        assert_eq!(events[1].after.unwrap().margin, Some(3.0));
    }

    #[test]
    fn with_three_seats_a_draw_and_the_choice_after_it_are_a_series() {
        let mut events = [
            event(0, 0, true, 0.3, 0.4),
            event(1, 0, false, 0.5, 0.4),
            event(2, 1, true, 0.2, 0.2),
        ];
        settle(&mut events, 3, 9, &[]);
        let value = |worth: Worth| (1_000.0 * worth.value).round() as i32;
        assert_eq!(value(events[0].after.unwrap()), value(events[1].before));
        assert_eq!(
            value(events[1].before),
            475,
            "45 were found, and 40 and the loss of 10 are expected"
        );
        assert_eq!(value(events[1].after.unwrap()), 400);
        assert_eq!(
            value(events[2].before),
            200,
            "the chance of another seat says nothing of it"
        );
    }

    #[test]
    fn where_a_ply_is_unknown_the_series_begins_anew() {
        let mut events = [event(0, 0, false, 0.5, 0.4), event(3, 1, false, 0.9, 0.9)];
        settle(&mut events, 2, 9, &[]);
        assert_eq!(
            (events[0].before.value, events[0].after.unwrap().value),
            (0.5, 0.4)
        );
    }
}
