//! A form as plain values: what a dialog asks, and what is chosen.

use std::borrow::Cow;

/// A value that can be chosen, and how it reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The value in the form.
    pub value: String,
    /// What people read.
    pub text: String,
}

impl Choice {
    /// A value and how it reads.
    pub fn new(value: impl Into<String>, text: impl Into<String>) -> Choice {
        Choice {
            value: value.into(),
            text: text.into(),
        }
    }
}

/// How a field is filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Control {
    /// One of several choices.
    Select {
        /// The choices, in the order of the list.
        choices: Vec<Choice>,
        /// The value that is chosen.
        chosen: String,
    },
    /// On or off; the values are `on` and `off`.
    Switch(bool),
    /// A line of text.
    Text {
        text: String,
        /// What stands in it while it is empty.
        placeholder: &'static str,
        /// How many characters it may have.
        longest: usize,
        /// Whether it belongs to the choice before it, which says whose it is.
        beside: bool,
    },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name in the form.
    pub name: String,
    pub label: String,
    /// What there is to know about it; may be empty.
    pub note: Cow<'static, str>,
    /// Whether it does not matter now and is hidden.
    pub hidden: bool,
    /// How it is filled in.
    pub control: Control,
}

impl Field {
    /// A field with choices.
    pub fn select(
        name: impl Into<String>,
        label: impl Into<String>,
        choices: Vec<Choice>,
        chosen: impl Into<String>,
    ) -> Field {
        Field {
            name: name.into(),
            label: label.into(),
            note: Cow::Borrowed(""),
            hidden: false,
            control: Control::Select {
                choices,
                chosen: chosen.into(),
            },
        }
    }

    /// A field that is on or off.
    pub fn switch(name: impl Into<String>, label: impl Into<String>, on: bool) -> Field {
        Field {
            name: name.into(),
            label: label.into(),
            note: Cow::Borrowed(""),
            hidden: false,
            control: Control::Switch(on),
        }
    }

    /// The field with a note.
    pub fn note(self, note: impl Into<Cow<'static, str>>) -> Field {
        Field {
            note: note.into(),
            ..self
        }
    }

    /// The field, hidden if it does not matter now.
    pub fn hidden_if(self, hidden: bool) -> Field {
        Field { hidden, ..self }
    }
}

/// The value of a switch that is on.
pub const ON: &str = "on";

/// The values of an enumeration with their names in a form.
pub type Names<T> = [(T, &'static str)];

pub fn name_of<T: PartialEq>(names: &Names<T>, value: &T) -> &'static str {
    names
        .iter()
        .find(|(known, _)| known == value)
        .map_or("", |(_, name)| name)
}

/// The value with a name; `None` if there is none.
pub fn value_of<T: Copy>(names: &Names<T>, name: &str) -> Option<T> {
    names
        .iter()
        .find(|(_, known)| *known == name)
        .map(|(value, _)| *value)
}

/// The choices of an enumeration, with their texts in the order of the names.
///
/// # Panics
/// Panics where there is not a text for every name.
pub fn choices<T>(names: &Names<T>, texts: &[&'static str]) -> Vec<Choice> {
    assert_eq!(names.len(), texts.len(), "each choice has a text");
    let choices = names.iter().zip(texts);
    choices
        .map(|((_, name), text)| Choice::new(*name, *text))
        .collect()
}
