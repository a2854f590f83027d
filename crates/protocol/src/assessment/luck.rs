//! How a result came about: what the draws and what the decisions changed.
//!
//! The luck of a draw is the value after it less the value before it. A decision is the value after a move less the value
//! before it: its negative is called regret, and is below 0 where a later search finds the move better than was expected.
//!
//! Between two seats what one wins the other loses. Where all values are [settled](super::settle) into one series, the draws
//! and decisions of both add up to the result:
//!
//! ```text
//! result = value at the start + luck of all draws + decisions of both seats + rest
//! ```
//!
//! The rest is then 0. It is not where plies are unknown, and where values are not settled: the search values a position
//! more than once.
//!
//! With more than two seats a review knows the values of the seat that chooses only. There luck and decisions are those of
//! one seat, and the rest is what the others drew and decided.

use serde::Serialize;

use super::event::{Event, Worth};
use tessera_core::game::Seat;

/// What values are measured in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// The chance of winning, or with more than two seats the expected share of the win.
    Chance,
    /// Points ahead of the best of the others.
    Points,
}

impl Unit {
    pub(super) fn of(self, worth: &Worth) -> Option<f64> {
        match self {
            Unit::Chance => Some(worth.value),
            Unit::Points => worth.margin,
        }
    }

    /// What a value for one seat of two is for the other.
    pub(super) fn for_the_other(self, value: f64) -> f64 {
        match self {
            Unit::Chance => 1.0 - value,
            Unit::Points => -value,
        }
    }
}

/// How a result came about, for one seat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Balance {
    /// What was expected before the first draw or choice.
    pub start: f64,
    /// What the draws changed.
    pub luck: f64,
    /// What the decisions changed.
    pub decisions: f64,
    /// The result, if the game is over.
    pub end: Option<f64>,
    /// What of the result is neither expected at the start, nor luck, nor decisions.
    pub rest: Option<f64>,
}

impl Balance {
    fn new(start: f64, luck: f64, decisions: f64, end: Option<f64>) -> Balance {
        Balance {
            start,
            luck,
            decisions,
            end,
            rest: end.map(|end| end - start - luck - decisions),
        }
    }

    /// The balance in whole numbers: the start, luck and decisions add up to the result; `None` where they do not, and
    /// before there is one.
    pub fn whole(&self) -> Option<WholeBalance> {
        let end = self
            .end
            .filter(|_| self.rest.is_some_and(|rest| rest.abs() < 0.5))?
            .round() as i32;
        let [luck, decisions] = [self.luck, self.decisions].map(|part| part.round() as i32);
        Some(WholeBalance {
            end,
            luck,
            decisions,
            start: end - luck - decisions,
        })
    }
}

/// A [`Balance`] in whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WholeBalance {
    /// The result.
    pub end: i32,
    /// What was expected at the start, by what the other parts leave of the result.
    pub start: i32,
    /// What the draws changed.
    pub luck: i32,
    /// What the decisions changed.
    pub decisions: i32,
}

/// The sums of luck and decisions up to a ply, for one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LuckPoint {
    /// The first ply of the choice or draw, counted from 0.
    pub ply: u32,
    /// The luck of this draw; 0 of a choice.
    pub luck: f64,
    /// What this decision changed; 0 of a draw.
    pub decision: f64,
    /// The luck of all draws so far.
    pub luck_so_far: f64,
    /// What all decisions so far changed.
    pub decisions_so_far: f64,
}

/// What one seat drew and decided, whatever the others did.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct OwnPart {
    /// How many draws have a value.
    pub draws: u32,
    /// The sum of their luck.
    pub luck: f64,
    /// How many choices have a value.
    pub choices: u32,
    /// The sum of what they gave away; below 0 where later searches found the moves better.
    pub regret: f64,
}

/// What a draw or choice changed for its own seat; `None` where that is not known.
pub fn change(event: &Event, unit: Unit) -> Option<f64> {
    Some(unit.of(event.after.as_ref()?)? - unit.of(&event.before)?)
}

/// What a draw or choice changed for a seat: between two, those of the other seat count the other way round; with more
/// seats, they do not count.
fn change_for(event: &Event, seats: u8, seat: Seat, unit: Unit) -> Option<f64> {
    if event.seat == seat {
        change(event, unit)
    } else if seats == 2 {
        change(event, unit).map(|change| -change)
    } else {
        None
    }
}

/// The sums of luck and decisions for a seat, after each draw and choice that changed something for it.
pub fn luck_points(events: &[Event], seats: u8, seat: Seat, unit: Unit) -> Vec<LuckPoint> {
    let (mut luck_so_far, mut decisions_so_far) = (0.0, 0.0);
    let point = |event: &Event| {
        let change = change_for(event, seats, seat, unit)?;
        let (luck, decision) = if event.drawn { (change, 0.0) } else { (0.0, change) };
        luck_so_far += luck;
        decisions_so_far += decision;
        Some(LuckPoint {
            ply: event.ply,
            luck,
            decision,
            luck_so_far,
            decisions_so_far,
        })
    };
    events.iter().filter_map(point).collect()
}

/// How the result of a seat came about; `None` where no value is known in this unit. `end` is the result, if the game is
/// over.
pub fn balance(events: &[Event], seats: u8, seat: Seat, unit: Unit, end: Option<f64>) -> Option<Balance> {
    let counts = |event: &&Event| seats == 2 || event.seat == seat;
    let first = events.iter().find(counts)?;
    let before = unit.of(&first.before)?;
    let last = luck_points(events, seats, seat, unit).pop();
    let start = if first.seat == seat {
        before
    } else {
        unit.for_the_other(before)
    };
    let luck = last.map_or(0.0, |last| last.luck_so_far);
    let decisions = last.map_or(0.0, |last| last.decisions_so_far);
    Some(Balance::new(start, luck, decisions, end))
}

