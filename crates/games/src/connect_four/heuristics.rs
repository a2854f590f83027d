//! What the searches know about Connect Four beyond its rules.

use super::rules::{ConnectFour, Drop};
use tessera_search::{Evaluate, Heuristics};

impl Evaluate for ConnectFour {}

impl Heuristics for ConnectFour {
    fn actions(&self) -> u16 {
        64
    }

    fn action(&self, Drop(cell): Drop) -> Option<u16> {
        Some(cell)
    }
}
