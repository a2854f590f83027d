//! The only folder that knows particular rules.

pub mod deal;
pub mod linage;
