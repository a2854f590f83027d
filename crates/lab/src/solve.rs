//! `lab solve`: proves who wins a position.

mod solver;

use std::io::Write;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use solver::Solver;

use super::link;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_core::game::{Seat, Turn};
use tessera_games::catalog::{self, BadGame, GameId, Visitor};
use tessera_games::connect_four::ConnectFour;
use tessera_games::play::{Notation, Record, replay};
use tessera_search::{ExactSolver, Heuristics};

/// Prove by search who wins a position, whatever the other plays: of Connect Four, or of a game for two without chance.
///
/// The line that is printed is {"record":"connectfour/board=7x6/","winner":1,"positions":..,"seconds":..}; the winner is a
/// seat, counted from 1, 0 for a draw, and null where --positions were not enough. The start of the usual board of Connect
/// Four takes some minutes: the first seat wins. docs/solved.md has the small boards of the other games.
#[derive(Args)]
pub(super) struct Solve {
    /// The position, as a record
    #[arg(default_value = "connectfour/board=7x6/")]
    record: String,
    /// The memory for positions that were searched already
    #[arg(long, default_value_t = 1024, value_name = "MEBIBYTES", value_parser = clap::value_parser!(u32).range(1..=65_536))]
    memory: u32,
    /// How many positions are searched at most for a line, in other games than Connect Four
    #[arg(long, default_value_t = u64::MAX, hide_default_value = true)]
    positions: u64,
    /// Prove each legal move by itself, one line each
    #[arg(long)]
    moves: bool,
}

/// What is proven of a position.
#[derive(Serialize, Debug)]
struct Solved {
    record: String,
    /// Counted from 1; 0 for a draw; `None` if it was not proven.
    winner: Option<u8>,
    positions: u64,
    seconds: f64,
}

impl Solve {
    /// Proves the position and writes the lines.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let record = link::record(&self.record).map_err(Failure::usage)?;
        let known = GameId::KNOWN.iter().find(|game| game.id() == record.game);
        let Some(&game) = known else {
            return Err(Failure::Usage(BadGame::Unknown(record.game).to_string()));
        };
        let options = game.complete(&record.options).map_err(Failure::usage)?;
        let record = Record { options, ..record };
        if game == GameId::ConnectFour {
            let board = record.options.get("board").unwrap_or_default();
            let rules = ConnectFour::of_board(board).expect("the option has been checked");
            let solver = Solver::new(rules, self.memory as usize);
            let mut solver = solver
                .ok_or_else(|| Failure::Usage(format!("a board of {board} is too large for the solver")))?;
            return self.prove(&rules, &record, out, |position| {
                let proof = solver.prove(position);
                (Some(proof.winner), proof.positions)
            });
        }
        let visitor = ProveExactly {
            solve: self,
            record: &record,
            out,
        };
        catalog::with(game, &record.options, visitor).map_err(Failure::usage)?
    }

    /// Proves the position, or the positions after each move, and writes a line for each.
    fn prove<G: Notation>(
        &self,
        game: &G,
        record: &Record,
        out: &mut impl Write,
        mut proof: impl FnMut(&G::State) -> (Option<Option<Seat>>, u64),
    ) -> Result<(), Failure> {
        let records = if self.moves {
            after_each_move(game, record)?
        } else {
            vec![record.clone()]
        };
        for record in records {
            let position = replay(game, &record.names).map_err(Failure::usage)?;
            let begin = Instant::now();
            let (winner, positions) = proof(&position);
            let solved = Solved {
                record: record.to_string(),
                winner: winner.map(|winner| winner.map_or(0, |Seat(seat)| seat + 1)),
                positions,
                seconds: (begin.elapsed().as_secs_f64() * 10.0).round() / 10.0,
            };
            json_line::write(out, &solved)?;
        }
        Ok(())
    }
}

/// Proves a position with the solver that knows no game by name.
struct ProveExactly<'a, W> {
    solve: &'a Solve,
    record: &'a Record,
    out: &'a mut W,
}

impl<W: Write> Visitor for ProveExactly<'_, W> {
    type Output = Result<(), Failure>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Result<(), Failure> {
        if game.turn(&game.start()) == Turn::Chance || game.seats() != 2 {
            return Err(Failure::usage("only games for two without chance can be solved"));
        }
        let mut solver = ExactSolver::new(&game, self.solve.memory as usize).with_symmetries(&game);
        self.solve.prove(&game, self.record, self.out, |position| {
            let before = solver.positions();
            let payoff = solver.payoff(&game, position, self.solve.positions);
            let winner = payoff.map(|payoff| match payoff {
                0.0 => Some(Seat::SECOND),
                1.0 => Some(Seat::FIRST),
                _ => None,
            });
            (winner, solver.positions() - before)
        })
    }
}

/// The records after each legal move.
fn after_each_move<G: Notation>(game: &G, record: &Record) -> Result<Vec<Record>, Failure> {
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
            positions: 100_000,
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
        assert!(why("carcassonne//").contains("without chance"));
        assert!(why("chess//").contains("no game"));
        assert!(why("connectfour/board=8x7/").contains("too large"));
        assert!(why("connectfour/board=7x6/a2").contains("not a legal move"));
        assert!(why("connectfour/board=3x3/").contains("board"));
        assert!(
            solved("connectfour/board=4x4/a1.b1.a2.b2.a3.b3.a4", true)
                .unwrap_err()
                .contains("is over")
        );
    }

    #[test]
    fn small_boards_of_the_other_games_are_solved_and_large_ones_are_given_up() {
        let winner = |record: &str| {
            let line = solved(record, false).unwrap();
            let line: serde_json::Value = serde_json::from_str(&line).unwrap();
            line["winner"].clone()
        };
        let winners = ["0", "0_5", "9"].map(|komi| winner(&format!("linage/size=3.komi={komi}/")));
        assert!(winners.iter().all(serde_json::Value::is_u64), "{winners:?}");
        assert_eq!(
            winners[2], 2,
            "a komi of nine is the whole board, which stones make smaller"
        );
        assert_eq!(winner("linage/size=9.komi=5_5/"), serde_json::Value::Null);
        let moves = solved("ecalper/size=2.pie=off/", true).unwrap();
        assert_eq!(moves.lines().count(), 7, "{moves}");
    }
}
