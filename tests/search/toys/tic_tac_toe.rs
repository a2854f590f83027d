//! Tic-tac-toe from any position.

use tessera_core::game::{BySeat, Game, Seat, Turn, payoff_by_score};

/// Tic-tac-toe; a position is entered by its moves, cells 0 to 8.
#[derive(Clone)]
pub struct TicTacToe(pub &'static [u8]);

#[derive(Clone)]
pub struct TicTacToeState {
    stones: [u16; 2],
    ply: u8,
}

impl TicTacToeState {
    fn won(&self, seat: usize) -> bool {
        const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
        LINES.iter().any(|line| self.stones[seat] & line == *line)
    }
}

impl Game for TicTacToe {
    type State = TicTacToeState;
    type Move = u8;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> TicTacToeState {
        let mut state = TicTacToeState {
            stones: [0; 2],
            ply: 0,
        };
        self.0.iter().for_each(|&cell| self.play(&mut state, cell));
        state
    }

    fn turn(&self, state: &TicTacToeState) -> Turn {
        if state.ply == 9 || state.won(0) || state.won(1) {
            return Turn::Over;
        }
        Turn::Seat(Seat(state.ply % 2))
    }

    fn moves(&self, state: &TicTacToeState, out: &mut Vec<u8>) {
        if self.turn(state) != Turn::Over {
            out.extend((0..9).filter(|cell| (state.stones[0] | state.stones[1]) >> cell & 1 == 0));
        }
    }

    fn play(&self, state: &mut TicTacToeState, cell: u8) {
        state.stones[state.ply as usize % 2] |= 1 << cell;
        state.ply += 1;
    }

    fn payoff(&self, state: &TicTacToeState) -> BySeat<f32> {
        payoff_by_score(2, &self.score(state))
    }

    fn score(&self, state: &TicTacToeState) -> BySeat<i32> {
        BySeat([i32::from(state.won(0)), i32::from(state.won(1)), 0, 0, 0])
    }

    fn key(&self, state: &TicTacToeState) -> u64 {
        u64::from(state.stones[0]) << 16 | u64::from(state.stones[1])
    }
}
