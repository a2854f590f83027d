//! Every key of the app, in one table: what it does, and where. The keys work by this table, and the list of keys that
//! people read is made from it.

mod binding;
mod command;
mod help;

use super::cell_steps::Step;
use super::query::Query;
use binding::{Binding, Context, Line, key};

pub use binding::Press;
pub use command::Command;
pub use help::{HelpRow, help, key_name};

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
    key(Play, "1 … 9", Command::Choose, Line::Choices).character(),
    key(Play, " ", Command::Choose, Line::Choices),
    key(Play, "r", Command::RotatePiece(1), Line::Rotate).shift(false),
    key(Play, "r", Command::RotatePiece(-1), Line::Rotate).shift(true),
    key(Play, "h x f k ,", Command::Switch, Line::Switches).character(),
    key(Play, ".", Command::MoveNow, Line::MoveNow),
    key(Play, "t", Command::Supply, Line::Supply).shift(false),
    key(Play, "t", Command::ShowText, Line::Text).shift(true),
    // A letter alone begins the name of a cell; with Shift it asks about the board.
    key(Board, "o", Command::Ask(Query::Here), Line::Ask(Query::Here)).shift(true),
    key(
        Board,
        "l",
        Command::Ask(Query::LastMove),
        Line::Ask(Query::LastMove),
    )
    .shift(true),
    key(
        Board,
        "m",
        Command::Ask(Query::LegalMoves),
        Line::Ask(Query::LegalMoves),
    )
    .shift(true),
    key(Board, "x", Command::Ask(Query::Scan), Line::Ask(Query::Scan)).shift(true),
    key(Board, "s", Command::Ask(Query::Score), Line::Ask(Query::Score)).shift(true),
    key(
        Board,
        "v",
        Command::Ask(Query::Estimate),
        Line::Ask(Query::Estimate),
    )
    .shift(true),
    key(
        Board,
        "g",
        Command::Ask(Query::BestMove),
        Line::Ask(Query::BestMove),
    )
    .shift(true),
    key(Play, "l", Command::LastTiles, Line::LastTiles).shift(false),
    key(Play, "/", Command::EnterMove, Line::EnterMove),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::words::HelpWords;
    use crate::language::Language;

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
        for row in pseudo {
            // What stands outside the brackets are characters, each a key by itself.
            let parts = row.keys.split('[').map(|part| part.rsplit(']').next().unwrap());
            let mut outside = parts.flat_map(|part| part.split(' '));
            assert!(
                outside.all(|key| key.chars().filter(|char| char.is_alphabetic()).count() < 2),
                "{}",
                row.keys
            );
        }
    }
}
