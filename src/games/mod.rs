//! The only folder that knows particular rules.

pub mod agreement;
pub mod carcassonne;
pub mod carteso;
#[cfg(feature = "lab")]
pub mod connect_four;
pub mod ecalper;
mod fair_komi;
#[cfg(feature = "lab")]
pub mod filling;
pub mod hexes;
pub mod keil;
pub mod linage;
pub mod sides;
pub mod squares;
pub mod stones;
pub mod words;
