//! What a player of Carteso knows beyond the rules.

use super::rules::Carteso;
use crate::search::{Evaluate, Mind};

impl<const W: usize> Evaluate for Carteso<W> {}

impl<const W: usize> Mind for Carteso<W> {}
