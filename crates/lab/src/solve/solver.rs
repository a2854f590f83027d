//! Proves what a position of Connect Four is worth: alpha-beta search (Knuth & Moore 1975) with a transposition table.
//!
//! Only moves that do not lose at once are searched, those that make the most threats first, which is the order of Pascal
//! Pons' solver. A value is a win, a draw or a loss, whatever the number of moves to it, so that a window of alpha-beta
//! asks a question with two answers.

mod table;

use table::{Bounds, Table};
use tessera_core::game::{Game, Seat, Turn};
use tessera_games::connect_four::{ConnectFour, Position};

/// A draw; a win is one more and a loss one less.
const DRAW: i8 = 0;
/// The value of a position whose mover wins.
const WIN: i8 = 1;
/// The most columns of a board.
const MOST_COLUMNS: usize = 8;
/// Positions with so many stones at most are looked up as the smaller of them and their mirror image.
const MIRRORED: u32 = 20;

/// What a position is worth to the seats, and what it took to prove it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Proof {
    /// The seat that wins, whatever the other plays; `None` for a draw.
    pub winner: Option<Seat>,
    pub positions: u64,
}

/// A solver with its table, which it keeps from one position to the next.
pub(super) struct Solver {
    game: ConnectFour,
    table: Table,
    /// The cells in the order in which moves of equal promise are tried: the middle columns first.
    columns: Vec<u64>,
    bottom: u64,
    all: u64,
    positions: u64,
}

impl Solver {
    /// A solver whose table takes about so many mebibytes, at least one. `None` if the board is too large for it: more
    /// than 55 bits.
    pub fn new(game: ConnectFour, mebibytes: usize) -> Option<Solver> {
        let bits = u32::from(game.columns() * (game.rows() + 1));
        let middle = i32::from(game.columns()) - 1;
        let mut columns: Vec<u16> = (0..game.columns()).collect();
        columns.sort_by_key(|&column| (2 * i32::from(column) - middle).abs());
        (bits <= Table::KEY_BITS).then(|| Solver {
            game,
            table: Table::new(mebibytes.max(1)),
            columns: columns.into_iter().map(|column| game.column(column)).collect(),
            bottom: game.bottom(),
            all: game.all(),
            positions: 0,
        })
    }

    /// Who wins from this position on.
    pub fn prove(&mut self, position: &Position) -> Proof {
        let before = self.positions;
        let winner = match self.game.turn(position) {
            Turn::Seat(seat) => {
                let own = position.stones[usize::from(seat.0)];
                match self.value(own, position.occupied()) {
                    DRAW => None,
                    WIN => Some(seat),
                    _ => Some(Seat(1 - seat.0)),
                }
            }
            Turn::Over | Turn::Chance => position.winner,
        };
        Proof {
            winner,
            positions: self.positions - before,
        }
    }

    /// The value for the mover, whose stones are `own`: first whether it wins, and if not, whether it loses.
    fn value(&mut self, own: u64, occupied: u64) -> i8 {
        let threats = self.threats(own, occupied) & self.game.landings(occupied);
        if threats != 0 {
            return WIN;
        }
        match self.search(own, occupied, DRAW, WIN) {
            WIN => WIN,
            _ => self.search(own, occupied, -WIN, DRAW),
        }
    }

