//! What a player of Keil knows beyond the rules.

use super::rules::Keil;
use crate::search::Mind;

impl<const W: usize> Mind for Keil<W> {}
