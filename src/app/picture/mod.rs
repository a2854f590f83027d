//! Pictures and animations of a game, as files: what is asked for, and what is drawn.

mod form;
mod news;
mod order;
mod position;
mod storyboard;

pub use form::{Format, PictureForm, PictureView, Range};
pub use news::PictureNews;
pub use order::{Destination, PictureOrder};
pub use storyboard::{FrameSize, MOST_FRAMES, Storyboard, Survey};
