//! The dialog in which a game is shared: as a link, an image, a text, or HTML for another page.

mod embed;
mod link;
mod message;
mod picture;
mod qr;
mod state;
mod title;
mod update;
mod view;

pub use message::ShareMsg;
pub use qr::{QR_LIMIT, Qr};
pub use state::{EmbedForm, Scope, ShareState, ShareTab, Snippet};
pub use view::{EmbedView, LinkView, ShareView, share};

/// The id of the dialog.
pub const SHARE_DIALOG: &str = "share";
