//! The rules of Connect Four (Howard Wexler and Ned Strongin, 1974).
//!
//! > Players drop stones in turn into the columns of an upright board, where they fall to the lowest empty cell. Whoever
//! > has four in a row, level, upright or along a diagonal, wins. A full board is a draw.
//!
//! Cells are bits of a word, column by column from the left and from the bottom up, with one bit left out above every
//! column, so that no shift wraps into the next column (John Tromp's layout).

use tessera_core::game::{BySeat, Game, Seat, StableHasher, Turn};

/// Connect Four on a board of at most 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConnectFour {
    columns: u16,
    rows: u16,
}

/// Drops a stone into the column of this cell, the lowest empty one there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Drop(pub u16);

/// Why no stone may be placed on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A row of four is made, or the board is full.
    GameOver,
    /// There is a stone on the cell.
    Occupied,
    /// There is no stone below the cell, so that a stone falls further.
    Floating,
}

/// The stones, and who has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Position {
    /// The stones of each seat.
    pub stones: [u64; 2],
    /// The seat that has four in a row.
    pub winner: Option<Seat>,
}

impl Position {
    /// Every stone.
    pub fn occupied(&self) -> u64 {
        self.stones[0] | self.stones[1]
    }

    /// The seat whose turn it is, or would be if the game went on.
    pub fn mover(&self) -> Seat {
        Seat((self.occupied().count_ones() % 2) as u8)
    }
}

impl ConnectFour {
    /// The boards that there are, as the option writes them: columns by rows.
    pub const BOARDS: [&'static str; 12] = [
        "4x4", "5x4", "4x5", "5x5", "6x4", "4x6", "6x5", "6x6", "7x4", "7x5", "7x6", "8x7",
    ];

    /// The game on one of [`ConnectFour::BOARDS`]; `None` for any other text.
    pub fn of_board(board: &str) -> Option<ConnectFour> {
        let board = ConnectFour::BOARDS.into_iter().find(|listed| *listed == board)?;
        let (columns, rows) = board.split_once('x')?;
        Some(ConnectFour {
            columns: columns.parse().ok()?,
            rows: rows.parse().ok()?,
        })
    }

    /// The width of the board in cells.
    pub fn columns(&self) -> u16 {
        self.columns
    }

    /// The height of the board in cells.
    pub fn rows(&self) -> u16 {
        self.rows
    }

    /// The cell in a column from the left and a row from the bottom, both counted from 0.
    pub fn cell(&self, column: u16, row: u16) -> u16 {
        column * (self.rows + 1) + row
    }

    /// The column and the row of a cell, both counted from 0.
    pub fn place(&self, cell: u16) -> (u16, u16) {
        (cell / (self.rows + 1), cell % (self.rows + 1))
    }

    /// The cells of a column.
    pub fn column(&self, column: u16) -> u64 {
        ((1 << self.rows) - 1) << self.cell(column, 0)
    }

    /// The bottom cell of every column.
    pub fn bottom(&self) -> u64 {
        (0..self.columns).map(|column| 1 << self.cell(column, 0)).sum()
    }

    /// Every cell.
    pub fn all(&self) -> u64 {
        self.bottom() * ((1 << self.rows) - 1)
    }

    /// The cells that a stone can fall to: the lowest empty one of each column that is not full.
    pub fn landings(&self, occupied: u64) -> u64 {
        // Adding the bottom cells carries through the stones of each column to the cell above them.
        occupied.wrapping_add(self.bottom()) & self.all()
    }

    /// By how many bits a neighbour lies further on: upright, level and along both diagonals.
    pub fn directions(&self) -> [u32; 4] {
        let column = u32::from(self.rows) + 1;
        [1, column, column - 1, column + 1]
    }

    /// Whether these stones have four in a row.
    pub fn has_four(&self, stones: u64) -> bool {
        self.directions().iter().any(|&step| {
            let pairs = stones & (stones >> step);
            pairs & (pairs >> (2 * step)) != 0
        })
    }

    /// The stones that lie in rows of four.
    pub fn fours(&self, stones: u64) -> u64 {
        let row = |step: u32| {
            let pairs = stones & (stones >> step);
            let first = pairs & (pairs >> (2 * step));
            (0..4).fold(0, |row, at| row | first << (at * step))
        };
        self.directions()
            .into_iter()
            .fold(0, |rows, step| rows | row(step))
    }

