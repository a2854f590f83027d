//! The games: the rules of each, tables at which they are played, records, and the catalogue.
//!
//! ```
//! use tessera_core::game::{Seat, Turn};
//! use tessera_core::language::Language;
//! use tessera_games::catalog;
//! use tessera_games::play::Record;
//!
//! let record = Record::parse("linage/size=5.komi=2_5/c3.b4").expect("a record");
//! let (mut table, refused) = catalog::replayed(&record, Language::English).expect("a game of the catalogue");
//! assert!(refused.is_none());
//! assert_eq!(table.turn(), Turn::Seat(Seat(0)));
//! table.play("d2").expect("a legal move");
//! assert!(table.play("d2").is_err(), "the cell is taken");
//! assert_eq!(table.record().to_string(), "linage/size=5.komi=2_5/c3.b4.d2");
//! ```
//!
//! ## Modules
//!
//! - `play/`: games as people meet them: `Notation` (names), `Show` (pictures, gestures, sentences), `ShowLand` (what
//!   only tiles have), `Table` (a game in play, whatever game it is), options, records
//! - `agreement/`: komi by bid, choice of sides, pie rule, button and the order of turns, once for the four games of
//!   two sides
//! - `{sides,stones,squares,hexes}.rs`: what games on one kind of board share in their pictures
//! - `effects.rs`, `*/effects.rs`: what moves did, as facts found by comparing positions; threats of the next move
//! - `play/{effect_words,expected}.rs`: these facts in words; effects along a line, and what a move averts
//! - `words.rs`: the sentences that the games of two sides share
//! - `*/`: a folder for each game: `mod` (the catalogue entry), `rules` (`Game`; why a move is illegal is a
//!   `Reason`), `words` (every sentence, by language), `notation` (names of moves), `show` (`Show`), `heuristics`
//!   (`Heuristics`)
//! - `catalog/`: the one list of games, and the one place where an id becomes a type (`Visitor`, and `ShowVisitor`
//!   for the page)

// What the rules offer to searches is not used without them.
#![cfg_attr(not(feature = "heuristics"), allow(dead_code, unused_imports))]
#![warn(missing_docs)]

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
