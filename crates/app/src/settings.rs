//! The settings, which hold for all games.

use serde::{Deserialize, Serialize};

use super::keymap::KeySetting;
use super::readable::{readable, readable_each};
use super::sound::Volume;
use tessera_core::language::Language;
use tessera_core::scene::InkTheme;
use tessera_games::catalog::GameId;

/// The largest number of workers that can be chosen.
pub(super) const MOST_WORKERS: u8 = 8;

/// The times that can be chosen for the last level, in milliseconds.
pub(super) const THINK_MILLIS: [u32; 4] = [300, 1_000, 3_000, 10_000];

/// The memory of a worker that can be chosen, in mebibytes.
pub(super) const MEMORIES: [u16; 4] = [64, 128, 256, 512];

/// How deep the review of a game can be chosen to search, in percent of the usual steps.
pub(super) const REVIEW_DEPTHS: [u16; 3] = [25, 100, 400];
/// The times that can be chosen for an analysis, in milliseconds; 0 for one without an end.
pub(super) const ANALYSIS_MILLIS: [u32; 5] = [2_000, 5_000, 10_000, 30_000, 0];

/// The most lines of an analysis.
pub(super) const MOST_LINES: u8 = 5;

/// The longest time that is read from what the device has stored, in milliseconds: an hour.
const MOST_THINK_MILLIS: u32 = 3_600_000;

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

/// The settings, as the browser stores them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct Settings {
    /// The language that somebody has chosen; `None` leaves it to the address of the page and to the device.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// When a touched cell waits for a second touch.
    pub confirm: Confirm,
    /// Where coordinates are written.
    pub coordinates: Coordinates,
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

/// The settings as any version has stored them.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Stored {
    #[serde(deserialize_with = "readable")]
    language: Option<Language>,
    #[serde(deserialize_with = "readable")]
    theme: Theme,
    #[serde(deserialize_with = "readable")]
    confirm: Confirm,
    #[serde(deserialize_with = "readable")]
    coordinates: Coordinates,
    #[serde(deserialize_with = "readable")]
    letters: bool,
    #[serde(deserialize_with = "readable")]
    cell_labels: CellLabels,
    #[serde(deserialize_with = "readable")]
    instant: bool,
    #[serde(deserialize_with = "readable")]
    workers: u8,
    #[serde(deserialize_with = "readable")]
    memory: u16,
    #[serde(deserialize_with = "readable")]
    think_millis: Option<u32>,
    #[serde(deserialize_with = "readable")]
    review_depth: Option<u16>,
    #[serde(deserialize_with = "readable")]
    analysis: Option<bool>,
    #[serde(deserialize_with = "readable")]
    analysis_millis: Option<u32>,
    #[serde(deserialize_with = "readable")]
    analysis_lines: Option<u8>,
    #[serde(deserialize_with = "readable")]
    shortcuts: Option<bool>,
    #[serde(deserialize_with = "readable")]
    wheel_steps: bool,
    #[serde(deserialize_with = "readable")]
    estimate: bool,
    #[serde(deserialize_with = "readable")]
    volume: Volume,
    #[serde(deserialize_with = "readable")]
    vibrates: bool,
    #[serde(deserialize_with = "readable")]
    motion: Option<bool>,
    #[serde(deserialize_with = "readable")]
    retry: bool,
    #[serde(deserialize_with = "readable")]
    coach: Coach,
    #[serde(deserialize_with = "readable")]
    one_device: OneDevice,
    #[serde(deserialize_with = "readable")]
    legal: bool,
    #[serde(deserialize_with = "readable")]
    panel_tab: PanelTab,
    #[serde(deserialize_with = "readable_each")]
    keys: Vec<Option<KeySetting>>,
    #[serde(deserialize_with = "readable_each")]
    overlays: Vec<Option<OverlaySetting>>,
    #[serde(deserialize_with = "readable_each")]
    pieces: Vec<Option<PieceSetting>>,
    /// How earlier versions stored what was switched: a bit for each overlay of Carcassonne, the only game that had
    /// any, set where it was not as at first; and the highest bit for the estimate.
    #[serde(deserialize_with = "readable")]
    flipped: u8,
}

/// The overlays of Carcassonne when they were stored as bits, lowest bit first, and whether each was on at first.
const FLIPPED: [(&str, bool); 4] = [("fits", true), ("dead", true), ("fields", false), ("last", true)];
/// The bit of the estimate.
const FLIPPED_ESTIMATE: u8 = 1 << 7;

