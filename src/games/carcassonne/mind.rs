//! What a player of Carcassonne knows beyond the rules.

mod heyden;
mod span;

use super::rules::Carcassonne;
use crate::search::Mind;

impl Mind for Carcassonne {}
