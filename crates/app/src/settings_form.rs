//! The form of the settings.

use super::form::{Choice, Field, ON, choices, name_of, value_of};
use super::settings::{
    ANALYSIS_MILLIS, BOARD_SIZES, CellLabels, Coach, Confirm, Coordinates, MEMORIES, MOST_LINES,
    MOST_WORKERS, OneDevice, REVIEW_DEPTHS, Settings, THINK_MILLIS,
};
use super::shell::Shell;
use super::sound::Volume;
use super::supervisor::InPage;
use super::theme::{THEMES, theme_texts};
use super::words::{AnalysisWords, CoachWords, HandOverWords, RetryWords, SettingsWords};
use tessera_core::language::Language;

const COORDINATES: [(Coordinates, &str); 3] = [
    (Coordinates::Off, "off"),
    (Coordinates::Edge, "edge"),
    (Coordinates::Cells, "cells"),
];

const CONFIRMS: [(Confirm, &str); 3] = [
    (Confirm::Auto, "auto"),
    (Confirm::Always, "always"),
    (Confirm::Never, "never"),
];

const VOLUMES: [(Volume, &str); 3] = [
    (Volume::Off, "off"),
    (Volume::Quiet, "quiet"),
    (Volume::Loud, "loud"),
];

/// The name of the field for the coach.
pub const COACH: &str = "coach";
/// The value with which no coach speaks.
pub const NO_COACH: &str = "never";

const COACHES: [(Coach, &str); 3] = [
    (Coach::First, "first"),
    (Coach::Always, "always"),
    (Coach::Never, NO_COACH),
];

const ONE_DEVICE: [(OneDevice, &str); 3] = [
    (OneDevice::Still, "still"),
    (OneDevice::Turns, "turns"),
    (OneDevice::HandOver, "hand-over"),
];

/// The name of the field for how large a board is, which stands at the board's corner.
pub const BOARD_SIZE: &str = "board-size";

/// The value of the language that nobody has chosen.
const AUTOMATIC: &str = "auto";

const CELL_LABELS: [(CellLabels, &str); 2] = [(CellLabels::Full, "full"), (CellLabels::Short, "short")];

/// The name of the field for how long the last level thinks.
pub const TIME: &str = "think";

/// The name of the field for how long a position is analysed.
const ANALYSIS_TIME: &str = "analysis-time";
/// The name of the field for how many lines of an analysis are shown.
const ANALYSIS_LINES: &str = "analysis-lines";

/// Whether a field of this name says how positions are searched.
pub(super) fn is_of_search(field: &str) -> bool {
    [ANALYSIS_TIME, ANALYSIS_LINES, "workers", "memory"].contains(&field)
}

/// The fields of the analysis of a position. `workers` is how many workers the device would use by itself.
pub fn analysis_form(shell: &Shell, workers: u32) -> Vec<Field> {
    let (settings, words) = (&shell.settings, AnalysisWords::of(shell.language));
    let time = |millis: u32| {
        let text = match millis {
            0 => words.endless.to_owned(),
            millis => (words.seconds)(millis / 1000),
        };
        Choice::new(millis.to_string(), text)
    };
    let lines = (1..=MOST_LINES).map(|lines| Choice::new(lines.to_string(), lines.to_string()));
    let mut fields = vec![
        Field::select(
            ANALYSIS_TIME,
            words.time,
            ANALYSIS_MILLIS.map(time).into(),
            settings.analysis_millis.to_string(),
        )
        .note(words.time_note),
        Field::select(
            ANALYSIS_LINES,
            words.line_count,
            lines.collect(),
            settings.analysis_lines.to_string(),
        ),
    ];
    fields.extend(
        form(shell, workers)
            .into_iter()
            .filter(|field| is_of_search(&field.name)),
    );
    fields
}

