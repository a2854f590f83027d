//! The formulas of the sections: each counts the games of a corpus one by one and gives the data of its section.

mod actions;
mod bias;
mod complexity;
mod computational;
mod coverage;
mod fan;
mod features;
mod lengths;
mod move_classification;
mod opening_heatmap;
mod openings;
#[cfg(test)]
mod tests;

pub use actions::ActionTally;
pub use bias::BiasTally;
pub use complexity::ComplexityTally;
pub use computational::ComputationalTally;
pub use coverage::CoverageTally;
pub use fan::FanTally;
pub use features::FeatureTally;
pub use lengths::{LengthTally, link_to};
pub use move_classification::MoveTally;
pub use opening_heatmap::OpeningHeatmapTally;
pub use openings::OpeningTally;
