//! How the values of a game went up and down, and which turns decided it.
//!
//! Values are `2 · chance - 1`, from -1 for a certain defeat to 1 for a certain win. A turn is a choice; draws are none.
//!
//! * The lead changes where the sign of the first seat's value is not that of the last value that was not 0.
//! * A turn is critical where exactly one of several moves has a value above 0.
//! * A turn is hot where the best move is worth more than passing by more than 0.02, and by more than the 95 % interval
//!   of the difference. It is counted only where the value of passing is known: where it is legal, and in full reports
//!   where a null move stands for it.
//!
//! Only games for two have these figures: among more, a value below 0 does not say that another leads.

use serde::Serialize;

use super::event::Event;
use tessera_core::game::Seat;

/// The least difference to passing that makes a turn hot.
const HOT: f64 = 0.02;

/// The value of a turn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct TrajectoryPoint {
    /// The first ply of the turn, counted from 0.
    pub ply: u32,
    /// The seat that chose, counted from 0.
    pub seat: u8,
    /// The value of the best move for the first seat.
    pub value: f64,
    /// The value of the null move for the first seat, where it is known.
    pub null: Option<f64>,
}

/// How the values of a game for two went.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Trajectory {
    /// The value of each turn.
    pub points: Vec<TrajectoryPoint>,
    /// The first plies of the turns at which another seat leads than before.
    pub lead_changes: Vec<u32>,
    /// The first plies of the turns with exactly one move that wins.
    pub critical: Vec<u32>,
    /// The first plies of the turns at which the null move would have cost something.
    pub hot: Vec<u32>,
    /// At how many turns the value of the null move is known, so that they can be hot.
    pub with_null: u32,
}

impl Trajectory {
    /// The trajectory of a game for two, as its first seat sees it: the one of the first column.
    pub fn of(events: &[Event], first: Seat) -> Trajectory {
        let mut trajectory = Trajectory::default();
        let mut last_sign = 0.0;
        for event in events.iter().filter(|event| !event.drawn) {
            let for_first = |chance: f64| {
                if event.seat == first {
                    2.0 * chance - 1.0
                } else {
                    1.0 - 2.0 * chance
                }
            };
            let value = for_first(event.before.value);
            trajectory.points.push(TrajectoryPoint {
                ply: event.ply,
                seat: event.seat.0,
                value,
                null: event.null.map(for_first),
            });
            if value != 0.0 {
                if last_sign != 0.0 && value.signum() != last_sign {
                    trajectory.lead_changes.push(event.ply);
                }
                last_sign = value.signum();
            }
            if event.moves > 1 && event.good == 1 {
                trajectory.critical.push(event.ply);
            }
            if let Some(null) = event.null {
                trajectory.with_null += 1;
                let gain = 2.0 * (event.before.value - null);
                if gain > HOT.max(2.0 * event.null_half_width) {
                    trajectory.hot.push(event.ply);
                }
            }
        }
        trajectory
    }

    /// How many turns have a point in it.
    pub fn turns(&self) -> u32 {
        self.points.len() as u32
    }

    /// Which part of the turns but the first changed the lead.
    pub fn lead_change_share(&self) -> Option<f64> {
        let later = self.turns().checked_sub(1).filter(|&later| later > 0)?;
        Some(self.lead_changes.len() as f64 / f64::from(later))
    }

    /// Which part of the turns at which the value of the null move is known is hot.
    pub fn hot_share(&self) -> Option<f64> {
        (self.with_null > 0).then(|| self.hot.len() as f64 / f64::from(self.with_null))
    }
}

#[cfg(test)]
mod tests {
    use super::super::event::test_event;
    use super::*;

    /// Turns of alternating seats with these chances for the seat to move.
    fn turns(chances: &[f64]) -> Vec<Event> {
        let turn = |(ply, &chance): (usize, &f64)| Event {
            seat: Seat(ply as u8 % 2),
            ..test_event(ply as u32, chance)
        };
        chances.iter().enumerate().map(turn).collect()
    }

    #[test]
    fn values_are_for_the_first_seat_whoever_chooses() {
        let points = Trajectory::of(&turns(&[0.75, 0.75, 0.5]), Seat::FIRST).points;
        let values: Vec<_> = points.iter().map(|point| point.value).collect();
        assert_eq!(values, [0.5, -0.5, 0.0]);
    }

    #[test]
    fn the_lead_changes_where_the_sign_does_and_an_even_position_changes_nothing() {
        // For the first seat: +, -, 0, -, +, +.
        let trajectory = Trajectory::of(&turns(&[0.6, 0.6, 0.5, 0.7, 0.8, 0.3]), Seat::FIRST);
        assert_eq!(trajectory.lead_changes, [1, 4]);
        assert_eq!(trajectory.turns(), 6);
        assert_eq!(trajectory.lead_change_share(), Some(0.4));
        assert_eq!(
            Trajectory::of(&turns(&[0.5]), Seat::FIRST).lead_change_share(),
            None
        );
        // An even start gives the lead to nobody, so the first lead is no change.
        assert!(
            Trajectory::of(&turns(&[0.5, 0.3, 0.6]), Seat::FIRST)
                .lead_changes
                .is_empty()
        );
    }

    #[test]
    fn a_turn_is_critical_with_one_good_move_among_several() {
        let mut events = turns(&[0.6; 4]);
        let counts = [(9, 1), (1, 1), (9, 2), (9, 0)];
        for (event, (moves, good)) in events.iter_mut().zip(counts) {
            (event.moves, event.good) = (moves, good);
        }
        assert_eq!(Trajectory::of(&events, Seat::FIRST).critical, [0]);
        events[0].drawn = true;
        assert!(Trajectory::of(&events, Seat::FIRST).critical.is_empty());
    }

    #[test]
    fn a_turn_is_hot_where_passing_costs_more_than_two_hundredths_and_the_interval() {
        let mut events = turns(&[0.6; 5]);
        // Gains of 0.2, 0.01 (less than the least), 0.2 within an interval of ±0.3, and none.
        let passes = [
            (Some(0.5), 0.0),
            (Some(0.595), 0.0),
            (Some(0.5), 0.15),
            (Some(0.6), 0.0),
        ];
        for (event, (pass, half_width)) in events.iter_mut().zip(passes) {
            (event.null, event.null_half_width) = (pass, half_width);
        }
        let trajectory = Trajectory::of(&events, Seat::FIRST);
        assert_eq!((&trajectory.hot[..], trajectory.with_null), (&[0][..], 4));
        assert_eq!(trajectory.hot_share(), Some(0.25));
        assert_eq!(Trajectory::of(&turns(&[0.6]), Seat::FIRST).hot_share(), None);
    }
}
