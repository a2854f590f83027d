//! `lab solve`: proves who wins a position of Connect Four.

mod solver;

use std::io::Write;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::failure::Failure;
use super::json_line;
use crate::catalog::GameId;
use crate::game::{Game, Seat, Turn};
use crate::games::connect_four::ConnectFour;
use crate::play::{Notation, Record, replay};
use solver::Solver;

/// Prove by search who wins a position of Connect Four, whatever the other plays.
///
/// The line that is printed is {"record":"connectfour/board=7x6/","winner":1,"positions":..,"seconds":..}; the winner is a
/// seat, counted from 1, and 0 for a draw. The start of the usual board takes some minutes: the first seat wins.
#[derive(Args)]
pub(super) struct Solve {
    /// The position, as a record
    #[arg(default_value = "connectfour/board=7x6/")]
    record: String,
    /// The memory for positions that were searched already
    #[arg(long, default_value_t = 1024, value_name = "MEBIBYTES", value_parser = clap::value_parser!(u32).range(1..=65_536))]
    memory: u32,
    /// Prove each legal move by itself, one line each
    #[arg(long)]
    moves: bool,
}

/// What is proven of a position.
#[derive(Serialize, Debug)]
struct Solved {
    record: String,
    /// Counted from 1; 0 for a draw.
    winner: u8,
    positions: u64,
    seconds: f64,
}

impl Solve {
    /// Proves the position and writes the lines.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let record = Record::parse(&self.record).map_err(Failure::usage)?;
        if record.game != GameId::ConnectFour.id() {
            let why = format!("only Connect Four can be solved, not {:?}", record.game);
            return Err(Failure::Usage(why));
        }
        let options = GameId::ConnectFour.complete(&record.options);
        let options = options.map_err(Failure::usage)?;
        let board = options.get("board").unwrap_or_default();
        let game = ConnectFour::of_board(board).expect("the option has been checked");
        let solver = Solver::new(game, self.memory as usize);
        let mut solver = solver
            .ok_or_else(|| Failure::Usage(format!("a board of {board} is too large for the solver")))?;
        let mut records = vec![record];
        if self.moves {
            records = after_each_move(&game, &records[0])?;
        }
        for record in records {
            let position = replay(&game, &record.names).map_err(Failure::usage)?;
            let begin = Instant::now();
            let proof = solver.prove(&position);
            let solved = Solved {
                record: Record {
                    options: options.clone(),
                    ..record
                }
                .to_string(),
                winner: proof.winner.map_or(0, |Seat(seat)| seat + 1),
                positions: proof.positions,
                seconds: (begin.elapsed().as_secs_f64() * 10.0).round() / 10.0,
            };
            json_line::write(out, &solved)?;
        }
        Ok(())
    }
}

/// The records after each legal move.
fn after_each_move(game: &ConnectFour, record: &Record) -> Result<Vec<Record>, Failure> {
    let position = replay(game, &record.names).map_err(Failure::usage)?;
    if game.turn(&position) == Turn::Over {
        return Err(Failure::usage("the game is over: there is no move"));
    }
    let mut moves = Vec::new();
    game.moves(&position, &mut moves);
    let after = |mv| {
        let mut record = record.clone();
        record.names.push(game.name(&position, mv));
        record
    };
    Ok(moves.into_iter().map(after).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(record: &str, moves: bool) -> Result<String, String> {
        let solve = Solve {
            record: record.to_owned(),
            memory: 4,
            moves,
        };
        let mut out = Vec::new();
        solve.run(&mut out).map_err(|failure| failure.to_string())?;
        Ok(String::from_utf8(out).unwrap())
    }

    #[test]
    fn a_position_is_proven_and_so_is_each_of_its_moves() {
        // Black has c1 and d1, so that e1 makes an open three; White to move can only stop one of its ends.
        let line = solved("connectfour/board=7x6/c1.c2.d1.d2.e1", false).unwrap();
        assert!(
            line.starts_with(r#"{"record":"connectfour/board=7x6/c1.c2.d1.d2.e1","winner":1,"#),
            "{line}"
        );
        let lines = solved("connectfour/board=4x4/a1.b1.a2.b2.a3", true).unwrap();
        let winners: Vec<&str> = lines
            .lines()
            .map(|line| line.split(',').nth(1).unwrap())
            .collect();
        assert_eq!(winners.len(), 4);
        assert_eq!(
            winners[1..],
            [r#""winner":1"#; 3],
            "only a4 stops four in a column: {lines}"
        );
        assert_ne!(winners[0], r#""winner":1"#, "{lines}");
    }

    #[test]
    fn what_cannot_be_solved_is_refused() {
        let why = |record: &str| solved(record, false).unwrap_err();
        assert!(why("linage//").contains("only Connect Four can be solved"));
        assert!(why("connectfour/board=8x7/").contains("too large"));
        assert!(why("connectfour/board=7x6/a2").contains("not a legal move"));
        assert!(why("connectfour/board=3x3/").contains("board"));
        assert!(
            solved("connectfour/board=4x4/a1.b1.a2.b2.a3.b3.a4", true)
                .unwrap_err()
                .contains("is over")
        );
    }
}
