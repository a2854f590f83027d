//! A game that friends play by link, each on a device of their own: the link is the whole game.

mod notes;

pub(crate) use notes::NotesReader;
pub use notes::{DrawOffer, SharedNotes};
