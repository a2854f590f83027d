//! Pictures and animations of a game, as files: what is asked for, and what is drawn.

mod caption;
mod form;
mod limit;
mod lines;
mod news;
mod order;
mod position;
mod story;
mod storyboard;

pub use caption::Caption;
pub use form::{Format, PictureForm, PictureView, Range};
pub use limit::MOST_FRAMES;
pub use news::PictureNews;
pub use order::{Destination, PictureOrder};
pub use position::with_marks;
pub use story::StoryPanel;
pub use storyboard::{FrameSize, Storyboard, Survey};
