//! The doors: where bytes that others have written come in. Each has one function `check(&[u8])`, which panics if the
//! bytes break a law of the door.
//!
//! `tests/doors` and the crate `fuzz` compile these files; `fuzz/README.md` lists the doors and their laws.

pub mod abstract_play;
pub mod by_link;
pub mod embed;
pub mod engine;
pub mod gtp;
pub mod journal;
pub mod message;
pub mod options;
pub mod pasted;
pub mod puzzles;
pub mod record;
pub mod record_json;
pub mod review;
pub mod route;
pub mod self_play;
pub mod setup;
pub mod storage;
pub mod study;

/// The bytes as text, if they are.
fn text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes).ok()
}

/// An app that keeps nothing yet.
fn model() -> tessera_app::Model {
    tessera_app::Model::new(
        Default::default(),
        Default::default(),
        Vec::new(),
        tessera_core::game::dice(1),
    )
}