/// The fields of the settings. `workers` is how many workers the device would use by itself.
pub fn form(shell: &Shell, workers: u32) -> Vec<Field> {
    let (settings, words) = (&shell.settings, SettingsWords::of(shell.language));
    let (retry, coach) = (RetryWords::of(shell.language), CoachWords::of(shell.language));
    let hand_over = HandOverWords::of(shell.language);
    let numbers = (1..=MOST_WORKERS).map(|number| Choice::new(number.to_string(), number.to_string()));
    let workers = [Choice::new("0", (words.workers_of_device)(workers))];
    vec![
        language(shell),
        Field::select(
            "theme",
            words.theme,
            choices(&THEMES, theme_texts(words)),
            name_of(&THEMES, &settings.theme),
        ),
        Field::select(
            "coordinates",
            words.coordinates,
            choices(
                &COORDINATES,
                [
                    words.coordinates_off,
                    words.coordinates_edge,
                    words.coordinates_cells,
                ],
            ),
            name_of(&COORDINATES, &settings.coordinates),
        ),
        Field::switch("letters", words.letters, settings.letters),
        Field::select(
            "confirm",
            words.confirm,
            choices(
                &CONFIRMS,
                [words.confirm_auto, words.confirm_always, words.confirm_never],
            ),
            name_of(&CONFIRMS, &settings.confirm),
        )
        .note(words.confirm_note),
        Field::select(
            "workers",
            words.workers,
            workers.into_iter().chain(numbers).collect(),
            settings.workers.to_string(),
        )
        .note(match shell.in_page {
            None => words.workers_note,
            Some(InPage::NoWorker) => words.no_worker_note,
            Some(InPage::WorkersFailed) => words.workers_failed_note,
        }),
        Field::select(
            "memory",
            words.memory,
            memories(words),
            settings.memory.to_string(),
        )
        .note(words.memory_note),
        time(shell),
        Field::select(
            "review-depth",
            words.review_depth,
            review_depths(words),
            settings.review_depth.to_string(),
        )
        .note(words.review_depth_note),
        Field::select(
            "cell-labels",
            words.cell_labels,
            choices(&CELL_LABELS, [words.cell_labels_full, words.cell_labels_short]),
            name_of(&CELL_LABELS, &settings.cell_labels),
        )
        .note(words.cell_labels_note),
        Field::select(
            "volume",
            words.volume,
            choices(
                &VOLUMES,
                [words.volume_off, words.volume_quiet, words.volume_loud],
            ),
            name_of(&VOLUMES, &settings.volume),
        ),
        Field::switch("vibrates", words.vibrates, settings.vibrates),
        Field::switch("motion", words.motion, settings.motion),
        Field::switch("instant", words.instant, settings.instant),
        Field::switch("retry", retry.setting, settings.retry).note(retry.setting_note),
        Field::select(
            COACH,
            coach.setting,
            choices(&COACHES, [coach.first, coach.always, coach.never]),
            name_of(&COACHES, &settings.coach),
        )
        .note(coach.setting_note),
        Field::select(
            "one-device",
            hand_over.setting,
            choices(&ONE_DEVICE, [hand_over.still, hand_over.turns, hand_over.screen]),
            name_of(&ONE_DEVICE, &settings.one_device),
        ),
        Field::switch("shortcuts", words.shortcuts, settings.shortcuts),
        Field::switch("wheel-steps", words.wheel_steps, settings.wheel_steps),
    ]
}

/// The language: each is called as it calls itself.
fn language(shell: &Shell) -> Field {
    let words = SettingsWords::of(shell.language);
    let automatic = Choice::new(AUTOMATIC, words.language_automatic);
    let languages = Language::ALL.map(|language| Choice::new(language.tag(), language.own_name()));
    Field::select(
        "language",
        words.language,
        [automatic].into_iter().chain(languages).collect(),
        shell.settings.language.map_or(AUTOMATIC, Language::tag),
    )
}

/// How much memory a worker may take.
fn memories(words: &SettingsWords) -> Vec<Choice> {
    let choice = |memory: u16| Choice::new(memory.to_string(), (words.mebibytes)(memory));
    let automatic = Choice::new("0", words.memory_of_device);
    [automatic].into_iter().chain(MEMORIES.map(choice)).collect()
}

