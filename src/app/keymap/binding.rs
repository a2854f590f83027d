//! A key with what it does.

use super::command::Command;
use crate::app::query::Query;

/// A key that was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Press<'a> {
    /// The key's value as browsers name it: `r`, `ArrowLeft`, ` `.
    pub key: &'a str,
    /// Whether Control, or Command on a Mac, was held.
    pub control: bool,
    /// Whether Shift was held.
    pub shift: bool,
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
    /// On every page.
    Anywhere,
}

impl Context {
    /// Whether keys of this context work while the focus is at the board, or elsewhere on the play page.
    pub(super) fn holds(self, at_board: bool) -> bool {
        match self {
            Context::Board => at_board,
            Context::BesideBoard => !at_board,
            Context::Play | Context::Anywhere => true,
        }
    }
}

/// A line of the list of keys, in its order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Line {
    Focus,
    Arrows,
    Rows,
    Diagonals,
    Enter,
    Cancel,
    Type,
    EnterMove,
    Rotate,
    Fits,
    Choices,
    Pieces,
    Hint,
    MoveNow,
    Switches,
    Supply,
    LastTiles,
    Ask(Query),
    Text,
    Undo,
    Redo,
    Steps,
    RotateBoard,
    Zoom,
    Pan,
    Analyse,
    Deeper,
    Overlay,
    BoardOnly,
    NewGame,
    Share,
    Help,
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

    pub(super) fn matches(&self, press: Press, at_board: bool) -> bool {
        let context = self.context.holds(at_board);
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
