//! The laws that every game of the catalogue keeps, on several boards and with several options each.

mod catalogue;
mod effect_sentences;
mod effects;
mod law;
mod moves;
mod pictures;
mod random_games;
mod random_turns;
mod records;
mod setting;
mod table;
