//! Keys that somebody has changed.

use serde::{Deserialize, Serialize};
use tessera_core::capital::small;

use super::binding::{Binding, Press};

/// Another key for a binding, or none, as the browser stores it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct KeySetting {
    /// The name of the binding.
    pub binding: String,
    /// The key's value as browsers name it; empty if no key has the effect any more.
    pub key: String,
    /// Whether Control has to be held.
    pub control: bool,
    /// Whether Shift has to be held. It does not matter for signs, which may need it on one keyboard only.
    pub shift: bool,
}

impl KeySetting {
    /// The setting that gives a pressed key to a binding.
    pub fn new(binding: &str, press: Press) -> KeySetting {
        let key = match press.key.chars().count() {
            1 => press.key.chars().map(small).collect(),
            _ => press.key.to_owned(),
        };
        KeySetting {
            binding: binding.to_owned(),
            key,
            control: press.control,
            shift: press.shift,
        }
    }

    /// The setting that switches a binding off.
    pub fn off(binding: &str) -> KeySetting {
        KeySetting {
            binding: binding.to_owned(),
            ..KeySetting::default()
        }
    }

    /// Whether no key has the effect any more.
    pub fn is_off(&self) -> bool {
        self.key.is_empty()
    }

    pub(super) fn matches(&self, press: Press) -> bool {
        !self.is_off()
            && self.key.chars().map(small).eq(press.key.chars().map(small))
            && self.control == press.control
            && (is_sign(&self.key) || self.shift == press.shift)
    }
}

/// Whether a key makes one character that is no letter: Shift may be needed to make it.
fn is_sign(key: &str) -> bool {
    let mut chars = key.chars();
    matches!((chars.next(), chars.next()), (Some(char), None) if !char.is_alphabetic() && char != ' ')
}

/// What somebody has set for a binding.
pub(super) fn setting_of<'a>(binding: &Binding, changed: &'a [KeySetting]) -> Option<&'a KeySetting> {
    let mut latest = changed.iter().rev();
    latest.find(|setting| !binding.name.is_empty() && setting.binding == binding.name)
}
