//! What a key of the keymap means on a board.

use super::board::Board;
use super::board_message::{BoardMsg, Pointer};
use super::view;
use crate::keymap::Command;
use crate::message::Msg;
use crate::share::ShareMsg;
use crate::shell::Shell;
use tessera_protocol::assessment::PASS;

/// The message of a command that a key has given on a page with a board; `None` where the command has nothing to do, is about the
/// view and not about the game, or means something on some pages only.
pub fn key_message(command: Command, key: &str, state: &Board, shell: &Shell) -> Option<Msg> {
    let has_key = |own: char| key.chars().eq([own]);
    let msg = match command {
        Command::Cancel => BoardMsg::Cancel,
        Command::Undo => BoardMsg::Undo,
        Command::Redo => BoardMsg::Redo,
        Command::GoBy(plies) => BoardMsg::GoTo(state.game.ply().saturating_add_signed(plies.into())),
        Command::ToStart => BoardMsg::GoTo(0),
        Command::ToEnd => BoardMsg::GoTo(usize::MAX),
        Command::BoardOnly => BoardMsg::BoardOnly(!shell.board_only),
        Command::RotateBoard(steps) => BoardMsg::RotateBoard(steps),
        Command::RotatePiece(step) => state.can_rotate().then_some(BoardMsg::RotatePiece(step))?,
        Command::Choose => {
            let offers = view::open_choices(state, shell);
            let chosen = offers.into_iter().find(|row| row.key.is_some_and(has_key))?;
            BoardMsg::Choose(chosen.name)
        }
        Command::ChooseNone => {
            let offers = view::open_choices(state, shell);
            let none = offers.iter().find(|row| row.leaves_marks_out)?;
            // What waits to be confirmed is not thrown away.
            let waiting = offers.iter().find(|row| row.is_chosen);
            BoardMsg::Choose(waiting.unwrap_or(none).name.clone())
        }
        Command::ConfirmChoice => {
            let waiting = view::open_choices(state, shell)
                .into_iter()
                .find(|row| row.is_chosen)?;
            BoardMsg::Choose(waiting.name)
        }
        Command::Pass => {
            let is_offered = view::open_choices(state, shell)
                .iter()
                .any(|row| row.name == PASS);
            is_offered.then(|| BoardMsg::Choose(PASS.to_owned()))?
        }
        Command::Place => {
            let pieces = state.game.table().pieces();
            let piece = pieces.iter().find(|piece| key == piece.name)?;
            let cell = state.asked_piece_at().or(state.hover)?;
            let can = state.game.persons_turn() && state.ghost.is_none();
            can.then(|| BoardMsg::Place(cell, piece.name.to_owned(), Pointer::Key))?
        }
        Command::Switch => {
            let switches = view::overlays(state, shell);
            let switch = switches.into_iter().find(|row| has_key(row.key))?;
            BoardMsg::Toggle(switch.switch)
        }
        Command::Share => return Some(ShareMsg::Open.into()),
        Command::NewGame => return Some(Msg::SetUp(state.game.id)),
        // They are about the engine of the play page.
        Command::MoveNow | Command::Hint => return None,
        // They are about the analysis and the variations of a review.
        Command::Analyse
        | Command::Deeper
        | Command::NextOverlay
        | Command::ChooseWay(_)
        | Command::ToBranch(_)
        | Command::NextFault(_)
        | Command::ThisMove => return None,
        Command::Browser
        | Command::Step(_)
        | Command::NextFit(_)
        | Command::Supply
        | Command::TypeCell
        | Command::Zoom(_)
        | Command::Fit
        | Command::Pan(..)
        | Command::Ask(_)
        | Command::LastTiles
        | Command::EnterMove
        | Command::ShowText
        | Command::Help => return None,
    };
    Some(msg.into())
}
