//! The dialogs over the pages.

mod fields;
mod settings;
mod setup;

pub use settings::SettingsDialog;
pub use setup::SetupDialog;
