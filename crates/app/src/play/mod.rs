//! The play page: a board, and everything beside it.

mod advance;
mod annotations;
mod asked;
mod background;
mod coach;
mod gesture;
mod hand_over;
mod hint;
mod hinting;
mod key_message;
mod marks;
mod message;
mod retry;
mod retrying;
mod rotation;
mod state;
mod thinking;
mod touch;
mod update;
pub mod view;

pub use annotations::Annotations;
pub use asked::Asked;
pub use gesture::{Aim, aim};
pub use hand_over::{HAND_OVER_DIALOG, hand_over_to};
pub use hint::{Hint, HintStep};
pub use key_message::key_message;
pub use marks::{Mark, draw as draw_marks};
pub use message::{Beside, PlayMsg, Pointer, Switch};
pub use state::{Armed, OpenQuestion, PlayState};
