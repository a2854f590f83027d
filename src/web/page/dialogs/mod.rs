//! The dialogs over the pages.

mod fields;
mod keys;
mod settings;
mod setup;

pub use keys::KeysDialog;
pub use settings::SettingsDialog;
pub use setup::SetupDialog;
