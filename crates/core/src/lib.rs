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
//!
//! ## Modules
//!
//! - `board/`: shapes without rules: cells, labels, neighbours, sets of cells as bitboards, a patch of tiles that
//!   grows
//! - `game.rs`: the contract: `Game`, `Turn`, `Seat`, `BySeat`, `Dice`, `playout`, position keys
//! - `points.rs`: half points: integers inside, `3½` for people, `3_5` for records
//! - `quoted.rs`: what somebody wrote, as a fault quotes it: shortened
//! - `language.rs`: the languages, and `words!`, by which every module declares its sentences
//! - `scene.rs`, `scene/`: a picture as plain data: shapes in inks, and spots to point at; an SVG writer; the picture
//!   rotated; `symmetry.rs`: rotations and reflections that map a board's cells to each other, for reports and
//!   puzzles
//! - `sorting.rs`: the sort of the page: compiled once for all types and orders
//! - `{decimal,capital}.rs`: numbers read from text, and capitals of English and Spanish letters, without the large
//!   tables of the standard library
//! - `root_parallel.rs`: `Line`: a move of a position with its statistics and its variation, in results of searches
//!   (moves of the game's own type) and in reports (names); the sum of the results of several searches of one
//!   position, for the page's workers and for `lab arena --workers`
//! - `ownership.rs`: who owns each cell

#![warn(missing_docs)]

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
