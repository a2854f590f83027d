//! Fifty positions that replace those of the thesis' appendix B, whose pictures are lost. They are spread evenly over
//! the game, and a tile is drawn in each.

use std::io::Write;

use super::game::rules;
use crate::rng_streams::stream;
use tessera_cli::failure::Failure;
use tessera_core::game::{Game, Turn};
use tessera_engine as engine;
use tessera_games::carcassonne::{Phase, Position};
use tessera_games::play::{Notation, Record, replay};
use tessera_protocol::Engine;
use tessera_search::Status;

/// The number of positions.
pub(super) const COUNT: u32 = 50;

/// The records of the games up to the positions, one a line.
const RECORDS: &str = include_str!("states.txt");

/// The positions, in order.
pub(super) fn all() -> Vec<Position> {
    let state = |text: &str| {
        let record = Record::parse(text).expect("every line of states.txt is a record");
        replay(&*rules(), &record.names).expect("the records are legal")
    };
    RECORDS.lines().map(state).collect()
}

/// Makes such positions and writes their records. Greedy players play 1, 2, 4 .. 70 turns, every fourth one at random;
/// then the next tile is drawn.
pub(super) fn make(seed: u64, out: &mut impl Write) -> Result<(), Failure> {
    for number in 0..COUNT {
        writeln!(out, "{}", record(seed, number))?;
    }
    Ok(())
}

/// The record of the position with this number.
fn record(seed: u64, number: u32) -> String {
    let rules = rules();
    let mut dice = stream(seed, &[number.into(), 4]);
    let turns = 1 + number * 69 / (COUNT - 1);
    let mut state = rules.start();
    let mut names = Vec::new();
    let mut laid = 0;
    loop {
        let mv = match rules.turn(&state) {
            Turn::Over => unreachable!("71 turns end a game"),
            Turn::Seat(_) if laid == turns => break,
            Turn::Seat(_) if laid % 4 != 3 => {
                let mut search = engine::search(Engine::Greedy, rules.clone(), &state);
                while search.step(&mut dice) == Status::Searching {}
                search.result().best().expect("a step was made").mv
            }
            _ => rules.random_move(&state, &mut dice, &mut Vec::new()),
        };
        laid += u32::from(matches!(state.phase(), Phase::Meeple(_)));
        names.push(rules.name(&state, mv));
        rules.play(&mut state, mv);
    }
    format!(
        "carcassonne/players=2.small-city=4.unplaceable=return/{}",
        names.join(".")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_fifty_states_from_beginning_to_end_each_with_a_drawn_tile() {
        let states = all();
        assert_eq!(states.len() as u32, COUNT);
        assert!(states.iter().all(|state| matches!(state.phase(), Phase::Lay(_))));
        assert!(states[0].left() >= 69 && states[49].left() == 0);
        assert_eq!(RECORDS.lines().next(), Some(&*record(1, 0)));
    }
}
