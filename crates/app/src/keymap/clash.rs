//! Keys that somebody wants to change, and why they cannot be had.

use super::KEYMAP;
use super::binding::{Binding, Focus, Keys, Press};
use super::setting::{KeySetting, setting_of};

/// Why a key cannot be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeyFault {
    /// The key has another effect already: that of the binding of this name.
    Taken(&'static str),
    /// The key cannot be had: it only goes with others, or leads out of the board.
    Reserved,
}

/// Why a key cannot be had by its binding, given what else somebody has changed.
pub fn key_fault(setting: &KeySetting, changed: &[KeySetting]) -> Option<KeyFault> {
    let reserved = [
        "Tab", "Enter", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Dead",
    ];
    if reserved.contains(&setting.key.as_str()) {
        return Some(KeyFault::Reserved);
    }
    let own = KEYMAP.iter().find(|binding| binding.name == setting.binding)?;
    let press = Press {
        key: &setting.key,
        control: setting.control,
        shift: setting.shift,
    };
    let is_taken = |binding: &&Binding| {
        let together = Focus::ALL
            .into_iter()
            .any(|focus| own.context.holds(focus) && binding.context.holds(focus));
        // A key that stands for many only takes what has an effect, and is tried last.
        let is_one = matches!(binding.keys, Keys::Key(_));
        let has_key = match setting_of(binding, changed) {
            Some(other) => other.matches(press),
            None => is_one && Focus::ALL.into_iter().any(|focus| binding.matches(press, focus)),
        };
        binding.name != setting.binding && together && has_key
    };
    let taken = KEYMAP.iter().find(is_taken);
    taken.map(|binding| KeyFault::Taken(binding.name))
}

#[cfg(test)]
mod tests {
    use super::super::{Command, commands};
    use super::*;

    const AT_BOARD: Focus = Focus {
        at_board: true,
        in_review: false,
    };

    fn press(key: &str, shift: bool) -> Press<'_> {
        Press {
            key,
            control: false,
            shift,
        }
    }

    fn first(key: &str, changed: &[KeySetting]) -> Option<Command> {
        // These stand for many keys and look for what has them.
        let is_one = |command: &Command| {
            !matches!(
                command,
                Command::Choose | Command::ChooseNone | Command::Place | Command::Switch
            )
        };
        commands(press(key, false), Focus::default(), true, changed).find(is_one)
    }

    #[test]
    fn a_changed_key_takes_the_place_of_the_usual_one() {
        let changed = [KeySetting::new("undo", press("q", false))];
        assert_eq!(first("q", &changed), Some(Command::Undo));
        assert_eq!(first("u", &changed), None);
        assert_eq!(first("u", &[]), Some(Command::Undo));
        // Caps Lock does not matter, Shift does.
        assert_eq!(first("Q", &changed), Some(Command::Undo));
        assert!(
            commands(press("Q", true), Focus::default(), true, &changed)
                .all(|command| command != Command::Undo)
        );
    }

    #[test]
    fn a_key_that_is_off_has_no_effect() {
        let changed = [KeySetting::off("undo"), KeySetting::off("cell-names")];
        assert_eq!(first("u", &changed), None);
        let at_board: Vec<Command> = commands(press("d", false), AT_BOARD, true, &changed).collect();
        assert!(!at_board.contains(&Command::TypeCell));
    }

    #[test]
    fn a_key_that_is_taken_or_reserved_is_refused() {
        let new = |binding, key| KeySetting::new(binding, press(key, false));
        assert_eq!(key_fault(&new("undo", "t"), &[]), Some(KeyFault::Taken("supply")));
        assert_eq!(key_fault(&new("undo", "Enter"), &[]), Some(KeyFault::Reserved));
        assert_eq!(key_fault(&new("undo", "Shift"), &[]), Some(KeyFault::Reserved));
        assert_eq!(key_fault(&new("undo", "q"), &[]), None);
        assert_eq!(key_fault(&new("undo", "u"), &[]), None, "its own key");
        // Arrows have another effect at the board than beside it.
        assert_eq!(key_fault(&new("left", "w"), &[]), None);
        // What has been given away is free, and what has been taken is not.
        let moved = [new("supply", "q")];
        assert_eq!(key_fault(&new("undo", "t"), &moved), None);
        assert_eq!(
            key_fault(&new("undo", "q"), &moved),
            Some(KeyFault::Taken("supply"))
        );
    }

    #[test]
    fn every_binding_but_the_browsers_own_has_a_name_of_its_own() {
        for (at, binding) in KEYMAP.iter().enumerate() {
            assert_eq!(
                binding.name.is_empty(),
                binding.command == Command::Browser,
                "{binding:?}"
            );
            let same = |other: &&Binding| !other.name.is_empty() && other.name == binding.name;
            assert_eq!(KEYMAP[..at].iter().filter(same).count(), 0, "{binding:?}");
        }
    }
}
