//! The one list of games, and the one place where a game's id becomes its type.

mod bad_record;
mod entry;
mod list;

pub use entry::{Entry, GameText, Passage, ShowVisitor, Visited, Visitor};
pub use list::{About, BadGame, GameId, open, replayed, seats, with, with_show};
