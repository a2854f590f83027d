//! A key with what it does.

use super::command::Command;
use super::line::Line;

/// A key that was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Press<'a> {
    /// The key's value as browsers name it: `r`, `ArrowLeft`, ` `.
    pub key: &'a str,
    /// Whether Control, or Command on a Mac, was held.
    pub control: bool,
    pub shift: bool,
}

/// Where the focus is while a key is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Focus {
    /// Whether it is at a cell of the board.
    pub at_board: bool,
    /// Whether a game is reviewed, and not played.
    pub in_review: bool,
}

impl Focus {
    /// Every place of the focus.
    pub(super) const ALL: [Focus; 4] = [
        Focus::new(false, false),
        Focus::new(true, false),
        Focus::new(false, true),
        Focus::new(true, true),
    ];

    const fn new(at_board: bool, in_review: bool) -> Focus {
        Focus { at_board, in_review }
    }
}

/// Where a binding holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Context {
    /// While the focus is at a cell of the board.
    Board,
    /// On the play page, while the focus is elsewhere.
    BesideBoard,
    /// On the play page, wherever the focus is.
    Play,
    /// In a review, while the focus is not at a cell of the board.
    Review,
    /// On every page.
    Anywhere,
}

impl Context {
    /// Whether keys of this context work while the focus is there, on a page with a board.
    pub(super) fn holds(self, focus: Focus) -> bool {
        match self {
            Context::Board => focus.at_board,
            Context::BesideBoard => !focus.at_board,
            Context::Review => focus.in_review && !focus.at_board,
            Context::Play | Context::Anywhere => true,
        }
    }
}

/// Which keys a binding is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Keys {
    /// This key, in either case.
    Key(&'static str),
    /// Any key that makes one character, but not a space. The command looks for what has that key; these are shown in the list.
    Character(&'static str),
}

/// A key with what it does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Binding {
    /// The name under which another key is stored for it; empty where the browser handles the key. Names may be added, never
    /// re-used.
    pub(super) name: &'static str,
    pub(super) context: Context,
    pub(super) keys: Keys,
    /// Whether Control has to be held; `None` if it does not matter.
    pub(super) control: Option<bool>,
    /// Whether Shift has to be held; `None` if it does not matter.
    pub(super) shift: Option<bool>,
    pub(super) command: Command,
    pub(super) line: Line,
}

/// A key without Control, with or without Shift.
pub(super) const fn key(context: Context, key: &'static str, command: Command, line: Line) -> Binding {
    Binding {
        name: "",
        context,
        keys: Keys::Key(key),
        control: Some(false),
        shift: None,
        command,
        line,
    }
}

impl Binding {
    pub(super) const fn named(self, name: &'static str) -> Binding {
        Binding { name, ..self }
    }

    pub(super) const fn control(self) -> Binding {
        Binding {
            control: Some(true),
            ..self
        }
    }

    pub(super) const fn shift(self, shift: bool) -> Binding {
        Binding {
            shift: Some(shift),
            ..self
        }
    }

    /// Any character; the keys are shown in the list as given.
    pub(super) const fn character(self) -> Binding {
        let Keys::Key(shown) = self.keys else { return self };
        Binding {
            keys: Keys::Character(shown),
            ..self
        }
    }

    pub(super) fn matches(&self, press: Press, focus: Focus) -> bool {
        let context = self.context.holds(focus);
        let key = match self.keys {
            Keys::Key(key) => press.key.eq_ignore_ascii_case(key),
            Keys::Character(_) => press.key != " " && press.key.chars().count() == 1,
        };
        context
            && key
            && self.control.is_none_or(|control| control == press.control)
            && self.shift.is_none_or(|shift| shift == press.shift)
    }
}
