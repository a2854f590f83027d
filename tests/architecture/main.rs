//! The structure of the sources: which module may import which.

mod layering;
