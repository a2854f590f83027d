//! What a player of Carteso knows beyond the rules.

use super::rules::Carteso;
use crate::search::Mind;

impl<const W: usize> Mind for Carteso<W> {}
