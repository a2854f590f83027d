//! The dialogs over the pages.

mod fields;
mod keys;
mod settings;
mod setup;
mod share;
mod share_embed;
mod share_fields;
mod share_image;
mod share_link;
mod share_text;

pub use fields::fields;
pub use keys::KeysDialog;
pub use settings::SettingsDialog;
pub use setup::SetupDialog;
pub use share::ShareDialog;
