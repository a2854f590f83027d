//! The only folder that knows particular rules.

pub mod carcassonne;
pub mod carteso;
pub mod deal;
pub mod ecalper;
mod fair;
pub mod hexes;
pub mod keil;
pub mod linage;
pub mod squares;
pub mod words;
