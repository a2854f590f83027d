//! What the searches know about Filling beyond its rules: nothing.

use super::rules::Filling;
use tessera_search::{Evaluate, Heuristics};

impl<const W: usize> Evaluate for Filling<W> {}

impl<const W: usize> Heuristics for Filling<W> {}
