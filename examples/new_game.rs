//! A game of one's own, whole: its rules, an opponent, and what tests ask of them.
//!
//! Chomp (Schuh 1952, Gale 1974): a bar of chocolate lies on the table. In turn each of two players chooses a square that is
//! left and eats it with all that is left to the right of it and below it. The square at the upper left is poisoned: whoever
//! eats it loses.
//!
//! `cargo run --release --example new_game` plays a game of the search against itself; `cargo test --example new_game` runs
//! the tests. What a game of the site has besides (names of moves, options, pictures) is the `Play` of `crates/games`:
//! `crates/games/src/connect_four` shows all of it.

use std::sync::Arc;

use tessera_core::game::{BySeat, Dice, Game, Seat, StableHasher, Turn, dice};
use tessera_search::{Search, SearchResult, Uct, UctConfig};

/// The most rows of a bar.
const MAX_ROWS: usize = 8;

/// The rules of Chomp, for a bar of some size.
struct Chomp {
    rows: u8,
    columns: u8,
}

/// A position: what is left of the bar, and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Bar {
    /// How many squares are left in each row, from the left. No row is longer than the one above it.
    left: [u8; MAX_ROWS],
    to_move: Seat,
}

/// A move: the square that is chosen, counted from 0 at the upper left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Square {
    row: u8,
    column: u8,
}

impl Game for Chomp {
    type State = Bar;
    type Move = Square;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Bar {
        let mut left = [0; MAX_ROWS];
        left[..usize::from(self.rows)].fill(self.columns);
        Bar {
            left,
            to_move: Seat::FIRST,
        }
    }

    fn turn(&self, bar: &Bar) -> Turn {
        match bar.left[0] {
            0 => Turn::Over,
            _ => Turn::Seat(bar.to_move),
        }
    }

    fn moves(&self, bar: &Bar, out: &mut Vec<Square>) {
        for (row, &length) in (0..).zip(&bar.left) {
            out.extend((0..length).map(|column| Square { row, column }));
        }
    }

    fn play(&self, bar: &mut Bar, square: Square) {
        for length in &mut bar.left[usize::from(square.row)..] {
            *length = square.column.min(*length);
        }
        bar.to_move = other(bar.to_move);
    }

    /// Whoever does not have to eat the poison scores a point, that is two half points.
    fn score(&self, bar: &Bar) -> BySeat<i32> {
        let mut score = BySeat::default();
        // After the last move it is the turn of the one who has not eaten the poison.
        score[bar.to_move] = 2;
        score
    }

    fn key(&self, bar: &Bar) -> u64 {
        let rows = bar
            .left
            .iter()
            .fold(StableHasher::new(), |key, &length| key.with(length.into()));
        rows.with(bar.to_move.0.into()).key()
    }
}

fn other(seat: Seat) -> Seat {
    match seat {
        Seat::FIRST => Seat::SECOND,
        _ => Seat::FIRST,
    }
}

/// What a search of so many playouts finds.
fn search(game: &Arc<Chomp>, bar: &Bar, playouts: u32, dice: &mut Dice) -> SearchResult<Square> {
    let config = UctConfig {
        nodes: 1 << 16,
        ..UctConfig::default()
    };
    let mut search = Uct::new(Arc::clone(game), bar, config);
    for _ in 0..playouts {
        search.step(dice);
    }
    search.result()
}

/// The bar as text, a row a line: the poison, and what is left besides.
fn draw(bar: &Bar) -> String {
    let rows = bar.left.iter().take_while(|&&length| length > 0);
    let row = |(row, &length): (usize, &u8)| {
        let squares = (0..length).map(|column| if row == 0 && column == 0 { '!' } else { '#' });
        squares.collect::<String>() + "\n"
    };
    rows.enumerate().map(row).collect()
}

fn main() {
    let game = Arc::new(Chomp { rows: 4, columns: 5 });
    let (mut bar, mut dice) = (game.start(), dice(1));
    while let Turn::Seat(seat) = game.turn(&bar) {
        let result = search(&game, &bar, 20_000, &mut dice);
        let best = &result.lines[0];
        println!("{}", draw(&bar));
        println!(
            "Player {} eats from row {}, column {} (wins {:.0} % of the playouts).\n",
            seat.0 + 1,
            best.mv.row + 1,
            best.mv.column + 1,
            100.0 * best.value
        );
        game.play(&mut bar, best.mv);
    }
    println!("Player {} wins.", bar.to_move.0 + 1);
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::game::playout;

    #[test]
    fn a_bite_takes_all_to_the_right_and_below() {
        let game = Chomp { rows: 3, columns: 4 };
        let mut bar = game.start();
        game.play(&mut bar, Square { row: 1, column: 2 });
        assert_eq!(draw(&bar), "!###\n##\n##\n");
    }

    #[test]
    fn every_game_ends_with_one_winner() {
        let game = Chomp { rows: 5, columns: 6 };
        for seed in 0..100 {
            let mut bar = game.start();
            let plies = playout(&game, &mut bar, &mut dice(seed), &mut Vec::new());
            assert!((1..=30).contains(&plies), "{plies} plies with seed {seed}");
            assert_eq!(game.payoff(&bar).0.iter().sum::<f32>(), 1.0, "seed {seed}");
        }
    }

    /// On a square bar the first player wins by what leaves the poison with a row and a column of equal length: from then on
    /// each move is answered by the same in the other arm.
    #[test]
    fn the_search_finds_the_winning_move_on_a_square_bar() {
        let game = Arc::new(Chomp { rows: 4, columns: 4 });
        for seed in 0..5 {
            let result = search(&game, &game.start(), 50_000, &mut dice(seed));
            assert_eq!(result.lines[0].mv, Square { row: 1, column: 1 }, "seed {seed}");
        }
    }
}