    /// Whether a stone may be dropped onto a cell of the board, or why not.
    pub fn check(&self, position: &Position, cell: u16) -> Result<(), Reason> {
        let (occupied, bit) = (position.occupied(), 1 << cell);
        match () {
            () if position.winner.is_some() || occupied == self.all() => Err(Reason::GameOver),
            () if occupied & bit != 0 => Err(Reason::Occupied),
            () if self.landings(occupied) & bit == 0 => Err(Reason::Floating),
            () => Ok(()),
        }
    }
}

/// The numbers of the set bits, in ascending order.
pub(super) fn cells(mut bits: u64) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let cell = (bits != 0).then(|| bits.trailing_zeros() as u16);
        bits &= bits.wrapping_sub(1);
        cell
    })
}

impl Game for ConnectFour {
    type State = Position;
    type Move = Drop;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Position {
        Position::default()
    }

    fn turn(&self, position: &Position) -> Turn {
        if position.winner.is_some() || position.occupied() == self.all() {
            Turn::Over
        } else {
            Turn::Seat(position.mover())
        }
    }

    /// The columns from the left.
    fn moves(&self, position: &Position, out: &mut Vec<Drop>) {
        if position.winner.is_none() {
            out.extend(cells(self.landings(position.occupied())).map(Drop));
        }
    }

    fn is_legal(&self, position: &Position, Drop(cell): Drop, _: &mut Vec<Drop>) -> bool {
        cell < 64 && self.check(position, cell).is_ok()
    }

    fn play(&self, position: &mut Position, Drop(cell): Drop) {
        let mover = position.mover();
        let stones = &mut position.stones[usize::from(mover.0)];
        *stones |= 1 << cell;
        if self.has_four(*stones) {
            position.winner = Some(mover);
        }
    }

    /// A point for four in a row.
    fn score(&self, position: &Position) -> BySeat<i32> {
        let mut score = BySeat::default();
        if let Some(winner) = position.winner {
            score[winner] = 2;
        }
        score
    }

    fn key(&self, position: &Position) -> u64 {
        let [first, second] = position.stones;
        StableHasher::new().with(first).with(second).key()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(board: &str) -> ConnectFour {
        ConnectFour::of_board(board).expect("a board of the list")
    }

    #[test]
    fn every_board_fits_into_a_word() {
        for board in ConnectFour::BOARDS {
            let game = game(board);
            assert!(game.columns * (game.rows + 1) <= 64, "{board}");
            assert_eq!(
                game.all().count_ones(),
                u32::from(game.columns * game.rows),
                "{board}"
            );
        }
        for other in ["", "7", "6x7", "7x6x1", "9x9"] {
            assert_eq!(ConnectFour::of_board(other), None, "{other}");
        }
    }

    #[test]
    fn four_in_a_row_are_found_wherever_they_lie_and_three_or_four_across_an_edge_are_not() {
        for board in ConnectFour::BOARDS {
            let game = game(board);
            let (columns, rows) = (i32::from(game.columns), i32::from(game.rows));
            let is_on = |column: i32, row: i32| (0..columns).contains(&column) && (0..rows).contains(&row);
            let mut lines = 0;
            for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                for column in 0..columns {
                    for row in 0..rows {
                        let line: Vec<_> = (0..4).map(|at| (column + at * right, row + at * up)).collect();
                        if !line.iter().all(|&(column, row)| is_on(column, row)) {
                            continue;
                        }
                        let bits = line
                            .iter()
                            .map(|&(column, row)| 1 << game.cell(column as u16, row as u16));
                        let bits: u64 = bits.sum();
                        assert!(game.has_four(bits), "{board} {line:?}");
                        for (at, &(column, row)) in line.iter().enumerate() {
                            let three = bits & !(1 << game.cell(column as u16, row as u16));
                            assert!(!game.has_four(three), "{board} {line:?} without {at}");
                        }
                        lines += 1;
                    }
                }
            }
            // A whole column and the one beside it, without its own four in a row: three upright pieces each.
            let level = (columns - 3) * rows;
            let upright = columns * (rows - 3);
            assert_eq!(lines, level + upright + 2 * (columns - 3) * (rows - 3), "{board}");
        }
        let seven = game("7x6");
        let wrapped = seven.column(0) & !0b111 | 1 << seven.cell(1, 0);
        assert_eq!(wrapped.count_ones(), 4);
        assert!(
            !seven.has_four(wrapped),
            "the top of a column and the bottom of the next"
        );
    }
}
