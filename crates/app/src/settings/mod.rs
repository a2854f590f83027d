//! The settings, which hold for all games.

mod choice;
#[macro_use]
mod rows;

use std::ops::RangeInclusive;

use serde::{Deserialize, Deserializer, Serialize};

use self::rows::{FormValue, take_each};
use crate::keymap::KeySetting;
use crate::readable::{readable, readable_each};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

pub(crate) use self::rows::AUTOMATIC;
pub use choice::{CellLabels, Coach, Confirm, Coordinates, Named, OneDevice, PanelTab, Theme, Volume};

/// The sizes of a board, in percent of the room that there is for it.
pub const BOARD_SIZES: RangeInclusive<u8> = 50..=100;

/// The largest number of workers that can be chosen.
pub(crate) const MOST_WORKERS: u8 = 8;

/// The times that can be chosen for the last level, in milliseconds.
pub(crate) const THINK_MILLIS: [u32; 4] = [300, 1_000, 3_000, 10_000];
/// The longest time that is read from what the device has stored, in milliseconds: an hour.
const MOST_THINK_MILLIS: u32 = 3_600_000;

/// The memory of a worker that can be chosen, in mebibytes; 0 for as much as the device has.
pub(crate) const MEMORIES: [u16; 5] = [0, 64, 128, 256, 512];

/// How deep the review of a game can be chosen to search, in percent of the usual steps.
pub(crate) const REVIEW_DEPTHS: [u16; 3] = [25, 100, 400];
/// The times that can be chosen for an analysis, in milliseconds; 0 for one without an end.
pub(crate) const ANALYSIS_MILLIS: [u32; 5] = [2_000, 5_000, 10_000, 30_000, 0];

/// The most lines of an analysis.
pub(crate) const MOST_LINES: u8 = 5;

rows! {
    fields {
        /// The language that somebody has chosen; `None` leaves it to the address of the page and to the device.
        language: Option<Language> = None;
        /// Light or dark.
        theme: Theme = Theme::default();
        /// When a touched cell waits for a second touch.
        confirm: Confirm = Confirm::default();
        /// Where coordinates are written.
        coordinates: Coordinates = Coordinates::default();
        /// How large a board beside the panel is, in percent of its room, within [`BOARD_SIZES`].
        board_size: u8 = *BOARD_SIZES.end(), in BOARD_SIZES => BOARD_SIZE;
        /// Whether stones bear the letter of their colour.
        letters: bool = false;
        /// How much is read aloud at a cell.
        cell_labels: CellLabels = CellLabels::default();
        /// Whether the engine moves without the pause that lets people follow its move.
        instant: bool = false;
        /// How many workers search at once where the time is limited, `1..=8`; 0 leaves it to the device.
        workers: u8 = 0, in (0..=MOST_WORKERS);
        /// The most memory that a worker may take, in mebibytes, one of [`MEMORIES`].
        memory: u16 = 0, in MEMORIES;
        /// How long the last level thinks about a move, in milliseconds.
        think_millis: u32 = 1_000, in (1..=MOST_THINK_MILLIS) => THINK_TIME;
        /// How many steps the review of a game makes, in percent of the usual ones, `1..=400`.
        review_depth: u16 = REVIEW_DEPTHS[1], in (1..=REVIEW_DEPTHS[2]);
        /// Whether a position is analysed as soon as it is reviewed.
        analysis: bool = true;
        /// How long a position is analysed, in milliseconds, one of [`ANALYSIS_MILLIS`].
        analysis_millis: u32 = 10_000, in ANALYSIS_MILLIS;
        /// How many lines of an analysis are shown, `1..=5`.
        analysis_lines: u8 = 3, in (1..=MOST_LINES);
        /// Whether single keys work on the play page.
        shortcuts: bool = true;
        /// Whether the wheel over the board of a review steps through the game.
        wheel_steps: bool = false;
        /// Whether the panel shows what the engine thinks.
        estimate: bool = false;
        /// How loud sounds are.
        volume: Volume = Volume::Off;
        /// Whether the device vibrates when the engine has moved.
        vibrates: bool = false;
        /// Whether moves are shown by motion, where the device does not forbid it.
        motion: bool = true;
        /// Whether a person who plays against the engine is offered to take a blunder back.
        retry: bool = false;
        /// In which games a coach speaks.
        coach: Coach = Coach::default() => COACH;
        /// What happens between the turns of persons who share the device.
        one_device: OneDevice = OneDevice::default();
        /// Whether cells are marked where a stone may, or may not, be placed.
        legal: bool = false;
        /// What the panel shows below whose turn it is.
        panel_tab: PanelTab = PanelTab::default();
    }
    lists {
        /// The keys that somebody has changed.
        keys: KeySetting, |one, other| one.binding == other.binding;
        /// The overlays that somebody has switched on or off.
        overlays: OverlaySetting, |one, other| (one.game, &one.name) == (other.game, &other.name);
        /// The pieces that placements do not ask for any more.
        pieces: PieceSetting, |one, other| one.game == other.game;
    }
}

/// The piece that every placement of a game takes until another one is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PieceSetting {
    pub game: GameId,
    /// The piece's name.
    pub name: String,
}

/// An overlay that somebody has switched on or off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OverlaySetting {
    pub game: GameId,
    /// The overlay's name.
    pub name: String,
    pub on: bool,
}

impl<'de> Deserialize<'de> for Settings {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Settings, D::Error> {
        Stored::deserialize(reader).map(Settings::from)
    }
}

impl Settings {
    /// How long a position is analysed, in milliseconds; none without an end.
    pub fn analysis_millis(&self) -> Option<u32> {
        (self.analysis_millis > 0).then_some(self.analysis_millis)
    }

    /// What positions are searched by: an analysis that is open goes on by it once it is another.
    pub(crate) fn search(&self) -> (u32, u8, u8, u16) {
        (
            self.analysis_millis,
            self.analysis_lines,
            self.workers,
            self.memory,
        )
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

    #[test]
    fn parts_that_cannot_be_read_or_are_out_of_range_are_the_usual_ones() {
        let read = |text: &str| serde_json::from_str::<Settings>(text).expect("settings");
        let usual = Settings::default();
        assert_eq!(read("{}"), usual);
        let bad = r#"{"memory":100,"language":"tlh","theme":"pink","confirm":7,"coordinates":null,"instant":"no","workers":999,"think_millis":0,"review_depth":401,"board_size":49,
            "shortcuts":"x","estimate":[],"keys":[7],"overlays":[1,{"game":"chess"}],"pieces":[{"game":"carteso"}]}"#;
        assert_eq!(read(bad), usual);
        let kept = read(r#"{"theme":"pink","workers":255,"shortcuts":false,"overlays":{}}"#);
        assert_eq!((kept.workers, kept.shortcuts), (0, false));
        assert_eq!(read(r#"{"think_millis":4294967295}"#), usual);
        assert_eq!(read(r#"{"think_millis":200}"#).think_millis, 200);
        assert_eq!(read(r#"{"language":"es"}"#).language, Some(Language::Spanish));
        assert_eq!(read(r#"{"language":null,"theme":"dark"}"#).language, None);
        assert_eq!(read(r#"{"memory":512}"#).memory, 512);
        assert_eq!(read(r#"{"board_size":65}"#).board_size, 65);
    }
}
