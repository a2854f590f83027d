//! Every key of the app, in one table: what it does, and where. The keys work by this table, and the list of keys that
//! people read is made from it.

use super::cell_steps::Step;
use super::words::HelpWords;
use crate::language::Language;

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

/// What a key does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Command {
    /// The browser handles the key by itself; it is only listed.
    Browser,
    /// Goes to another cell.
    Step(Step),
    /// Goes to the next cell where the piece in hand fits: 1 forward, -1 backward.
    NextFit(i32),
    /// Rotates the piece in hand: 1 clockwise, -1 counterclockwise.
    RotatePiece(i8),
    /// Makes the choice with this key: a number for a mark on the board, the space bar for none, a letter where a move is
    /// half entered.
    Choose,
    /// Makes the engine move now.
    MoveNow,
    /// Switches what has this key: an overlay of the game, or what the engine thinks.
    Switch,
    /// Opens the list of pieces still to come.
    Supply,
    /// Goes to a cell by its name, a character at a time.
    TypeCell,
    /// Cancels the half-entered move.
    Cancel,
    /// Goes back to where a person decides.
    Undo,
    /// Goes forward to where a person decides.
    Redo,
    /// Looks at the ply before, or after, this one.
    GoBy(i8),
    /// Looks at the first position.
    ToStart,
    /// Looks at the last position.
    ToEnd,
    /// Rotates the board: 1 clockwise, -1 counterclockwise.
    RotateBoard(i8),
    /// Zooms in by so many steps, or out if negative.
    Zoom(i8),
    /// Shows the whole board.
    Fit,
    /// Moves the board by so many steps to the right and down.
    Pan(i8, i8),
    /// Opens the set-up of a new game.
    NewGame,
    /// Opens the list of keys.
    Help,
}

/// A line of the list of keys, in its order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Line {
    Focus,
    Arrows,
    Rows,
    Diagonals,
    Enter,
    Cancel,
    Type,
    Rotate,
    Fits,
    Choices,
    MoveNow,
    Switches,
    Supply,
    Undo,
    Redo,
    Steps,
    RotateBoard,
    Zoom,
    Pan,
    NewGame,
    Help,
}

