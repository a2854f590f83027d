//! How a program is to be split.

use crate::layout::Layout;

/// The number of the part that runs by itself.
pub(crate) const FIRST_PART: usize = 0;

/// How a program is to be split.
pub struct Wanted<'w> {
    /// How many parts there are, the first included.
    pub count: usize,
    /// The number of the part, 0 for the first, that a function lies in, by its name, demangled and without hashes.
    pub part_of: &'w dyn Fn(&str) -> usize,
    /// Which functions use which data.
    pub layout: &'w Layout,
}