impl From<Stored> for Settings {
    fn from(stored: Stored) -> Settings {
        let usual = Settings::default();
        let think_millis = stored
            .think_millis
            .filter(|millis| (1..=MOST_THINK_MILLIS).contains(millis));
        let analysis_millis = stored
            .analysis_millis
            .filter(|millis| ANALYSIS_MILLIS.contains(millis));
        let lines = stored
            .analysis_lines
            .filter(|lines| (1..=MOST_LINES).contains(lines));
        let mut settings = Settings {
            language: stored.language,
            theme: stored.theme,
            confirm: stored.confirm,
            coordinates: stored.coordinates,
            letters: stored.letters,
            cell_labels: stored.cell_labels,
            instant: stored.instant,
            workers: stored.workers.min(MOST_WORKERS),
            memory: MEMORIES
                .into_iter()
                .find(|&memory| memory == stored.memory)
                .unwrap_or(0),
            think_millis: think_millis.unwrap_or(usual.think_millis),
            review_depth: stored
                .review_depth
                .filter(|depth| (1..=REVIEW_DEPTHS[2]).contains(depth))
                .unwrap_or(usual.review_depth),
            analysis: stored.analysis.unwrap_or(usual.analysis),
            analysis_millis: analysis_millis.unwrap_or(usual.analysis_millis),
            analysis_lines: lines.unwrap_or(usual.analysis_lines),
            shortcuts: stored.shortcuts.unwrap_or(usual.shortcuts),
            wheel_steps: stored.wheel_steps,
            estimate: stored.estimate || stored.flipped & FLIPPED_ESTIMATE != 0,
            volume: stored.volume,
            vibrates: stored.vibrates,
            motion: stored.motion.unwrap_or(usual.motion),
            retry: stored.retry,
            coach: stored.coach,
            one_device: stored.one_device,
            legal: stored.legal,
            panel_tab: stored.panel_tab,
            keys: stored.keys.into_iter().flatten().collect(),
            overlays: stored.overlays.into_iter().flatten().collect(),
            pieces: stored.pieces.into_iter().flatten().collect(),
        };
        for (place, (name, usual)) in FLIPPED.into_iter().enumerate() {
            if stored.flipped & 1 << place != 0 {
                settings.show(GameId::Carcassonne, name, !usual);
            }
        }
        settings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlays_that_were_stored_as_bits_are_read_by_name() {
        let settings: Settings = serde_json::from_str(r#"{"theme":"dark","flipped":133}"#).unwrap();
        assert_eq!(settings.theme, Theme::Dark);
        assert!(settings.estimate);
        let shows = |name, usual| settings.shows(GameId::Carcassonne, name, usual);
        assert!(!shows("fits", true) && shows("dead", true));
        assert!(shows("fields", false) && shows("last", true));
        let stored = serde_json::to_string(&settings).unwrap();
        assert_eq!(serde_json::from_str::<Settings>(&stored).unwrap(), settings);
    }

    #[test]
    fn parts_that_cannot_be_read_or_are_out_of_range_are_the_usual_ones() {
        let read = |text: &str| serde_json::from_str::<Settings>(text).expect("settings");
        let usual = Settings::default();
        assert_eq!(read("{}"), usual);
        let bad = r#"{"memory":100,"language":"tlh","theme":"pink","confirm":7,"coordinates":null,"instant":"no","workers":999,"think_millis":0,"review_depth":401,
            "shortcuts":"x","estimate":[],"keys":[7],"overlays":[1,{"game":"chess"}],"pieces":[{"game":"carteso"}],"flipped":-1}"#;
        assert_eq!(read(bad), usual);
        let kept = read(r#"{"theme":"pink","workers":255,"shortcuts":false,"overlays":{}}"#);
        assert_eq!((kept.workers, kept.shortcuts), (MOST_WORKERS, false));
        assert_eq!(read(r#"{"think_millis":4294967295}"#), usual);
        assert_eq!(read(r#"{"think_millis":200}"#).think_millis, 200);
        assert_eq!(read(r#"{"language":"es"}"#).language, Some(Language::Spanish));
        assert_eq!(read(r#"{"language":null,"theme":"dark"}"#).language, None);
        assert_eq!(read(r#"{"memory":512}"#).memory, 512);
    }

    #[test]
    fn the_names_of_the_bits_are_overlays_with_the_same_usual_state() {
        let overlays =
            tessera_games::catalog::open(GameId::Carcassonne, &Default::default(), Language::English)
                .unwrap();
        let overlays = overlays.land().unwrap().overlays();
        for (name, usual) in FLIPPED {
            let overlay = overlays.iter().find(|overlay| overlay.name == name).unwrap();
            assert_eq!(overlay.on, usual, "{name}");
        }
    }

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