/// What a seat drew and decided; `None` where no value is known in this unit.
pub fn own_part(events: &[Event], seat: Seat, unit: Unit) -> Option<OwnPart> {
    let mut part = OwnPart::default();
    for event in events.iter().filter(|event| event.seat == seat) {
        let Some(change) = change(event, unit) else {
            continue;
        };
        if event.drawn {
            (part.draws, part.luck) = (part.draws + 1, part.luck + change)
        } else {
            (part.choices, part.regret) = (part.choices + 1, part.regret - change)
        }
    }
    (part.draws + part.choices > 0).then_some(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(value: f64, margin: f64) -> Worth {
        Worth {
            value,
            margin: Some(margin),
        }
    }

    fn event(ply: u32, seat: u8, drawn: bool, before: (f64, f64), after: (f64, f64)) -> Event {
        Event {
            ply,
            end: ply + 1,
            seat: Seat(seat),
            drawn,
            before: worth(before.0, before.1),
            after: Some(worth(after.0, after.1)),
            proven: [false; 2],
            null: None,
            null_half_width: 0.0,
            moves: 9,
            good: 1,
            effective: 1,
        }
    }

    /// Two turns of two seats. For the first seat in points: start +1; luck +2, decision -3; the second seat draws -4 and
    /// gives 5 away. Every value continues the one before it but for the last, which is 1 off.
    fn two_turns() -> Vec<Event> {
        vec![
            event(0, 0, true, (0.5, 1.0), (0.75, 3.0)),
            event(1, 0, false, (0.75, 3.0), (0.5, 0.0)),
            event(3, 1, true, (0.5, 0.0), (0.25, -4.0)),
            event(4, 1, false, (0.25, -4.0), (0.125, -9.0)),
        ]
    }

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn between_two_the_luck_and_decisions_of_both_add_up_to_the_result() {
        let events = two_turns();
        let first = balance(&events, 2, Seat(0), Unit::Points, Some(10.0)).unwrap();
        assert!(near(first.start, 1.0) && near(first.luck, 6.0) && near(first.decisions, 2.0));
        assert!(near(first.rest.unwrap(), 1.0), "{first:?}");
        let second = balance(&events, 2, Seat(1), Unit::Points, Some(-10.0)).unwrap();
        for (of_first, of_second) in [
            (first.start, second.start),
            (first.luck, second.luck),
            (first.decisions, second.decisions),
            (first.rest.unwrap(), second.rest.unwrap()),
        ] {
            assert!(near(of_first, -of_second));
        }
        let chance = balance(&events, 2, Seat(0), Unit::Chance, Some(1.0)).unwrap();
        assert!(near(chance.start, 0.5) && near(chance.luck, 0.5) && near(chance.decisions, -0.125));
        assert!(near(chance.rest.unwrap(), 0.125));
        let other = balance(&events, 2, Seat(1), Unit::Chance, Some(0.0)).unwrap();
        assert!(near(other.start, 0.5) && near(other.rest.unwrap(), -0.125));
    }

    #[test]
    fn whole_numbers_add_up_to_the_result_or_there_are_none() {
        let whole = Balance::new(0.4, -13.6, 4.2, Some(-9.0)).whole().unwrap();
        assert_eq!(
            (whole.start, whole.luck, whole.decisions, whole.end),
            (1, -14, 4, -9)
        );
        assert_eq!(Balance::new(0.4, -13.6, 4.2, Some(-5.0)).whole(), None);
        let open = Balance::new(0.4, -13.6, 4.5, None);
        assert_eq!((open.whole(), open.rest), (None, None));
    }

    #[test]
    fn with_three_seats_only_the_own_draws_and_choices_count() {
        let events = two_turns();
        let second = balance(&events, 3, Seat(1), Unit::Points, Some(-10.0)).unwrap();
        assert!(near(second.start, 0.0) && near(second.luck, -4.0) && near(second.decisions, -5.0));
        assert!(near(second.rest.unwrap(), -1.0));
        assert_eq!(balance(&events, 3, Seat(2), Unit::Points, None), None);
    }

    #[test]
    fn points_of_a_seat_are_sums_up_to_each_ply() {
        let points = luck_points(&two_turns(), 2, Seat(0), Unit::Points);
        let sums: Vec<_> = points
            .iter()
            .map(|point| (point.ply, point.luck_so_far, point.decisions_so_far))
            .collect();
        assert_eq!(
            sums,
            [(0, 2.0, 0.0), (1, 2.0, -3.0), (3, 6.0, -3.0), (4, 6.0, 2.0)]
        );
        assert_eq!((points[3].luck, points[3].decision), (0.0, 5.0));
    }

    #[test]
    fn the_own_part_of_a_seat_is_its_luck_and_what_it_gave_away() {
        let part = own_part(&two_turns(), Seat(1), Unit::Points).unwrap();
        assert_eq!(
            (part.draws, part.luck, part.choices, part.regret),
            (1, -4.0, 1, 5.0)
        );
        assert_eq!(own_part(&two_turns(), Seat(2), Unit::Points), None);
    }

    #[test]
    fn what_has_no_value_counts_for_nothing() {
        let mut events = two_turns();
        events[1].after = None;
        let sum = balance(&events, 2, Seat(0), Unit::Points, None).unwrap();
        assert!(near(sum.decisions, 5.0));
        for event in &mut events {
            event.before.margin = None;
        }
        assert_eq!(balance(&events, 2, Seat(0), Unit::Points, None), None);
        assert_eq!(own_part(&events, Seat(0), Unit::Points), None);
        assert_eq!(balance(&[], 2, Seat(0), Unit::Chance, None), None);
    }
}
