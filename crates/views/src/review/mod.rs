//! The review page.

pub(super) mod branches;
mod chart;
pub(super) mod draws;
pub(super) mod graph;
pub(super) mod luck;
pub(super) mod menu;
pub(super) mod report;
pub(super) mod tree;
