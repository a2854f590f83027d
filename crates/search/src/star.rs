//! Expectimax with pruning at chance nodes: Star1 and Star2 (Ballard 1983), and Star2.5 with sequential probes, as a
//! machine that can be stopped after every node and resumed.
//!
//! Depth counts turns: a turn of a seat is one step down, however many moves it has, and chance is none. A value belongs
//! to one seat and changes its sign where the other seat decides. A chance node keeps an interval for each outcome;
//! whether the node is decided follows from sums over the outcomes. So bounds that differ from node to node, probes and
//! the transposition table all serve alike: each narrows some interval.

mod bounds;
mod chance_node;
mod config;
mod decision_node;
mod machine;
mod printed;
mod steps;
mod table;
mod turns;

pub use bounds::Bounds;
pub use config::{Pruning, StarConfig, Window};
pub use machine::Star;
pub use printed::PrintedStar;

pub(super) use bounds::other;
pub(super) use turns::Turns;
