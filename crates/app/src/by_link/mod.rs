//! A game that friends play by link, each on a device of their own: the link is the whole game.

mod check;
mod fault;
mod game;
mod message;
mod notes;
mod open;
mod relation;
mod sketch;
mod trying;
mod turns;
mod update;
pub mod view;

pub use check::chance_seed;
pub use fault::SharedFault;
pub use game::{ByLink, NotByLink};
pub use message::ByLinkMsg;
pub use notes::{DrawOffer, SharedNotes};

pub(crate) use notes::NotesReader;
pub(crate) use sketch::Sketch;
pub(crate) use trying::ends_sketch;
