//! Every key of the app, in one table: what it does, and where. The keys work by this table, and the list of keys that
//! people read is made from it.

mod binding;
mod clash;
mod command;
mod help;
mod layout;
mod line;
mod setting;
#[cfg(test)]
mod tests;

use super::cell_steps::Step;
use super::query::Query;
use binding::{Binding, Context, key};
use line::Line;
use setting::setting_of;
use tessera_protocol::assessment::Glyph;

pub use binding::{Focus, Press};
pub use clash::{KeyFault, key_fault};
pub use command::Command;
pub use help::{HelpRow, KeyRow, choice_key, help, key_name, key_rows};
pub(super) use help::{called_in, text_of};
pub use layout::key_value;
pub use setting::KeySetting;

use Context::{Anywhere, BesideBoard, Board, Play, Review};

/// Every key. Where several bindings match, the first whose command has something to do is carried out.
const KEYMAP: &[Binding] = &[
    key(Play, "Tab", Command::Browser, Line::Focus),
    key(Board, "ArrowLeft", Command::Step(Step::Left), Line::Arrows)
        .shift(false)
        .named("left"),
    key(Board, "ArrowRight", Command::Step(Step::Right), Line::Arrows)
        .shift(false)
        .named("right"),
    key(Board, "ArrowUp", Command::Step(Step::Up), Line::Arrows)
        .shift(false)
        .named("up"),
    key(Board, "ArrowDown", Command::Step(Step::Down), Line::Arrows)
        .shift(false)
        .named("down"),
    key(
        Board,
        "ArrowLeft",
        Command::Step(Step::LeftOther),
        Line::Diagonals,
    )
    .shift(true)
    .named("left-other"),
    key(
        Board,
        "ArrowRight",
        Command::Step(Step::RightOther),
        Line::Diagonals,
    )
    .shift(true)
    .named("right-other"),
    key(Board, "ArrowUp", Command::Step(Step::UpOther), Line::Diagonals)
        .shift(true)
        .named("up-other"),
    key(
        Board,
        "ArrowDown",
        Command::Step(Step::DownOther),
        Line::Diagonals,
    )
    .shift(true)
    .named("down-other"),
    key(Board, "Home", Command::Step(Step::RowStart), Line::Rows).named("row-start"),
    key(Board, "End", Command::Step(Step::RowEnd), Line::Rows).named("row-end"),
    key(Board, "PageUp", Command::Step(Step::PageUp), Line::Rows).named("page-up"),
    key(Board, "PageDown", Command::Step(Step::PageDown), Line::Rows).named("page-down"),
    key(Board, "Home", Command::Step(Step::First), Line::Rows)
        .control()
        .named("first-cell"),
    key(Board, "End", Command::Step(Step::Last), Line::Rows)
        .control()
        .named("last-cell"),
    key(Board, "Enter", Command::Browser, Line::Enter),
    key(Play, "Escape", Command::Cancel, Line::Cancel).named("cancel"),
    // Before the key that goes back to where a piece fits.
    key(Play, "p", Command::Pass, Line::Pass)
        .shift(true)
        .named("pass"),
    key(Board, "n", Command::NextFit(1), Line::Fits).named("next-fit"),
    key(Board, "p", Command::NextFit(-1), Line::Fits).named("previous-fit"),
    key(Play, "1 … 9", Command::Choose, Line::Choices)
        .character()
        .named("choices"),
    key(Play, " ", Command::ChooseNone, Line::Choices).named("no-choice"),
    key(Play, "Enter", Command::ConfirmChoice, Line::Choices).named("confirm-choice"),
    // Before the keys of pieces, which are also letters.
    key(Review, "b", Command::NextFault(Glyph::Blunder), Line::Faults)
        .shift(false)
        .named("next-blunder"),
    key(Review, "m", Command::NextFault(Glyph::Mistake), Line::Faults)
        .shift(false)
        .named("next-mistake"),
    key(Review, "i", Command::NextFault(Glyph::Dubious), Line::Faults)
        .shift(false)
        .named("next-inaccuracy"),
    key(Review, "c", Command::ThisMove, Line::ThisMove)
        .shift(false)
        .named("this-move"),
    key(Review, "ArrowUp", Command::ChooseWay(-1), Line::Ways)
        .shift(false)
        .named("way-before"),
    key(Review, "ArrowDown", Command::ChooseWay(1), Line::Ways)
        .shift(false)
        .named("way-after"),
    key(Review, "ArrowLeft", Command::ToBranch(-1), Line::Branches)
        .shift(true)
        .named("branch-before"),
    key(Review, "ArrowRight", Command::ToBranch(1), Line::Branches)
        .shift(true)
        .named("branch-after"),
    key(Play, "b w", Command::Place, Line::Pieces)
        .character()
        .shift(false)
        .named("pieces"),
    key(Play, "r", Command::RotatePiece(1), Line::Rotate)
        .shift(false)
        .named("rotate-piece"),
    key(Play, "r", Command::RotatePiece(-1), Line::Rotate)
        .shift(true)
        .named("rotate-piece-back"),
    key(Play, "h x f k ,", Command::Switch, Line::Switches)
        .character()
        .shift(false)
        .named("switches"),
    key(Play, "h", Command::Hint, Line::Hint)
        .shift(true)
        .named("hint"),
    key(Play, ".", Command::MoveNow, Line::MoveNow).named("move-now"),
    key(Play, "t", Command::Supply, Line::Supply)
        .shift(false)
        .named("supply"),
    key(Play, "t", Command::ShowText, Line::Text)
        .shift(true)
        .named("text"),
    // A letter alone begins the name of a cell; with Shift it asks about the board.
    key(Board, "o", Command::Ask(Query::Here), Line::Here)
        .shift(true)
        .named("here"),
    key(Board, "l", Command::Ask(Query::LastMove), Line::LastMove)
        .shift(true)
        .named("last-move"),
    key(Board, "m", Command::Ask(Query::LegalMoves), Line::LegalMoves)
        .shift(true)
        .named("legal-moves"),
    key(Board, "x", Command::Ask(Query::Scan), Line::Scan)
        .shift(true)
        .named("scan"),
    key(Board, "s", Command::Ask(Query::Score), Line::Score)
        .shift(true)
        .named("score"),
    key(Board, "v", Command::Ask(Query::Estimate), Line::Estimate)
        .shift(true)
        .named("estimate"),
    key(Board, "g", Command::Ask(Query::BestMove), Line::BestMove)
        .shift(true)
        .named("best-move"),
    key(Play, "l", Command::LastTiles, Line::LastTiles)
        .shift(false)
        .named("last-tiles"),
    key(Play, "/", Command::EnterMove, Line::EnterMove).named("enter-move"),
    key(Board, "d 5, −1_0", Command::TypeCell, Line::Type)
        .character()
        .named("cell-names"),
    key(Play, "u", Command::Undo, Line::Undo).named("undo"),
    key(Play, "z", Command::Undo, Line::Undo)
        .control()
        .shift(false)
        .named("undo-2"),
    key(Play, "z", Command::Redo, Line::Redo)
        .control()
        .shift(true)
        .named("redo"),
    key(Play, "y", Command::Redo, Line::Redo)
        .control()
        .named("redo-2"),
    key(BesideBoard, "ArrowLeft", Command::GoBy(-1), Line::Steps).named("back"),
    key(BesideBoard, "ArrowRight", Command::GoBy(1), Line::Steps).named("forward"),
    key(BesideBoard, "Home", Command::ToStart, Line::Steps).named("to-start"),
    key(BesideBoard, "End", Command::ToEnd, Line::Steps).named("to-end"),
    key(Play, "{", Command::RotateBoard(-1), Line::RotateBoard).named("rotate-board-back"),
    key(Play, "}", Command::RotateBoard(1), Line::RotateBoard).named("rotate-board"),
    // Braces need a third level on many keyboards; on some Macs that is Alt, which is the browser's.
    key(Play, "<", Command::RotateBoard(-1), Line::RotateBoard).named("rotate-board-back-2"),
    key(Play, ">", Command::RotateBoard(1), Line::RotateBoard).named("rotate-board-2"),
    // On the page of a review, before the keys that zoom.
    key(BesideBoard, "e", Command::Analyse, Line::Analyse).named("analyse"),
    key(BesideBoard, "+", Command::Deeper, Line::Deeper).named("deeper"),
    key(BesideBoard, "o", Command::NextOverlay, Line::Overlay)
        .shift(false)
        .named("next-overlay"),
    key(Play, "+", Command::Zoom(1), Line::Zoom).named("zoom-in"),
    key(Play, "=", Command::Zoom(1), Line::Zoom).named("zoom-in-2"),
    key(Play, "-", Command::Zoom(-1), Line::Zoom).named("zoom-out"),
    key(Play, "0", Command::Fit, Line::Zoom).named("fit"),
    key(BesideBoard, "w", Command::Pan(0, -1), Line::Pan).named("pan-up"),
    key(BesideBoard, "a", Command::Pan(-1, 0), Line::Pan).named("pan-left"),
    key(BesideBoard, "s", Command::Pan(0, 1), Line::Pan).named("pan-down"),
    key(BesideBoard, "d", Command::Pan(1, 0), Line::Pan).named("pan-right"),
    // After the key that moves a board of tiles.
    key(BesideBoard, "s", Command::Share, Line::Share)
        .shift(false)
        .named("share"),
    key(Play, "z", Command::BoardOnly, Line::BoardOnly).named("board-only"),
    key(Play, "n", Command::NewGame, Line::NewGame).named("new-game"),
    key(Anywhere, "?", Command::Help, Line::Help).named("help"),
];

/// The commands of a key, in the order in which they are tried; those of keys that somebody has `changed` come first. Keys
/// that are pressed without Control work at the board always, and elsewhere only where `shortcuts` are on; Escape works
/// everywhere.
pub fn commands<'a>(
    press: Press<'a>,
    focus: Focus,
    shortcuts: bool,
    changed: &'a [KeySetting],
) -> impl Iterator<Item = Command> {
    let matching = move |is_changed: bool| {
        KEYMAP.iter().filter(move |binding| {
            let free = focus.at_board || press.control || binding.command == Command::Cancel;
            let setting = setting_of(binding, changed);
            let is_pressed = match setting {
                Some(setting) => binding.context.holds(focus) && setting.matches(press),
                None => binding.matches(press, focus),
            };
            setting.is_some() == is_changed && (free || shortcuts) && is_pressed
        })
    };
    let in_order = matching(true).chain(matching(false));
    in_order
        .map(|binding| binding.command)
        .filter(|command| *command != Command::Browser)
}

/// Whether a command works on every page, not only on the play page.
pub fn works_anywhere(command: Command) -> bool {
    KEYMAP
        .iter()
        .any(|binding| binding.command == command && binding.context == Context::Anywhere)
}
