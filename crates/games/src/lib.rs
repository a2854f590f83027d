//! The games: the rules of each, tables at which they are played, records, and the catalogue.

// What the rules offer to searches is not used without them.
#![cfg_attr(not(feature = "heuristics"), allow(dead_code, unused_imports))]

pub mod agreement;
pub mod carcassonne;
pub mod carteso;
pub mod catalog;
#[cfg(feature = "lab_games")]
pub mod connect_four;
pub mod ecalper;
pub mod effects;
mod fair_komi;
#[cfg(feature = "lab_games")]
pub mod filling;
pub mod hexes;
pub mod keil;
pub mod linage;
mod passing;
pub mod play;
pub mod sides;
pub mod squares;
pub mod stones;
pub mod words;
