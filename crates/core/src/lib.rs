//! What every other crate knows: boards without rules, the contract of a game, half points, languages, and pictures as
//! plain data.

pub mod board;
pub mod game;
pub mod language;
pub mod ownership;
pub mod points;
pub mod quoted;
pub mod root_parallel;
pub mod scene;
pub mod sorting;
