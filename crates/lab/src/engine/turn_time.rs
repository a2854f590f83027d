//! The time that a seat has used in a turn of several moves.

use tessera_games::play::{Record, Table};

/// The time that searches have taken in the present turn.
#[derive(Default)]
pub(super) struct TurnTime {
    /// The game up to the first move of the turn.
    turn: Record,
    used: f64,
}

impl TurnTime {
    /// The milliseconds used so far in the turn that a table is in.
    pub fn used(&mut self, table: &dyn Table) -> f64 {
        let turn = before_turn(table);
        if turn != self.turn {
            *self = TurnTime { turn, used: 0.0 };
        }
        self.used
    }

    /// Adds the milliseconds of a search in the turn that was asked about last.
    pub fn add(&mut self, millis: f64) {
        self.used += millis;
    }
}

/// The game up to the first move that the seat to move has made in its turn.
fn before_turn(table: &dyn Table) -> Record {
    let (turn, mut record) = (table.turn(), table.record());
    let plies = record.names.len();
    let own = (0..plies).rev().take_while(|&ply| table.decided(ply) == turn);
    record.names.truncate(plies - own.count());
    record
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::language::Language;
    use tessera_games::catalog;

    #[test]
    fn the_time_of_a_turn_is_that_of_all_its_moves() {
        let table = |text: &str| {
            let record = Record::parse(text).unwrap();
            let (table, refused) = catalog::replayed(&record, Language::English).unwrap();
            assert_eq!(refused, None);
            table
        };
        let mut time = TurnTime::default();
        let tile = "carcassonne/players=2.small-city=4.unplaceable=aside/E";
        assert_eq!(time.used(&*table(tile)), 0.0);
        time.add(30.0);
        let meeple = format!("{tile}.0_1_2");
        assert_eq!(time.used(&*table(&meeple)), 30.0);
        time.add(5.0);
        assert_eq!(time.used(&*table(&meeple)), 35.0, "asked again in the same turn");
        let next = format!("{meeple}.none.E");
        assert_eq!(time.used(&*table(&next)), 0.0);
    }
}