    /// Alpha-beta: the value if it lies between `low` and `high`, else a bound on the same side. The mover has no move
    /// that wins at once.
    fn search(&mut self, own: u64, occupied: u64, mut low: i8, mut high: i8) -> i8 {
        self.positions += 1;
        let landings = self.game.landings(occupied);
        if landings == 0 {
            return DRAW;
        }
        let other = own ^ occupied;
        let others_threats = self.threats(other, occupied);
        let mut moves = landings;
        let forced = landings & others_threats;
        if forced != 0 {
            if forced & (forced - 1) != 0 {
                return -WIN;
            }
            moves = forced;
        }
        // No stone below a cell where the other side would then win.
        moves &= !(others_threats >> 1);
        if moves == 0 {
            return -WIN;
        }
        let key = self.key(own, occupied);
        let mut bounds = self.table.get(key);
        if bounds.low >= high || bounds.low == bounds.high {
            return bounds.low;
        }
        if bounds.high <= low {
            return bounds.high;
        }
        (low, high) = (low.max(bounds.low), high.min(bounds.high));
        let (began, floor) = (self.positions, low);
        let mut best = -WIN;
        for mv in self.ordered(own, occupied, moves) {
            if mv == 0 {
                break;
            }
            // The other side cannot win at once: it has one threat at most, and that cell is taken now.
            let value = -self.search(other, occupied | mv, -high, -low);
            best = best.max(value);
            low = low.max(value);
            if low >= high {
                break;
            }
        }
        if best > floor {
            bounds.low = bounds.low.max(best);
        }
        if best < high {
            bounds.high = bounds.high.min(best);
        }
        self.table.put(key, bounds, self.positions - began);
        best
    }

    /// The moves, the most promising first; the rest is zeros.
    fn ordered(&self, own: u64, occupied: u64, moves: u64) -> [u64; MOST_COLUMNS] {
        let mut ordered = [(0u32, 0u64); MOST_COLUMNS];
        let mut count = 0;
        for &column in &self.columns {
            let mv = moves & column;
            if mv == 0 {
                continue;
            }
            let threats = self.threats(own | mv, occupied | mv).count_ones();
            // Insertion keeps the middle columns before others of equal promise.
            let mut at = count;
            while at > 0 && ordered[at - 1].0 < threats {
                ordered[at] = ordered[at - 1];
                at -= 1;
            }
            ordered[at] = (threats, mv);
            count += 1;
        }
        ordered.map(|(_, mv)| mv)
    }

    /// The empty cells where one more stone makes four in a row.
    fn threats(&self, stones: u64, occupied: u64) -> u64 {
        let [up, level, falling, rising] = self.game.directions();
        // Nothing lies below the top three stones of a column that could be missing.
        let mut cells = (stones << up) & (stones << (2 * up)) & (stones << (3 * up));
        for step in [level, falling, rising] {
            let right = (stones << step) & (stones << (2 * step));
            cells |= right & (stones << (3 * step));
            cells |= right & (stones >> step);
            let left = (stones >> step) & (stones >> (2 * step));
            cells |= left & (stones << step);
            cells |= left & (stones >> (3 * step));
        }
        cells & self.all & !occupied
    }

    /// A number that no other position of the board has but, with few stones, its mirror image.
    fn key(&self, own: u64, occupied: u64) -> u64 {
        // In each column the stones of the mover below a one on top of all stones: the sum carries to there.
        let key = own + occupied + self.bottom;
        if occupied.count_ones() > MIRRORED {
            return key;
        }
        let width = self.game.rows() + 1;
        let (mut rest, mut mirrored) = (key, 0);
        for _ in 0..self.game.columns() {
            mirrored = mirrored << width | rest & ((1 << width) - 1);
            rest >>= width;
        }
        key.min(mirrored)
    }
}

impl Bounds {
    /// Nothing is known.
    const UNKNOWN: Bounds = Bounds { low: -WIN, high: WIN };
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use tessera_core::game::dice;
    use tessera_games::connect_four::Drop;
    use tessera_games::play::Notation;

    fn game(board: &str) -> ConnectFour {
        ConnectFour::of_board(board).expect("a board of the list")
    }

    /// The winner by minimax over every move of the rules, without any shortcut.
    fn minimax(
        game: &ConnectFour,
        position: &Position,
        known: &mut HashMap<u64, Option<Seat>>,
    ) -> Option<Seat> {
        let Turn::Seat(seat) = game.turn(position) else {
            return position.winner;
        };
        let key = game.key(position);
        if let Some(&winner) = known.get(&key) {
            return winner;
        }
        let mut moves = Vec::new();
        game.moves(position, &mut moves);
        let after = |mv| {
            let mut after = *position;
            game.play(&mut after, mv);
            minimax(game, &after, known)
        };
        let winners: Vec<_> = moves.into_iter().map(after).collect();
        let best = [Some(seat), None]
            .into_iter()
            .find(|wanted| winners.contains(wanted));
        let winner = best.unwrap_or(Some(Seat(1 - seat.0)));
        known.insert(key, winner);
        winner
    }

