//! What a player of Keil knows beyond the rules.

use super::rules::Keil;
use crate::search::{Evaluate, Mind};

impl<const W: usize> Evaluate for Keil<W> {}

impl<const W: usize> Mind for Keil<W> {}
