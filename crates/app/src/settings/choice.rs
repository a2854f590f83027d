//! What is chosen among a few.

use serde::{Deserialize, Serialize};

use tessera_core::scene::InkTheme;

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

impl Theme {
    /// The theme of pictures that leave the page; `None` where the device decides.
    pub fn inks(self) -> Option<InkTheme> {
        match self {
            Theme::System => None,
            Theme::Light => Some(InkTheme::Light),
            Theme::Dark => Some(InkTheme::Dark),
            Theme::Contrast => Some(InkTheme::Contrast),
        }
    }
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

/// How much is read aloud at a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CellLabels {
    /// All there is to know.
    #[default]
    Full,
    /// Its name and what is on it.
    Short,
}

/// In which games against the engine a coach speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coach {
    /// In each game until it was won twice.
    #[default]
    First,
    /// In all.
    Always,
    /// In none.
    Never,
}

/// What happens between the turns of persons who share a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OneDevice {
    /// Nothing.
    #[default]
    Still,
    /// The board turns to whoever is to move: the device lies between them.
    Turns,
    /// A screen asks for the device to be handed over.
    HandOver,
}

/// What the panel shows below whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PanelTab {
    /// The list of moves.
    #[default]
    Moves,
    /// What there is to know about the game.
    Info,
}
