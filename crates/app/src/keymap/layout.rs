//! Keys of keyboards with letters other than the Latin ones.

use std::borrow::Cow;

/// What keys that make no letter or digit of the US keyboard make there, without and with Shift, by their codes.
const SIGNS: [(&str, &str, &str); 12] = [
    ("Backquote", "`", "~"),
    ("Minus", "-", "_"),
    ("Equal", "=", "+"),
    ("BracketLeft", "[", "{"),
    ("BracketRight", "]", "}"),
    ("Backslash", "\\", "|"),
    ("IntlBackslash", "<", ">"),
    ("Semicolon", ";", ":"),
    ("Quote", "'", "\""),
    ("Comma", ",", "<"),
    ("Period", ".", ">"),
    ("Slash", "/", "?"),
];

/// The value of a key for the keymap: what the keyboard makes, or, where that is of another script than the Latin one (as
/// in Cyrillic, Greek or Arabic layouts), what the key at its place makes on a US keyboard. `code` names the place as
/// browsers do.
pub fn key_value<'a>(key: &'a str, code: &str, shift: bool) -> Cow<'a, str> {
    let mut chars = key.chars();
    let is_other = matches!((chars.next(), chars.next()), (Some(char), None) if is_other_script(char));
    let latin = || -> Option<String> {
        if let Some(letter) = code.strip_prefix("Key") {
            return Some(if shift {
                letter.to_owned()
            } else {
                letter.to_ascii_lowercase()
            });
        }
        if let Some(digit) = code.strip_prefix("Digit").or_else(|| code.strip_prefix("Numpad")) {
            return digit.parse::<u8>().is_ok().then(|| digit.to_owned());
        }
        let (_, plain, shifted) = SIGNS.iter().find(|(name, ..)| *name == code)?;
        Some((if shift { shifted } else { plain }).to_string())
    };
    let found = if is_other { latin() } else { None };
    found.map_or(Cow::Borrowed(key), Cow::Owned)
}

/// Whether a character is a letter or digit beyond Latin ones, which end with U+024F and those of U+1E00 to U+1EFF.
fn is_other_script(char: char) -> bool {
    char.is_alphanumeric() && char > '\u{24f}' && !('\u{1e00}'..='\u{1eff}').contains(&char)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Command;
    use crate::keymap::{Focus, KeySetting, Press, commands};

    #[test]
    fn keys_of_other_scripts_are_those_at_their_places() {
        for (key, code, shift, value) in [
            // Russian, Greek, Hebrew, Arabic, Thai.
            ("г", "KeyU", false, "u"),
            ("Г", "KeyU", true, "U"),
            ("х", "BracketLeft", false, "["),
            ("Ъ", "BracketRight", true, "}"),
            ("Б", "Comma", true, "<"),
            ("θ", "KeyU", false, "u"),
            ("ו", "KeyU", false, "u"),
            ("ع", "KeyU", false, "u"),
            ("٣", "Digit3", false, "3"),
            ("ี", "KeyU", false, "u"),
            // What is Latin, or no character, stays: on AZERTY the key of Q makes a, on QWERTZ that of Y makes z.
            ("a", "KeyQ", false, "a"),
            ("z", "KeyY", false, "z"),
            ("ö", "Semicolon", false, "ö"),
            ("é", "Digit2", false, "é"),
            ("ß", "Minus", false, "ß"),
            ("?", "Digit7", true, "?"),
            ("ArrowLeft", "ArrowLeft", false, "ArrowLeft"),
            (" ", "Space", false, " "),
            // A place that is not known keeps its letter.
            ("г", "", false, "г"),
        ] {
            assert_eq!(key_value(key, code, shift), value, "{key} at {code}");
        }
    }

    #[test]
    fn what_is_set_on_such_a_keyboard_works_on_every_other() {
        let key = key_value("й", "KeyQ", false);
        let press = Press {
            key: &key,
            control: false,
            shift: false,
        };
        let changed = [KeySetting::new("undo", press)];
        assert_eq!(changed[0].key, "q");
        let found = commands(press, Focus::default(), true, &changed).next();
        assert_eq!(found, Some(Command::Undo));
    }
}
