//! What a person has set for all games.

use serde::{Deserialize, Serialize};

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device says.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Black and white, with the strongest lines.
    Contrast,
}

/// When a touched cell waits for a second touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// On touch screens.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Where coordinates are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coordinates {
    /// Nowhere.
    Off,
    /// Along the edge.
    #[default]
    Edge,
    /// In every cell.
    Cells,
}

/// What a person has set for all games; kept by the browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// When a touched cell waits for a second touch.
    pub confirm: Confirm,
    /// Where coordinates are written.
    pub coordinates: Coordinates,
    /// Whether the machine answers without the pause that lets one see its move.
    pub instant: bool,
    /// How many workers think at once where the time is limited, `1..=8`; 0 leaves it to the device.
    pub workers: u8,
    /// How long a level thinks that is given a time, in milliseconds.
    pub think_millis: u32,
    /// Whether single keys work on the play page.
    pub shortcuts: bool,
    /// The overlays that are not as they are at first: bits by an overlay's place. The last bit is for what the
    /// machine thinks.
    pub flipped: u8,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::default(),
            confirm: Confirm::default(),
            coordinates: Coordinates::default(),
            instant: false,
            workers: 0,
            think_millis: 1_000,
            shortcuts: true,
            flipped: 0,
        }
    }
}
