//! The laws that every game of the catalogue keeps, on several boards and with several options each.

mod catalogue;
mod effects;
mod law;
mod moves;
mod pictures;
mod random_games;
mod records;
mod setting;
mod table;
