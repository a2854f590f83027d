//! The settings, which hold for all games.

mod choice;
mod stored;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::keymap::KeySetting;
use crate::sound::Volume;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

pub use choice::{CellLabels, Coach, Confirm, Coordinates, OneDevice, PanelTab, Theme};

/// The sizes of a board, in percent of the room that there is for it.
pub const BOARD_SIZES: RangeInclusive<u8> = 50..=100;

/// The largest number of workers that can be chosen.
pub(crate) const MOST_WORKERS: u8 = 8;

/// The times that can be chosen for the last level, in milliseconds.
pub(crate) const THINK_MILLIS: [u32; 4] = [300, 1_000, 3_000, 10_000];

/// The memory of a worker that can be chosen, in mebibytes.
pub(crate) const MEMORIES: [u16; 4] = [64, 128, 256, 512];

/// How deep the review of a game can be chosen to search, in percent of the usual steps.
pub(crate) const REVIEW_DEPTHS: [u16; 3] = [25, 100, 400];
/// The times that can be chosen for an analysis, in milliseconds; 0 for one without an end.
pub(crate) const ANALYSIS_MILLIS: [u32; 5] = [2_000, 5_000, 10_000, 30_000, 0];

/// The most lines of an analysis.
pub(crate) const MOST_LINES: u8 = 5;

/// The settings, as the browser stores them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Settings {
    /// The language that somebody has chosen; `None` leaves it to the address of the page and to the device.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// When a touched cell waits for a second touch.
    pub confirm: Confirm,
    /// Where coordinates are written.
    pub coordinates: Coordinates,
    /// How large a board beside the panel is, in percent of its room, within [`BOARD_SIZES`].
    pub board_size: u8,
    /// Whether stones bear the letter of their colour.
    pub letters: bool,
    /// How much is read aloud at a cell.
    pub cell_labels: CellLabels,
    /// Whether the engine moves without the pause that lets people follow its move.
    pub instant: bool,
    /// How many workers search at once where the time is limited, `1..=8`; 0 leaves it to the device.
    pub workers: u8,
    /// The most memory that a worker may take, in mebibytes, one of [`MEMORIES`]; 0 leaves it to the device.
    pub memory: u16,
    /// How long the last level thinks about a move, in milliseconds.
    pub think_millis: u32,
    /// How many steps the review of a game makes, in percent of the usual ones, `1..=400`.
    pub review_depth: u16,
    /// Whether a position is analysed as soon as it is reviewed.
    pub analysis: bool,
    /// How long a position is analysed, in milliseconds, one of [`ANALYSIS_MILLIS`].
    pub analysis_millis: u32,
    /// How many lines of an analysis are shown, `1..=5`.
    pub analysis_lines: u8,
    /// Whether single keys work on the play page.
    pub shortcuts: bool,
    /// Whether the wheel over the board of a review steps through the game.
    pub wheel_steps: bool,
    /// Whether the panel shows what the engine thinks.
    pub estimate: bool,
    /// How loud sounds are.
    pub volume: Volume,
    /// Whether the device vibrates when the engine has moved.
    pub vibrates: bool,
    /// Whether moves are shown by motion, where the device does not forbid it.
    pub motion: bool,
    /// Whether a person who plays against the engine is offered to take a blunder back.
    pub retry: bool,
    /// In which games a coach speaks.
    pub coach: Coach,
    /// What happens between the turns of persons who share the device.
    pub one_device: OneDevice,
    /// Whether cells are marked where a stone may, or may not, be placed.
    pub legal: bool,
    /// What the panel shows below whose turn it is.
    pub panel_tab: PanelTab,
    /// The keys that somebody has changed.
    pub keys: Vec<KeySetting>,
    /// The overlays that somebody has switched on or off.
    pub overlays: Vec<OverlaySetting>,
    /// The pieces that placements do not ask for any more.
    pub pieces: Vec<PieceSetting>,
}

/// The piece that every placement of a game takes until another one is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PieceSetting {
    /// The game.
    pub game: GameId,
    /// The piece's name.
    pub name: String,
}

/// An overlay that somebody has switched on or off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OverlaySetting {
    /// The game.
    pub game: GameId,
    /// The overlay's name.
    pub name: String,
    /// Whether it is on.
    pub on: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::default(),
            confirm: Confirm::default(),
            coordinates: Coordinates::default(),
            board_size: *BOARD_SIZES.end(),
            letters: false,
            cell_labels: CellLabels::default(),
            instant: false,
            workers: 0,
            memory: 0,
            think_millis: 1_000,
            review_depth: REVIEW_DEPTHS[1],
            analysis: true,
            analysis_millis: 10_000,
            analysis_lines: 3,
            shortcuts: true,
            wheel_steps: false,
            estimate: false,
            volume: Volume::Off,
            vibrates: false,
            motion: true,
            retry: false,
            coach: Coach::default(),
            one_device: OneDevice::default(),
            legal: false,
            panel_tab: PanelTab::default(),
            keys: Vec::new(),
            overlays: Vec::new(),
            pieces: Vec::new(),
        }
    }
}

impl Settings {
    /// How long a position is analysed, in milliseconds; none without an end.
    pub fn analysis_millis(&self) -> Option<u32> {
        (self.analysis_millis > 0).then_some(self.analysis_millis)
    }

    /// Whether an overlay of a game is shown. `usual` is whether it is shown where nobody has switched it.
    pub fn shows(&self, game: GameId, overlay: &str, usual: bool) -> bool {
        let set = self
            .overlays
            .iter()
            .find(|set| set.game == game && set.name == overlay);
        set.map_or(usual, |set| set.on)
    }

    /// Sets another key for a binding, or none.
    pub fn set_key(&mut self, setting: KeySetting) {
        self.keys.retain(|set| set.binding != setting.binding);
        self.keys.push(setting);
    }

    /// Switches an overlay of a game on or off.
    pub fn show(&mut self, game: GameId, overlay: &str, on: bool) {
        self.overlays
            .retain(|set| set.game != game || set.name != overlay);
        self.overlays.push(OverlaySetting {
            game,
            name: overlay.to_owned(),
            on,
        });
    }

    /// The piece that every placement of a game takes; `None` where each placement asks.
    pub fn piece(&self, game: GameId) -> Option<&str> {
        let set = self.pieces.iter().find(|set| set.game == game);
        set.map(|set| set.name.as_str())
    }

    /// Has every placement of a game take this piece, or ask.
    pub fn hold_piece(&mut self, game: GameId, name: Option<String>) {
        self.pieces.retain(|set| set.game != game);
        self.pieces.extend(name.map(|name| PieceSetting { game, name }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_held_in_one_game_until_placements_ask_again() {
        let mut settings = Settings::default();
        settings.hold_piece(GameId::Carteso, Some("b".into()));
        settings.hold_piece(GameId::Carteso, Some("w".into()));
        let stored = serde_json::to_string(&settings).unwrap();
        let mut settings: Settings = serde_json::from_str(&stored).unwrap();
        assert_eq!(settings.piece(GameId::Carteso), Some("w"));
        assert_eq!(settings.piece(GameId::Keil), None);
        settings.hold_piece(GameId::Carteso, None);
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn an_overlay_is_switched_for_one_game_only() {
        let mut settings = Settings::default();
        settings.show(GameId::Keil, "fields", true);
        assert!(settings.shows(GameId::Keil, "fields", false));
        assert!(!settings.shows(GameId::Carcassonne, "fields", false));
    }
}
