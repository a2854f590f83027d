//! What a key of the keymap means for the game that is shown.

use super::message::{PlayMsg, Pointer};
use super::state::PlayState;
use super::view;
use crate::keymap::Command;
use crate::message::Msg;
use crate::review::{AnalysisMsg, ReviewMsg};
use crate::shell::Shell;
use tessera_protocol::assessment::PASS;

/// The message of a command that a key has given; `None` where the command has nothing to do, or is about the view and
/// not about the game.
pub fn key_message(command: Command, key: &str, state: &PlayState, shell: &Shell) -> Option<Msg> {
    let panel = || view::panel(state, shell);
    let has_key = |own: char| key.chars().eq([own]);
    let msg = match command {
        Command::Cancel => PlayMsg::Cancel,
        Command::Undo => PlayMsg::Undo,
        Command::Redo => PlayMsg::Redo,
        Command::GoBy(plies) => PlayMsg::GoTo(state.game.ply().saturating_add_signed(plies.into())),
        Command::ToStart => PlayMsg::GoTo(0),
        Command::ToEnd => PlayMsg::GoTo(usize::MAX),
        Command::BoardOnly => PlayMsg::BoardOnly(!shell.board_only),
        Command::RotateBoard(steps) => PlayMsg::RotateBoard(steps),
        Command::RotatePiece(step) => state.can_rotate().then_some(PlayMsg::RotatePiece(step))?,
        Command::MoveNow => state.thinking.as_ref().map(|_| PlayMsg::MoveNow)?,
        Command::Choose => {
            let offers = panel().offers;
            let chosen = offers.into_iter().find(|row| row.key.is_some_and(has_key))?;
            PlayMsg::Choose(chosen.name)
        }
        Command::ChooseNone => {
            let offers = panel().offers;
            let none = offers.iter().find(|row| row.leaves_marks_out)?;
            // What waits to be confirmed is not thrown away.
            let waiting = offers.iter().find(|row| row.is_chosen);
            PlayMsg::Choose(waiting.unwrap_or(none).name.clone())
        }
        Command::ConfirmChoice => {
            let waiting = panel().offers.into_iter().find(|row| row.is_chosen)?;
            PlayMsg::Choose(waiting.name)
        }
        Command::Pass => {
            let is_offered = panel().offers.iter().any(|row| row.name == PASS);
            is_offered.then(|| PlayMsg::Choose(PASS.to_owned()))?
        }
        Command::Hint => state.can_hint().then_some(PlayMsg::Hint)?,
        Command::Place => {
            let pieces = state.game.table().pieces();
            let piece = pieces.iter().find(|piece| key == piece.name)?;
            let cell = state.asked_piece_at().or(state.hover)?;
            let can = state.game.persons_turn() && state.ghost.is_none();
            can.then(|| PlayMsg::Place(cell, piece.name.to_owned(), Pointer::Key))?
        }
        Command::Switch => {
            let switches = panel().overlays;
            let switch = switches.into_iter().find(|row| has_key(row.key))?;
            PlayMsg::Toggle(switch.switch)
        }
        Command::Share => PlayMsg::Share,
        Command::Analyse => return analysis(AnalysisMsg::Switch, state),
        Command::Deeper => return analysis(AnalysisMsg::Deeper, state),
        Command::NextOverlay => return analysis(AnalysisMsg::NextOverlay, state),
        Command::NewGame => return Some(Msg::SetUp(state.game.id)),
        // They are about variations.
        Command::ChooseWay(_) | Command::ToBranch(_) | Command::NextFault(_) | Command::ThisMove => {
            return None;
        }
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

/// A message about the analysis of the position, where that can be analysed.
fn analysis(msg: AnalysisMsg, state: &PlayState) -> Option<Msg> {
    state
        .game
        .mode
        .is_study()
        .then_some(Msg::Review(ReviewMsg::Analysis(msg)))
}
