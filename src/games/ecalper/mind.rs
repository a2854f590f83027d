//! What a player of Ecalper knows beyond the rules.

use super::rules::Ecalper;
use crate::search::{Evaluate, Mind};

impl<const W: usize> Evaluate for Ecalper<W> {}

impl<const W: usize> Mind for Ecalper<W> {}
