//! What a frame lets through: messages that can do something in it, and effects that stay within it.

use super::state::{Embed, EmbedMsg};
use crate::message::{Effect, Msg};
use crate::model::{Model, OpenPage};
use crate::play::{BoardMsg, PlayMsg};
use crate::player::Player;
use crate::puzzle::PuzzleMsg;
use tessera_core::game::Seat;

impl Model {
    /// Whether a message can do something in the frame: in a game that is only looked at, what shows another position or
    /// tells something.
    pub(super) fn admits(&self, msg: &Msg) -> bool {
        let is_puzzle = self.puzzle_page().is_some();
        let plays = is_puzzle || self.board().is_some_and(|board| board.game.mode.takes_moves());
        match msg {
            Msg::Puzzle(PuzzleMsg::Day(_) | PuzzleMsg::Fetched(..)) => true,
            Msg::Puzzle(PuzzleMsg::Hint | PuzzleMsg::TryAgain | PuzzleMsg::Solution | PuzzleMsg::Restart) => {
                is_puzzle
            }
            Msg::Embed(EmbedMsg::Open(_)) | Msg::Shown | Msg::Dismiss | Msg::InPage(_) => true,
            Msg::Embed(_) => self.shell.embed.is_some(),
            Msg::Rematch => plays && !is_puzzle,
            Msg::Board(msg) => match msg {
                BoardMsg::GoTo(_)
                | BoardMsg::RotateBoard(_)
                | BoardMsg::Ask(..)
                | BoardMsg::Hover(_)
                | BoardMsg::Cancel
                | BoardMsg::ShowScoringStep(_) => true,
                BoardMsg::CopyText
                | BoardMsg::TextCopied(_)
                | BoardMsg::Copied
                | BoardMsg::NotCopied(_)
                | BoardMsg::BoardOnly(_)
                | BoardMsg::Beside(_)
                | BoardMsg::Tab(_) => false,
                _ => plays,
            },
            Msg::Play(msg) => match msg {
                PlayMsg::Seat(..) | PlayMsg::Invite | PlayMsg::Hint => false,
                _ => plays,
            },
            Msg::Engine(_) => plays,
            _ => false,
        }
    }
}

impl OpenPage {
    /// Whether an engine may think in a frame.
    pub(super) fn may_think(&self, embed: &Embed) -> bool {
        let state = match self {
            OpenPage::Play(state) => state,
            OpenPage::Puzzle(_) => return true,
            _ => return false,
        };
        let is_machine = |seat: Seat| matches!(state.board.game.players[seat], Player::Machine(_));
        embed.options.engine || state.board.game.seats().any(is_machine)
    }
}

/// Whether an effect stays within the frame: it stores nothing, writes no address and leads nowhere.
pub(super) fn stays_within(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Ask(_)
            | Effect::Stop(_)
            | Effect::Drop
            | Effect::Rest
            | Effect::After(..)
            | Effect::Say(_)
            | Effect::Alert(_)
            | Effect::Post(_)
            | Effect::AskDay
            | Effect::FetchPuzzles(_)
            // The frame keeps them in memory and shows the theme.
            | Effect::KeepSettings(_)
    )
}
