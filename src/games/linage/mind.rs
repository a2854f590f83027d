//! What a player of Linage knows beyond the rules.

use super::rules::Linage;
use crate::search::Mind;

impl<const W: usize> Mind for Linage<W> {}