/// How deep the review of a game searches.
fn review_depths(words: &SettingsWords) -> Vec<Choice> {
    let texts = [words.review_quick, words.review_usual, words.review_deep];
    let choice = |(depth, text): (u16, &'static str)| Choice::new(depth.to_string(), text);
    REVIEW_DEPTHS.into_iter().zip(texts).map(choice).collect()
}

/// How long the last level thinks about a move.
pub(super) fn time(shell: &Shell) -> Field {
    let words = SettingsWords::of(shell.language);
    let choice = |millis: u32| {
        let seconds = f64::from(millis) / 1000.0;
        Choice::new(millis.to_string(), (words.seconds_a_move)(seconds))
    };
    Field::select(
        TIME,
        words.time,
        THINK_MILLIS.map(choice).into(),
        shell.settings.think_millis.to_string(),
    )
    .note(words.time_note)
}

impl Settings {
    /// Fills in a field of the form by its name; a name or value that the form does not have changes nothing.
    pub fn fill_in(&mut self, field: &str, value: &str) {
        match field {
            "language" if value == AUTOMATIC => self.language = None,
            "language" => self.language = Language::of_tag(value).or(self.language),
            "theme" => self.theme = value_of(&THEMES, value).unwrap_or(self.theme),
            "coordinates" => self.coordinates = value_of(&COORDINATES, value).unwrap_or(self.coordinates),
            BOARD_SIZE => {
                let size = value.parse().ok().filter(|size| BOARD_SIZES.contains(size));
                self.board_size = size.unwrap_or(self.board_size);
            }
            "letters" => self.letters = value == ON,
            "confirm" => self.confirm = value_of(&CONFIRMS, value).unwrap_or(self.confirm),
            "cell-labels" => self.cell_labels = value_of(&CELL_LABELS, value).unwrap_or(self.cell_labels),
            "workers" => {
                let number = value.parse().ok().filter(|&number| number <= MOST_WORKERS);
                self.workers = number.unwrap_or(self.workers);
            }
            "memory" => {
                let memory = value.parse().ok();
                let memory = memory.filter(|memory| *memory == 0 || MEMORIES.contains(memory));
                self.memory = memory.unwrap_or(self.memory);
            }
            TIME => {
                let millis = value.parse().ok().filter(|millis| THINK_MILLIS.contains(millis));
                self.think_millis = millis.unwrap_or(self.think_millis);
            }
            "review-depth" => {
                let depth = value.parse().ok().filter(|depth| REVIEW_DEPTHS.contains(depth));
                self.review_depth = depth.unwrap_or(self.review_depth);
            }
            ANALYSIS_TIME => {
                let millis = value
                    .parse()
                    .ok()
                    .filter(|millis| ANALYSIS_MILLIS.contains(millis));
                self.analysis_millis = millis.unwrap_or(self.analysis_millis);
            }
            ANALYSIS_LINES => {
                let lines = value
                    .parse()
                    .ok()
                    .filter(|lines| (1..=MOST_LINES).contains(lines));
                self.analysis_lines = lines.unwrap_or(self.analysis_lines);
            }
            "volume" => self.volume = value_of(&VOLUMES, value).unwrap_or(self.volume),
            "vibrates" => self.vibrates = value == ON,
            "motion" => self.motion = value == ON,
            "instant" => self.instant = value == ON,
            "retry" => self.retry = value == ON,
            COACH => self.coach = value_of(&COACHES, value).unwrap_or(self.coach),
            "one-device" => self.one_device = value_of(&ONE_DEVICE, value).unwrap_or(self.one_device),
            "shortcuts" => self.shortcuts = value == ON,
            "wheel-steps" => self.wheel_steps = value == ON,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::form::Control;
    use super::*;
    use crate::saved_games::SavedGames;
    use tessera_core::game::dice;

    fn shell(settings: Settings) -> Shell {
        Shell::new(settings, SavedGames::default(), Vec::new(), dice(1))
    }

    #[test]
    fn every_choice_of_every_field_is_chosen_once_it_is_filled_in() {
        let mut settings = Settings::default();
        let all = |settings: &Settings| {
            let shell = shell(settings.clone());
            [form(&shell, 4), analysis_form(&shell, 4)].concat()
        };
        for field in all(&settings) {
            let values = match &field.control {
                Control::Select { choices, .. } => {
                    choices.iter().map(|choice| choice.value.clone()).collect()
                }
                Control::Switch(_) => vec!["on".to_owned(), "off".to_owned()],
                Control::Text { .. } => panic!("the settings have no text"),
            };
            for value in values {
                settings.fill_in(&field.name, &value);
                let fields = all(&settings);
                let now = fields.into_iter().find(|now| now.name == field.name).unwrap();
                let chosen = match now.control {
                    Control::Select { chosen, .. } => chosen,
                    Control::Switch(on) => if on { "on" } else { "off" }.to_owned(),
                    Control::Text { .. } => String::new(),
                };
                assert_eq!(chosen, value, "{}", field.name);
            }
        }
    }

    #[test]
    fn every_text_of_the_form_is_in_the_language_asked_for() {
        let mut shell = shell(Settings::default());
        shell.language = Language::Pseudo;
        for field in [form(&shell, 4), analysis_form(&shell, 4)].concat() {
            assert!(field.label.starts_with('['), "{field:?}");
            assert!(field.note.is_empty() || field.note.starts_with('['), "{field:?}");
            if let Control::Select { choices, .. } = field.control {
                let is_name = |text: &str| Language::ALL.iter().any(|language| language.own_name() == text);
                let plain = |choice: &Choice| {
                    choice.text.starts_with('[') || choice.text == choice.value || is_name(&choice.text)
                };
                assert!(choices.iter().all(plain), "{}", field.name);
            }
        }
        assert!(crate::theme_title(&shell).starts_with('['));
    }
}
