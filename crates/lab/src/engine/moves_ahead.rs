//! How many moves a seat still makes, for the shares of its time.

use tessera_core::game::{Dice, Seat, Turn, dice};
use tessera_games::catalog::{self, GameId, Visitor};
use tessera_games::play::{Notation, Record, Table, replay};
use tessera_search::Heuristics;

/// How many random games the estimate is the mean of, if there is time for them.
const GAMES: u32 = 8;
/// The most moves of a turn that are counted.
const MOST_IN_TURN: u32 = 8;

/// How many moves the seat to move makes in this turn if it always makes the first one listed; at least 1.
pub(super) fn moves_in_turn(table: &mut dyn Table) -> u32 {
    let turn = table.turn();
    let mut moves = 0;
    while moves < MOST_IN_TURN && table.turn() == turn {
        let Some((_, first)) = table.legal().iter().next() else {
            break;
        };
        let name = first.name.clone();
        if table.play(&name).is_err() {
            break;
        }
        moves += 1;
    }
    for _ in 0..moves {
        table.undo();
    }
    moves.max(1)
}

/// About how many moves a seat makes until the end of the game: the mean of random games, at least 1. One game is played
/// even if there is no time.
pub(super) fn moves_in_game(record: &Record, seat: Seat, has_time: &dyn Fn() -> bool) -> f64 {
    let Some(game) = GameId::find(&record.game) else {
        return 1.0;
    };
    let count = CountMoves {
        record,
        seat,
        has_time,
    };
    catalog::with(game, &record.options, count).unwrap_or(1.0)
}

/// Counts the moves of a seat in random games.
struct CountMoves<'r> {
    record: &'r Record,
    seat: Seat,
    has_time: &'r dyn Fn() -> bool,
}

impl Visitor for CountMoves<'_> {
    type Output = f64;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> f64 {
        let Ok(start) = replay(&game, &self.record.names) else {
            return 1.0;
        };
        let (mut dice, mut buffer): (Dice, _) = (dice(1), Vec::new());
        let (mut games, mut moves) = (0, 0);
        while games == 0 || games < GAMES && (self.has_time)() {
            games += 1;
            let mut state = start.clone();
            loop {
                match game.turn(&state) {
                    Turn::Over => break,
                    turn => moves += u32::from(turn == Turn::Seat(self.seat)),
                }
                let mv = game.random_move(&state, &mut dice, &mut buffer);
                game.play(&mut state, mv);
            }
        }
        f64::max(f64::from(moves) / f64::from(games), 1.0)
    }
}
