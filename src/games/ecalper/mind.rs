//! What a player of Ecalper knows beyond the rules.

use super::rules::Ecalper;
use crate::search::Mind;

impl<const W: usize> Mind for Ecalper<W> {}
