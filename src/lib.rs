//! Tessera: five board games for the browser. The modules, lowest layer first.

pub mod game;
pub mod search;
