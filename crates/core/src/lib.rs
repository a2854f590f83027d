//! What every other crate knows: boards without rules, the contract of a game, half points, languages, and pictures as
//! plain data.
//!
//! ```
//! use tessera_core::board::Hex;
//! use tessera_core::points;
//!
//! // A hexagonal board of side 3 has 19 cells, and those of the middle row are named a3 to e3.
//! let board = Hex::<1>::new(3);
//! let middle = board.labelled("c3").expect("a cell");
//! assert_eq!((board.count(), board.row(middle)), (19, 2));
//!
//! // Points are counted in halves: 5½ is 11.
//! assert_eq!(points::in_words(11), "5½");
//! assert_eq!(points::from_name("5_5"), Some(11));
//! ```

pub mod board;
pub mod capital;
pub mod decimal;
pub mod game;
pub mod language;
pub mod ownership;
pub mod points;
pub mod quoted;
pub mod root_parallel;
pub mod scene;
pub mod sorting;
