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

/// The value with which no coach speaks.
pub const NO_COACH: &str = "never";

/// The field of a setting: its name and value are those of the setting; then how it is asked for, with its label.
macro_rules! field {
    ($settings:ident.$name:ident, $ask:ident($($what:expr),* $(,)?) $(,)?) => {
        $ask(stringify!($name), $settings.$name, $($what),*)
    };
}

/// A field that is on or off.
fn switch(name: &str, on: bool, label: &str) -> Field {
    Field::switch(name, label, on)
}

/// A field for one of few, with what each is called.
fn choice<T: Named>(name: &str, value: T, label: &str, texts: &[&'static str]) -> Field {
    Field::select(name, label, choices(T::NAMES, texts), name_of(T::NAMES, &value))
}

/// A field for one of some numbers.
fn number(name: &str, value: impl Into<u32>, label: &str, choices: Vec<Choice>) -> Field {
    Field::select(name, label, choices, value.into().to_string())
}

/// A field for the language: each is called as it calls itself.
fn language(name: &str, value: Option<Language>, words: &SettingsWords) -> Field {
    let automatic = Choice::new(AUTOMATIC, words.language_automatic);
    let languages = Language::ALL.map(|language| Choice::new(language.tag(), language.own_name()));
    let choices = [automatic].into_iter().chain(languages).collect();
    Field::select(
        name,
        words.language,
        choices,
        value.map_or(AUTOMATIC, Language::tag),
    )
}

/// The numbers up to the highest one.
fn up_to(most: u8) -> impl Iterator<Item = Choice> {
    (1..=most).map(|number| Choice::new(number.to_string(), number.to_string()))
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
    vec![
        field!(
            settings.analysis_millis,
            number(words.time, ANALYSIS_MILLIS.map(time).into())
        )
        .note(words.time_note),
        field!(
            settings.analysis_lines,
            number(words.line_count, up_to(MOST_LINES).collect())
        ),
        threads(shell, workers),
        memory(shell),
    ]
}

/// The fields of the settings. `workers` is how many workers the device would use by itself.
pub fn form(shell: &Shell, workers: u32) -> Vec<Field> {
    let (settings, words) = (&shell.settings, SettingsWords::of(shell.language));
    let (retry, coach) = (RetryWords::of(shell.language), CoachWords::of(shell.language));
    let hand_over = HandOverWords::of(shell.language);
    vec![
        field!(settings.language, language(words)),
        field!(settings.theme, choice(words.theme, &theme_texts(words))),
        field!(
            settings.coordinates,
            choice(
                words.coordinates,
                &[
                    words.coordinates_off,
                    words.coordinates_edge,
                    words.coordinates_cells,
                ],
            )
        ),
        field!(settings.letters, switch(words.letters)),
        field!(
            settings.confirm,
            choice(
                words.confirm,
                &[words.confirm_auto, words.confirm_always, words.confirm_never],
            )
        )
        .note(words.confirm_note),
        threads(shell, workers),
        memory(shell),
        time(shell),
        field!(
            settings.review_depth,
            number(words.review_depth, review_depths(words))
        )
        .note(words.review_depth_note),
        field!(
            settings.cell_labels,
            choice(
                words.cell_labels,
                &[words.cell_labels_full, words.cell_labels_short],
            )
        )
        .note(words.cell_labels_note),
        field!(
            settings.volume,
            choice(
                words.volume,
                &[words.volume_off, words.volume_quiet, words.volume_loud],
            )
        ),
        field!(settings.vibrates, switch(words.vibrates)),
        field!(settings.motion, switch(words.motion)),
        field!(settings.instant, switch(words.instant)),
        field!(settings.retry, switch(retry.setting)).note(retry.setting_note),
        field!(
            settings.coach,
            choice(coach.setting, &[coach.first, coach.always, coach.never])
        )
        .note(coach.setting_note),
        field!(
            settings.one_device,
            choice(
                hand_over.setting,
                &[hand_over.still, hand_over.turns, hand_over.screen],
            )
        ),
        field!(settings.shortcuts, switch(words.shortcuts)),
        field!(settings.wheel_steps, switch(words.wheel_steps)),
    ]
}

/// How many workers search. `workers` is how many the device would use by itself.
fn threads(shell: &Shell, workers: u32) -> Field {
    let (settings, words) = (&shell.settings, SettingsWords::of(shell.language));
    let automatic = Choice::new("0", (words.workers_of_device)(workers));
    let choices = [automatic].into_iter().chain(up_to(MOST_WORKERS)).collect();
    field!(settings.workers, number(words.workers, choices)).note(match shell.in_page {
        None => words.workers_note,
        Some(InPage::NoWorker) => words.no_worker_note,
        Some(InPage::WorkersFailed) => words.workers_failed_note,
    })
}

/// How much memory a worker may take.
fn memory(shell: &Shell) -> Field {
    let (settings, words) = (&shell.settings, SettingsWords::of(shell.language));
    let text = |memory| match memory {
        0 => words.memory_of_device.to_owned(),
        memory => (words.mebibytes)(memory),
    };
    let choice = |memory: u16| Choice::new(memory.to_string(), text(memory));
    field!(settings.memory, number(words.memory, MEMORIES.map(choice).into())).note(words.memory_note)
}

/// How deep the review of a game searches.
fn review_depths(words: &SettingsWords) -> Vec<Choice> {
    let texts = [words.review_quick, words.review_usual, words.review_deep];
    let choice = |(depth, text): (u16, &'static str)| Choice::new(depth.to_string(), text);
    REVIEW_DEPTHS.into_iter().zip(texts).map(choice).collect()
}

/// How long the last level thinks about a move.
pub(super) fn time(shell: &Shell) -> Field {
    let (settings, words) = (&shell.settings, SettingsWords::of(shell.language));
    let choice = |millis: u32| {
        let seconds = match millis % 1000 {
            0 => (millis / 1000).to_string(),
            _ => shell.language.tenths(millis / 100),
        };
        Choice::new(millis.to_string(), (words.seconds_a_move)(&seconds))
    };
    field!(
        settings.think_millis,
        number(words.time, THINK_MILLIS.map(choice).into())
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
