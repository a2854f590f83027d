//! The settings as a device has stored them: a part that cannot be read, or is out of range, is the usual one.

use serde::{Deserialize, Deserializer};

use super::{
    ANALYSIS_MILLIS, BOARD_SIZES, CellLabels, Coach, Confirm, Coordinates, MEMORIES, MOST_LINES,
    MOST_WORKERS, OneDevice, OverlaySetting, PanelTab, PieceSetting, REVIEW_DEPTHS, Settings, Theme,
};
use crate::keymap::KeySetting;
use crate::readable::{readable, readable_each};
use crate::sound::Volume;
use tessera_core::language::Language;

/// The longest time that is read from what the device has stored, in milliseconds: an hour.
const MOST_THINK_MILLIS: u32 = 3_600_000;

/// The settings as a device has stored them.
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
    board_size: Option<u8>,
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
}

impl<'de> Deserialize<'de> for Settings {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Settings, D::Error> {
        Stored::deserialize(reader).map(Settings::from)
    }
}

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
        Settings {
            language: stored.language,
            theme: stored.theme,
            confirm: stored.confirm,
            coordinates: stored.coordinates,
            board_size: stored
                .board_size
                .filter(|size| BOARD_SIZES.contains(size))
                .unwrap_or(usual.board_size),
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
            estimate: stored.estimate,
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
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_that_cannot_be_read_or_are_out_of_range_are_the_usual_ones() {
        let read = |text: &str| serde_json::from_str::<Settings>(text).expect("settings");
        let usual = Settings::default();
        assert_eq!(read("{}"), usual);
        let bad = r#"{"memory":100,"language":"tlh","theme":"pink","confirm":7,"coordinates":null,"instant":"no","workers":999,"think_millis":0,"review_depth":401,"board_size":49,
            "shortcuts":"x","estimate":[],"keys":[7],"overlays":[1,{"game":"chess"}],"pieces":[{"game":"carteso"}]}"#;
        assert_eq!(read(bad), usual);
        let kept = read(r#"{"theme":"pink","workers":255,"shortcuts":false,"overlays":{}}"#);
        assert_eq!((kept.workers, kept.shortcuts), (MOST_WORKERS, false));
        assert_eq!(read(r#"{"think_millis":4294967295}"#), usual);
        assert_eq!(read(r#"{"think_millis":200}"#).think_millis, 200);
        assert_eq!(read(r#"{"language":"es"}"#).language, Some(Language::Spanish));
        assert_eq!(read(r#"{"language":null,"theme":"dark"}"#).language, None);
        assert_eq!(read(r#"{"memory":512}"#).memory, 512);
        assert_eq!(read(r#"{"board_size":65}"#).board_size, 65);
    }
}
