//! The list of keys, made from the table.

use super::binding::{Binding, Keys};
use super::line::Line;
use super::setting::{KeySetting, setting_of};
use super::{Command, KEYMAP};
use crate::words::{HelpWords, KeyWords};
use tessera_core::language::Language;
use tessera_core::sorting;

/// A line of the list of keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HelpRow {
    /// The keys: `u Ctrl-z`.
    pub keys: String,
    /// What they do.
    pub text: &'static str,
}

/// A key that can be changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyRow {
    /// The name of its binding.
    pub binding: &'static str,
    /// What it does; where that is said of keys that do different things, with the usual one: `move from cell to cell (←)`.
    pub text: String,
    /// The key: `Ctrl-z`; empty for none.
    pub key: String,
    /// Whether another key can take its place; some stand for many and can only be switched off.
    pub can_move: bool,
    /// Whether it is not the usual one.
    pub is_changed: bool,
}

/// Every key that can be changed, in the order of the list of keys.
pub fn key_rows(language: Language, changed: &[KeySetting]) -> Vec<KeyRow> {
    let words = HelpWords::of(language);
    let mut bindings: Vec<&Binding> = KEYMAP.iter().filter(|binding| !binding.name.is_empty()).collect();
    sorting::sort_by_key(&mut bindings, |binding| binding.line);
    let is_shared = |binding: &Binding| {
        let differs = |other: &&Binding| other.line == binding.line && other.command != binding.command;
        bindings.iter().any(differs)
    };
    let text = |binding: &Binding| {
        let (text, usual) = (binding.line.text(words), name(binding, language, &[]));
        if is_shared(binding) && !usual.is_empty() {
            format!("{text} ({usual})")
        } else {
            text.to_owned()
        }
    };
    let row = |binding: &&Binding| KeyRow {
        binding: binding.name,
        text: text(binding),
        key: name(binding, language, changed),
        can_move: matches!(binding.keys, Keys::Key(_)),
        is_changed: setting_of(binding, changed).is_some(),
    };
    bindings.iter().map(row).collect()
}

/// What a key does, by the name of its binding.
pub(crate) fn text_of(binding: &str, language: Language) -> &'static str {
    let found = KEYMAP.iter().find(|other| other.name == binding);
    found.map_or("", |binding| binding.line.text(HelpWords::of(language)))
}

/// The binding of the numbers and letters of choices, which can only be switched off.
const CHOICES: &str = "choices";
/// The binding of the choice that leaves all marks out.
const NO_CHOICE: &str = "no-choice";

/// How the key of a choice is called that usually has this one; empty if somebody has switched it off.
pub fn choice_key(usual: char, language: Language, changed: &[KeySetting]) -> String {
    let binding = if usual == ' ' { NO_CHOICE } else { CHOICES };
    match latest(binding, changed) {
        None if usual == ' ' => KeyWords::of(language).space.to_owned(),
        None => usual.to_string(),
        Some(setting) if usual == ' ' => called_in(setting, language),
        Some(_) => String::new(),
    }
}

fn latest<'a>(binding: &str, changed: &'a [KeySetting]) -> Option<&'a KeySetting> {
    changed.iter().rev().find(|setting| setting.binding == binding)
}

pub(crate) fn called_in(setting: &KeySetting, language: Language) -> String {
    called(&setting.key, setting.control, setting.shift, language)
}

/// The list of keys, as people read it, with those that somebody has changed.
pub fn help(language: Language, changed: &[KeySetting]) -> Vec<HelpRow> {
    let words = HelpWords::of(language);
    let mut lines: Vec<Line> = KEYMAP.iter().map(|binding| binding.line).collect();
    sorting::sort(&mut lines);
    lines.dedup();
    let row = |line: Line| {
        let mut keys: Vec<String> = Vec::new();
        for binding in KEYMAP.iter().filter(|binding| binding.line == line) {
            // A line ends between two keys alone.
            let name = name(binding, language, changed)
                .replace(' ', "\u{a0}")
                .replace('-', "\u{2011}");
            if !name.is_empty() && !keys.contains(&name) {
                keys.push(name);
            }
        }
        HelpRow {
            keys: if keys.is_empty() {
                KeyWords::of(language).no_key.to_owned()
            } else {
                keys.join(" · ")
            },
            text: line.text(words),
        }
    };
    lines.into_iter().map(row).collect()
}