/// Which keys a binding is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Keys {
    /// This key, in either case.
    Key(&'static str),
    /// Any key that makes one character. The command looks for what has that key; these are shown in the list.
    Character(&'static str),
}

/// A key with what it does.
#[derive(Clone, Copy, Debug)]
struct Binding {
    context: Context,
    keys: Keys,
    /// Whether Control has to be held; `None` if it does not matter.
    control: Option<bool>,
    /// Whether Shift has to be held; `None` if it does not matter.
    shift: Option<bool>,
    command: Command,
    line: Line,
}

/// A key without Control, with or without Shift.
const fn key(context: Context, key: &'static str, command: Command, line: Line) -> Binding {
    Binding {
        context,
        keys: Keys::Key(key),
        control: Some(false),
        shift: None,
        command,
        line,
    }
}

impl Binding {
    const fn control(self) -> Binding {
        Binding {
            control: Some(true),
            ..self
        }
    }

    const fn shift(self, shift: bool) -> Binding {
        Binding {
            shift: Some(shift),
            ..self
        }
    }

    /// Any character; the keys are shown in the list as given.
    const fn character(self) -> Binding {
        let Keys::Key(shown) = self.keys else { return self };
        Binding {
            keys: Keys::Character(shown),
            ..self
        }
    }

    fn matches(&self, press: Press, at_board: bool) -> bool {
        let context = match self.context {
            Context::Board => at_board,
            Context::BesideBoard => !at_board,
            Context::Play | Context::Anywhere => true,
        };
        let key = match self.keys {
            Keys::Key(key) => press.key.eq_ignore_ascii_case(key),
            Keys::Character(_) => press.key.chars().count() == 1,
        };
        context
            && key
            && self.control.is_none_or(|control| control == press.control)
            && self.shift.is_none_or(|shift| shift == press.shift)
    }
}

use Context::{Anywhere, BesideBoard, Board, Play};

/// Every key. Where several bindings match, the first whose command has something to do is carried out.
const KEYMAP: &[Binding] = &[
    key(Play, "Tab", Command::Browser, Line::Focus),
    key(Board, "ArrowLeft", Command::Step(Step::Left), Line::Arrows).shift(false),
    key(Board, "ArrowRight", Command::Step(Step::Right), Line::Arrows).shift(false),
    key(Board, "ArrowUp", Command::Step(Step::Up), Line::Arrows).shift(false),
    key(Board, "ArrowDown", Command::Step(Step::Down), Line::Arrows).shift(false),
    key(
        Board,
        "ArrowLeft",
        Command::Step(Step::LeftOther),
        Line::Diagonals,
    )
    .shift(true),
    key(
        Board,
        "ArrowRight",
        Command::Step(Step::RightOther),
        Line::Diagonals,
    )
    .shift(true),
    key(Board, "ArrowUp", Command::Step(Step::UpOther), Line::Diagonals).shift(true),
    key(
        Board,
        "ArrowDown",
        Command::Step(Step::DownOther),
        Line::Diagonals,
    )
    .shift(true),
    key(Board, "Home", Command::Step(Step::RowStart), Line::Rows),
    key(Board, "End", Command::Step(Step::RowEnd), Line::Rows),
    key(Board, "PageUp", Command::Step(Step::PageUp), Line::Rows),
    key(Board, "PageDown", Command::Step(Step::PageDown), Line::Rows),
    key(Board, "Home", Command::Step(Step::First), Line::Rows).control(),
    key(Board, "End", Command::Step(Step::Last), Line::Rows).control(),
    key(Board, "Enter", Command::Browser, Line::Enter),
    key(Play, "Escape", Command::Cancel, Line::Cancel),
    key(Board, "n", Command::NextFit(1), Line::Fits),
    key(Board, "p", Command::NextFit(-1), Line::Fits),
    key(Play, "1 … 9, Space", Command::Choose, Line::Choices).character(),
    key(Play, "r", Command::RotatePiece(1), Line::Rotate).shift(false),
    key(Play, "r", Command::RotatePiece(-1), Line::Rotate).shift(true),
    key(Play, "h x f k ,", Command::Switch, Line::Switches).character(),
    key(Play, ".", Command::MoveNow, Line::MoveNow),
    key(Play, "t", Command::Supply, Line::Supply),
    key(Board, "d 5, −1_0", Command::TypeCell, Line::Type).character(),
    key(Play, "u", Command::Undo, Line::Undo),
    key(Play, "z", Command::Undo, Line::Undo).control().shift(false),
    key(Play, "z", Command::Redo, Line::Redo).control().shift(true),
    key(Play, "y", Command::Redo, Line::Redo).control(),
    key(BesideBoard, "ArrowLeft", Command::GoBy(-1), Line::Steps),
    key(BesideBoard, "ArrowRight", Command::GoBy(1), Line::Steps),
    key(BesideBoard, "Home", Command::ToStart, Line::Steps),
    key(BesideBoard, "End", Command::ToEnd, Line::Steps),
    key(Play, "{", Command::RotateBoard(-1), Line::RotateBoard),
    key(Play, "}", Command::RotateBoard(1), Line::RotateBoard),
    key(Play, "+", Command::Zoom(1), Line::Zoom),
    key(Play, "=", Command::Zoom(1), Line::Zoom),
    key(Play, "-", Command::Zoom(-1), Line::Zoom),
    key(Play, "0", Command::Fit, Line::Zoom),
    key(BesideBoard, "w", Command::Pan(0, -1), Line::Pan),
    key(BesideBoard, "a", Command::Pan(-1, 0), Line::Pan),
    key(BesideBoard, "s", Command::Pan(0, 1), Line::Pan),
    key(BesideBoard, "d", Command::Pan(1, 0), Line::Pan),
    key(Play, "n", Command::NewGame, Line::NewGame),
    key(Anywhere, "?", Command::Help, Line::Help),
];

/// The commands of a key, in the order in which they are tried. Keys that are pressed without Control work at the board
/// always, and elsewhere only where `shortcuts` are on; Escape works everywhere.
pub fn commands(press: Press, at_board: bool, shortcuts: bool) -> impl Iterator<Item = Command> {
    let matching = KEYMAP.iter().filter(move |binding| {
        let free = at_board || press.control || binding.command == Command::Cancel;
        (free || shortcuts) && binding.matches(press, at_board)
    });
    matching
        .map(|binding| binding.command)
        .filter(|command| *command != Command::Browser)
}

/// Whether a command works on every page, not only on the play page.
pub fn works_anywhere(command: Command) -> bool {
    KEYMAP
        .iter()
        .any(|binding| binding.command == command && binding.context == Context::Anywhere)
}

/// A line of the list of keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HelpRow {
    /// The keys: `u, Ctrl-z`.
    pub keys: String,
    /// What they do.
    pub text: &'static str,
}

