//! The dialogs over the pages.

mod fields;
mod share;
mod share_embed;
mod share_fields;
mod share_image;
mod share_link;
mod share_text;

pub use fields::fields;
pub use share::ShareDialog;
