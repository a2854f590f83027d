//! What the values of positions say about a game: pure functions on plain numbers.

mod glyph;

pub use glyph::{BadGlyph, Glyph};
