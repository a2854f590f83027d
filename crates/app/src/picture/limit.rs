//! How large an animation becomes.

/// How many pictures an animation has at most.
pub const MOST_FRAMES: usize = 200;
