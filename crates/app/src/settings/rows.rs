//! A setting is a row: what it says, its name, type and usual value; where not all values of the type can be set, which can;
//! and where the name is needed elsewhere, a constant for it. `settings_form.rs` says how it is asked.

use tessera_core::language::Language;

use super::Named;
use crate::form::{ON, value_of};

/// Writes [`Settings`](super::Settings) of rows. A setting has the name of its row in forms and where the device keeps it. The rows of lists tell
/// which items are about the same thing.
macro_rules! rows {
    (
        fields { $($(#[$doc:meta])* $field:ident: $kind:ty = $usual:expr $(, in $allowed:expr)? $(=> $name:ident)?;)* }
        lists { $($(#[$list_doc:meta])* $list:ident: $item:ty, $is_same:expr;)* }
    ) => {
        $($(
            #[doc = concat!("The name of the setting `", stringify!($field), "` in forms.")]
            pub const $name: &str = stringify!($field);
        )?)*

        /// The settings, as the browser stores them.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        pub struct Settings {
            $($(#[$doc])* pub $field: $kind,)*
            $($(#[$list_doc])* pub $list: Vec<$item>,)*
        }

        impl Default for Settings {
            fn default() -> Settings {
                Settings { $($field: $usual,)* $($list: Vec::new(),)* }
            }
        }

        /// The settings as a device has stored them: each part that can be read.
        #[derive(Default, Deserialize)]
        #[serde(default)]
        struct Stored {
            $(#[serde(deserialize_with = "readable")] $field: Option<$kind>,)*
            $(#[serde(deserialize_with = "readable_each")] $list: Vec<Option<$item>>,)*
        }

        impl From<Stored> for Settings {
            /// A part that cannot be read, or is none that can be set, is the usual one.
            fn from(stored: Stored) -> Settings {
                Settings {
                    $($field: stored.$field$(.filter(|value| $allowed.contains(value)))?.unwrap_or($usual),)*
                    $($list: stored.$list.into_iter().flatten().collect(),)*
                }
            }
        }

        impl Settings {
            /// Fills in a field of a form by its name; a name or value that there is not changes nothing.
            pub fn fill_in(&mut self, field: &str, value: &str) {
                $(if field == stringify!($field)
                    && let Some(value) = FormValue::read(value)
                    $(&& $allowed.contains(&value))?
                {
                    self.$field = value;
                })*
            }

            /// These settings with all that differs between two others: what a page has changed, one of several that change
            /// them. Everything else stays.
            pub fn with_changes(mut self, before: &Settings, after: &Settings) -> Settings {
                $(if before.$field != after.$field {
                    self.$field = after.$field;
                })*
                $(take_each(&mut self.$list, &before.$list, &after.$list, $is_same);)*
                self
            }
        }
    };
}

/// A value as a form writes it.
pub(super) trait FormValue: Sized {
    /// The value that a text stands for, if it does for one.
    fn read(text: &str) -> Option<Self>;
}

impl<T: Named> FormValue for T {
    fn read(text: &str) -> Option<T> {
        value_of(T::NAMES, text)
    }
}

impl FormValue for bool {
    fn read(text: &str) -> Option<bool> {
        Some(text == ON)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl FormValue for $number {
            fn read(text: &str) -> Option<$number> {
                text.parse().ok()
            }
        })*
    };
}

numbers! { u8 u16 u32 }

/// The value in a form of what nobody has chosen.
pub(crate) const AUTOMATIC: &str = "auto";

impl FormValue for Option<Language> {
    fn read(text: &str) -> Option<Option<Language>> {
        if text == AUTOMATIC {
            return Some(None);
        }
        Language::of_tag(text).map(Some)
    }
}

/// Takes over what differs between two lists, item by item.
pub(super) fn take_each<T: Clone + PartialEq>(
    own: &mut Vec<T>,
    before: &[T],
    after: &[T],
    is_same: fn(&T, &T) -> bool,
) {
    let has = |list: &[T], item: &T| list.iter().any(|other| is_same(item, other));
    own.retain(|item| has(after, item) || !has(before, item));
    for item in after.iter().filter(|item| !before.contains(item)) {
        own.retain(|other| !is_same(item, other));
        own.push(item.clone());
    }
}
