//! Pictures and animations of a game, as files: what is asked for, and what is drawn.

mod form;
mod order;
mod position;
mod storyboard;

pub use form::{Format, PictureForm, Range};
pub use order::{Destination, PictureOrder};
pub use storyboard::{FrameSize, MOST_FRAMES, Storyboard, Survey};
