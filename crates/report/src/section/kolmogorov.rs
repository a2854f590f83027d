//! The section `kolmogorov-complexity-estimate`: how large a program of the rules is.

use serde::{Deserialize, Serialize};

use super::content::{Content, Ours};
use super::context::Context;
use crate::published::Figure;
use crate::words::quoted;

/// The section `kolmogorov-complexity-estimate`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KolmogorovData {
    /// How the programs were built.
    pub build: String,
    /// The size of the rules as a program, in bytes.
    pub bytes: u32,
    /// The same compressed, in bytes.
    pub compressed_bytes: u32,
    /// The size of the reference, a game that only fills the board.
    pub reference_bytes: u32,
    /// The same compressed.
    pub reference_compressed_bytes: u32,
    /// The size of Connect Four, the second reference; `None` where it was not built.
    pub connect_four_bytes: Option<u32>,
    /// The size divided by that of the reference.
    pub ratio: f64,
    /// The same of the compressed sizes.
    pub compressed_ratio: f64,
}

impl Content for KolmogorovData {
    fn how(&self, context: &Context) -> String {
        (context.how.kolmogorov)(&quoted(&self.build, context.language))
    }

    fn takeaway(&self, context: &Context) -> String {
        (context.takeaways.kolmogorov)(&context.number(self.ratio, 2))
    }

    fn figure(&self, _: Figure, _: usize) -> Option<Ours> {
        Ours::exact(self.ratio)
    }
}
