//! The form of the settings.

use super::form::{Choice, Field, choices, name_of};
use super::settings::{
    ANALYSIS_MILLIS, AUTOMATIC, MEMORIES, MOST_LINES, MOST_WORKERS, Named, REVIEW_DEPTHS, THINK_MILLIS,
};
use super::shell::Shell;
use super::supervisor::InPage;
use super::theme::theme_texts;
use super::words::{AnalysisWords, CoachWords, HandOverWords, RetryWords, SettingsWords};
use tessera_core::language::Language;

/// The name of the field for the coach.
pub const COACH: &str = "coach";
/// The value with which no coach speaks.
pub const NO_COACH: &str = "never";

/// The name of the field for how large a board is, which stands at the board's corner.
pub const BOARD_SIZE: &str = "board_size";

/// The name of the field for how long the last level thinks.
pub const TIME: &str = "think_millis";

/// Whether a field of this name says how positions are searched.
pub(super) fn is_of_search(field: &str) -> bool {
    ["analysis_millis", "analysis_lines", "workers", "memory"].contains(&field)
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
            "analysis_millis",
            words.time,
            ANALYSIS_MILLIS.map(time).into(),
            settings.analysis_millis.to_string(),
        )
        .note(words.time_note),
        Field::select(
            "analysis_lines",
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

/// A field for one of few, with what each is called.
fn choice<T: Named>(name: &str, label: &str, texts: &[&'static str], value: T) -> Field {
    Field::select(name, label, choices(T::NAMES, texts), name_of(T::NAMES, &value))
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
        choice("theme", words.theme, &theme_texts(words), settings.theme),
        choice(
            "coordinates",
            words.coordinates,
            &[
                words.coordinates_off,
                words.coordinates_edge,
                words.coordinates_cells,
            ],
            settings.coordinates,
        ),
        Field::switch("letters", words.letters, settings.letters),
        choice(
            "confirm",
            words.confirm,
            &[words.confirm_auto, words.confirm_always, words.confirm_never],
            settings.confirm,
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
            "review_depth",
            words.review_depth,
            review_depths(words),
            settings.review_depth.to_string(),
        )
        .note(words.review_depth_note),
        choice(
            "cell_labels",
            words.cell_labels,
            &[words.cell_labels_full, words.cell_labels_short],
            settings.cell_labels,
        )
        .note(words.cell_labels_note),
        choice(
            "volume",
            words.volume,
            &[words.volume_off, words.volume_quiet, words.volume_loud],
            settings.volume,
        ),
        Field::switch("vibrates", words.vibrates, settings.vibrates),
        Field::switch("motion", words.motion, settings.motion),
        Field::switch("instant", words.instant, settings.instant),
        Field::switch("retry", retry.setting, settings.retry).note(retry.setting_note),
        choice(
            COACH,
            coach.setting,
            &[coach.first, coach.always, coach.never],
            settings.coach,
        )
        .note(coach.setting_note),
        choice(
            "one_device",
            hand_over.setting,
            &[hand_over.still, hand_over.turns, hand_over.screen],
            settings.one_device,
        ),
        Field::switch("shortcuts", words.shortcuts, settings.shortcuts),
        Field::switch("wheel_steps", words.wheel_steps, settings.wheel_steps),
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
    let text = |memory| match memory {
        0 => words.memory_of_device.to_owned(),
        memory => (words.mebibytes)(memory),
    };
    let choice = |memory: u16| Choice::new(memory.to_string(), text(memory));
    MEMORIES.map(choice).into()
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
        let seconds = match millis % 1000 {
            0 => (millis / 1000).to_string(),
            _ => shell.language.tenths(millis / 100),
        };
        Choice::new(millis.to_string(), (words.seconds_a_move)(&seconds))
    };
    Field::select(
        TIME,
        words.time,
        THINK_MILLIS.map(choice).into(),
        shell.settings.think_millis.to_string(),
    )
    .note(words.time_note)
}

#[cfg(test)]
mod tests {
    use super::super::form::Control;
    use super::super::settings::Settings;
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
    fn times_a_move_are_whole_seconds_or_have_a_decimal() {
        let times = |language: Language| {
            let mut shell = shell(Settings::default());
            shell.language = language;
            match time(&shell).control {
                Control::Select { choices, .. } => choices.into_iter().map(|choice| choice.text).collect(),
                other => panic!("{other:?}"),
            }
        };
        let english: Vec<String> = times(Language::English);
        assert_eq!(
            english,
            ["0.3 s per move", "1 s per move", "3 s per move", "10 s per move"]
        );
        let spanish: Vec<String> = times(Language::Spanish);
        assert_eq!(
            spanish,
            [
                "0,3 s por jugada",
                "1 s por jugada",
                "3 s por jugada",
                "10 s por jugada"
            ]
        );
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
