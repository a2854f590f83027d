//! The rules of Carteso, by Luis Bolaños Mures and Corey L. Clark (2016).

mod field;
mod finishers;
mod game;
mod reference;
mod span;
mod stone;

pub use finishers::finishers;
pub use game::{Carteso, Group, Move, Position, Reason};
pub use span::Span;
pub use stone::Stone;
