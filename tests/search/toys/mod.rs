//! Games small enough to be known exactly.

mod copy_counter;
mod long_turn;
mod nim;
mod random_tree;
mod tic_tac_toe;
mod token_bag;

pub use copy_counter::{CLONES, CopyCounter, OVERWRITES};
pub use long_turn::LongTurn;
pub use nim::Nim;
pub use random_tree::RandomTree;
pub use tic_tac_toe::TicTacToe;
pub use token_bag::{Pick, TokenBag};