/// The list of keys, as people read it.
pub fn help(language: Language) -> Vec<HelpRow> {
    let words = HelpWords::of(language);
    let mut lines: Vec<Line> = KEYMAP.iter().map(|binding| binding.line).collect();
    lines.sort();
    lines.dedup();
    let row = |line: Line| {
        let mut keys: Vec<String> = Vec::new();
        for binding in KEYMAP.iter().filter(|binding| binding.line == line) {
            let name = name(binding, words);
            if !name.is_empty() && !keys.contains(&name) {
                keys.push(name);
            }
        }
        HelpRow {
            keys: keys.join(" "),
            text: text(line, words),
        }
    };
    lines.into_iter().map(row).collect()
}

/// How a key is called in the list.
fn name(binding: &Binding, words: &HelpWords) -> String {
    let key = match binding.keys {
        Keys::Character(shown) => return shown.to_owned(),
        Keys::Key(key) => match key {
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
            // The key of + without Shift.
            "=" => "",
            "-" => "−",
            key => key,
        },
    };
    let control = if binding.control == Some(true) {
        words.control
    } else {
        ""
    };
    let shift = if binding.shift == Some(true) {
        words.shift
    } else {
        ""
    };
    match key {
        "" => String::new(),
        key => format!("{control}{shift}{key}"),
    }
}

/// What the keys of a line do.
fn text(line: Line, words: &HelpWords) -> &'static str {
    match line {
        Line::Focus => words.focus,
        Line::Arrows => words.arrows,
        Line::Rows => words.rows,
        Line::Diagonals => words.diagonals,
        Line::Enter => words.play,
        Line::Cancel => words.cancel,
        Line::Type => words.type_cell,
        Line::Rotate => words.rotate,
        Line::Fits => words.fits,
        Line::Choices => words.choices,
        Line::MoveNow => words.move_now,
        Line::Switches => words.switches,
        Line::Supply => words.supply,
        Line::Undo => words.undo,
        Line::Redo => words.redo,
        Line::Steps => words.steps,
        Line::RotateBoard => words.rotate_board,
        Line::Zoom => words.zoom,
        Line::Pan => words.pan,
        Line::NewGame => words.new_game,
        Line::Help => words.help,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(key: &str) -> Press<'_> {
        Press {
            key,
            control: false,
            shift: false,
        }
    }

    fn first(press: Press, at_board: bool) -> Option<Command> {
        commands(press, at_board, true).next()
    }

    #[test]
    fn arrows_go_over_the_board_and_beside_it_through_the_game() {
        assert_eq!(first(press("ArrowLeft"), true), Some(Command::Step(Step::Left)));
        assert_eq!(first(press("ArrowLeft"), false), Some(Command::GoBy(-1)));
        let shifted = Press {
            shift: true,
            ..press("ArrowUp")
        };
        assert_eq!(first(shifted, true), Some(Command::Step(Step::UpOther)));
    }

    #[test]
    fn without_shortcuts_single_keys_work_only_at_the_board() {
        let beside: Vec<Command> = commands(press("u"), false, false).collect();
        assert_eq!(beside, []);
        assert!(commands(press("u"), true, false).any(|command| command == Command::Undo));
        let undo = Press {
            control: true,
            ..press("z")
        };
        assert!(commands(undo, false, false).any(|command| command == Command::Undo));
        assert!(commands(press("Escape"), false, false).any(|command| command == Command::Cancel));
    }

    #[test]
    fn no_key_has_two_bindings_of_which_the_second_can_never_be_reached() {
        for (at, binding) in KEYMAP.iter().enumerate() {
            let same = |other: &&Binding| {
                other.context == binding.context
                    && other.keys == binding.keys
                    && other.control == binding.control
                    && other.shift == binding.shift
            };
            assert_eq!(KEYMAP[..at].iter().filter(same).count(), 0, "{binding:?}");
        }
    }

    #[test]
    fn the_list_of_keys_has_a_row_for_every_command_and_none_is_empty() {
        let rows = help(Language::English);
        assert!(
            rows.iter()
                .all(|row| !row.keys.is_empty() && !row.text.is_empty())
        );
        let row = |text: &str| rows.iter().find(|row| row.text == text).unwrap();
        let words = HelpWords::of(Language::English);
        assert_eq!(row(words.undo).keys, "u Ctrl-z");
        assert_eq!(row(words.rotate).keys, "r Shift-r");
        let pseudo = help(Language::Pseudo);
        assert!(pseudo.iter().all(|row| row.text.starts_with('[')));
    }
}
