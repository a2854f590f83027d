//! What a player of Linage knows beyond the rules.

use super::rules::Linage;
use crate::search::{Evaluate, Mind};

impl<const W: usize> Evaluate for Linage<W> {}

impl<const W: usize> Mind for Linage<W> {}