/// How the key of a command is called; empty if it has none.
pub fn key_name(command: Command, language: Language, changed: &[KeySetting]) -> String {
    let binding = KEYMAP.iter().find(|binding| binding.command == command);
    binding.map_or_else(String::new, |binding| name(binding, language, changed))
}

/// How the key of a binding is called in the list; empty if it has none.
fn name(binding: &Binding, language: Language, changed: &[KeySetting]) -> String {
    if let Some(setting) = setting_of(binding, changed) {
        return called(&setting.key, setting.control, setting.shift, language);
    }
    match binding.keys {
        Keys::Character(shown) => shown.to_owned(),
        // The key of + without Shift.
        Keys::Key("=") => String::new(),
        Keys::Key(key) => called(
            key,
            binding.control == Some(true),
            binding.shift == Some(true),
            language,
        ),
    }
}

/// How a key is called in the list.
fn called(key: &str, control: bool, shift: bool, language: Language) -> String {
    let words = KeyWords::of(language);
    let key = match key {
        "" => return String::new(),
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "Home" => words.home,
        "End" => words.end,
        "PageUp" => words.page_up,
        "PageDown" => words.page_down,
        "Escape" => words.escape,
        "Enter" => words.enter,
        "Tab" => words.tab,
        " " => words.space,
        "-" => "−",
        key => key,
    };
    let control = if control { words.control } else { "" };
    let shift = if shift { words.shift } else { "" };
    format!("{control}{shift}{key}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{PanelWords, SupplyWords};

    #[test]
    fn the_key_in_the_title_of_a_button_is_a_key_of_its_command() {
        let panel = PanelWords::of(Language::English);
        for (title, command) in [
            (panel.undo_title, Command::Undo),
            (panel.redo_title, Command::Redo),
            (panel.rotate_board_title, Command::RotateBoard(1)),
            (panel.new_game_title, Command::NewGame),
            (panel.move_now_title, Command::MoveNow),
            (panel.zoom_in_title, Command::Zoom(1)),
            (panel.zoom_out_title, Command::Zoom(-1)),
            (panel.fit_title, Command::Fit),
            (panel.rotate_back_title, Command::RotatePiece(-1)),
            (panel.rotate_title, Command::RotatePiece(1)),
            (SupplyWords::of(Language::English).title, Command::Supply),
        ] {
            let bound = KEYMAP.iter().filter(|binding| binding.command == command);
            let mut keys = bound.map(|binding| format!("({})", name(binding, Language::English, &[])));
            assert!(keys.any(|key| title.ends_with(&key)), "{title}");
        }
    }

    #[test]
    fn keys_that_can_be_changed_read_the_same_only_where_they_do_the_same() {
        let command = |row: &KeyRow| {
            KEYMAP
                .iter()
                .find(|binding| binding.name == row.binding)
                .map(|binding| binding.command)
        };
        for language in [Language::English, Language::Spanish] {
            let rows = key_rows(language, &[]);
            for (at, row) in rows.iter().enumerate() {
                let mut same = rows[..at].iter().filter(|other| other.text == row.text);
                assert!(same.all(|other| command(other) == command(row)), "{}", row.text);
            }
        }
    }

    #[test]
    fn every_row_of_the_list_names_its_keys_each_once() {
        for row in help(Language::English, &[]) {
            assert!(!row.keys.is_empty(), "{}", row.text);
            assert!(row.keys.split(' ').all(|key| !key.is_empty()), "{:?}", row.keys);
        }
    }
}
