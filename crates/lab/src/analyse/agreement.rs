//! Whether verdicts agree with the values before and after the moves.

use serde::Serialize;

use tessera_protocol::assessment::{Event, INACCURACY, Verdict};

/// How often a move that is called best, only move or good goes with a fall of its side's chance.
#[derive(Serialize, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct VerdictAgreement {
    /// How many moves are called best, only move or good.
    pub(super) good_moves: u32,
    /// After how many of them the chance of their side is 5 points lower or more in the next position.
    pub(super) contradicted: u32,
}

impl VerdictAgreement {
    /// Counts the choices of a game by their verdicts. The value of a position is that of the choice or draw that begins
    /// there, as the graph of a game shows it.
    pub(super) fn of(events: &[Event], verdicts: &[Option<Verdict>], seats: u8) -> VerdictAgreement {
        let mut agreement = VerdictAgreement::default();
        for (at, (event, verdict)) in events.iter().zip(verdicts).enumerate() {
            if !matches!(verdict, Some(Verdict::Best | Verdict::OnlyMove | Verdict::Good)) {
                continue;
            }
            let next = events.get(at + 1).filter(|next| next.ply == event.end);
            let shown = next.and_then(|next| {
                if next.seat == event.seat {
                    Some(next.before.value)
                } else {
                    (seats == 2).then_some(1.0 - next.before.value)
                }
            });
            let after = shown.or(event.after.map(|after| after.value));
            let fall = after.map(|after| event.before.value as f32 - after as f32);
            agreement.good_moves += 1;
            agreement.contradicted += u32::from(fall.is_some_and(|fall| fall >= INACCURACY));
        }
        agreement
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::game::Seat;
    use tessera_protocol::{NamedLine, Report};

    #[test]
    fn a_good_move_after_which_the_next_position_is_worth_less_is_counted() {
        let event = |ply: u32, seat: u8, value: f32| {
            let line = NamedLine {
                mv: "a1".to_owned(),
                visits: 10,
                value,
                ..NamedLine::default()
            };
            let report = Report {
                lines: vec![line],
                ..Report::default()
            };
            Event::new(ply, Seat(seat), false, "a1", &report)
        };
        // For the first seat: 60, 53, 53, 50.
        let events = [
            event(0, 0, 0.6),
            event(1, 1, 0.47),
            event(2, 0, 0.53),
            event(3, 1, 0.5),
        ];
        let count = |verdicts: [Verdict; 4]| {
            let agreement = VerdictAgreement::of(&events, &verdicts.map(Some), 2);
            (agreement.good_moves, agreement.contradicted)
        };
        use Verdict::{Best, Blunder, Good, Unclear};
        assert_eq!(count([Good, Best, Good, Best]), (4, 1));
        assert_eq!(count([Unclear, Best, Good, Blunder]), (2, 0));
    }
}