    #[test]
    fn small_boards_are_worth_what_minimax_says_from_the_start_and_after_random_moves() {
        // The larger board after eight stones, because minimax has no shortcut.
        for (board, stones) in [("4x4", 0), ("5x4", 8)] {
            let game = game(board);
            let (mut known, mut solver) = (HashMap::new(), Solver::new(game, 4).unwrap());
            let mut dice = dice(5);
            let mut buffer = Vec::new();
            for _ in 0..40 {
                let mut position = game.start();
                while game.turn(&position) != Turn::Over {
                    if position.occupied().count_ones() >= stones {
                        let wanted = minimax(&game, &position, &mut known);
                        assert_eq!(solver.prove(&position).winner, wanted, "{board} {position:?}");
                    }
                    let mv = game.random_move(&position, &mut dice, &mut buffer);
                    game.play(&mut position, mv);
                }
                assert_eq!(solver.prove(&position).winner, position.winner);
            }
        }
    }

    #[test]
    fn late_positions_of_the_usual_board_are_worth_what_minimax_says() {
        let game = game("7x6");
        let (mut dice, mut buffer) = (dice(6), Vec::new());
        let mut results = [0; 3];
        let mut compared = 0;
        while compared < 60 {
            let mut position = game.start();
            while game.turn(&position) != Turn::Over && position.occupied().count_ones() < 30 {
                let mv = game.random_move(&position, &mut dice, &mut buffer);
                game.play(&mut position, mv);
            }
            if game.turn(&position) == Turn::Over {
                continue;
            }
            compared += 1;
            let wanted = minimax(&game, &position, &mut HashMap::new());
            // A small table, in which positions replace each other, gives the same values as a large one.
            assert_eq!(Solver::new(game, 1).unwrap().prove(&position).winner, wanted);
            results[wanted.map_or(2, |seat| usize::from(seat.0))] += 1;
        }
        assert!(results.iter().all(|&count| count > 0), "{results:?}");
    }

    #[test]
    fn positions_with_published_values_are_worth_these() {
        // Pascal Pons, "Solving Connect 4", part 2: columns counted from 1, and who wins.
        let published = [("4455", Some(Seat(0))), ("44455554221", Some(Seat(0)))];
        let game = game("7x6");
        for (columns, winner) in published {
            let mut position = game.start();
            for digit in columns.bytes() {
                let column = u16::from(digit - b'1');
                let landing = game.landings(position.occupied()) & game.column(column);
                game.play(&mut position, Drop(landing.trailing_zeros() as u16));
            }
            assert_eq!(
                Solver::new(game, 16).unwrap().prove(&position).winner,
                winner,
                "{columns}"
            );
        }
    }

    #[test]
    fn a_mirror_image_has_the_same_key_while_there_are_few_stones() {
        let game = game("7x6");
        let solver = Solver::new(game, 1).unwrap();
        let after = |names: &[&str]| {
            let mut position = game.start();
            for name in names {
                let mv = game.parse(&position, name).expect("a cell");
                game.play(&mut position, mv);
            }
            solver.key(position.stones[0], position.occupied())
        };
        assert_eq!(after(&["a1", "b1", "b2"]), after(&["g1", "f1", "f2"]));
        assert_ne!(after(&["a1", "b1", "b2"]), after(&["a1", "b1", "a2"]));
    }

    #[test]
    fn boards_beyond_the_table_are_refused() {
        assert!(Solver::new(game("8x7"), 1).is_none());
        for board in ConnectFour::BOARDS.into_iter().filter(|board| *board != "8x7") {
            assert!(Solver::new(game(board), 1).is_some(), "{board}");
        }
    }
}
