//! The rules of every game: laws that all games share, published figures, and each game's own rulings.

mod carcassonne;
mod carteso;
mod contract;
mod ecalper;
mod goldens;
mod keil;
mod linage;
mod perft;
mod picture;
mod published_counts;
mod puzzles;
mod vectors;
#[path = "../whole.rs"]
mod whole;
