//! What a frame lets through: messages that can do something in it, and effects that stay within it.

use super::state::{Embed, EmbedMsg};
use crate::message::{Effect, Msg};
use crate::model::{Model, OpenPage};
use crate::play::PlayMsg;
use crate::player::Player;
use crate::puzzle::PuzzleMsg;
use tessera_core::game::Seat;

impl Model {
    /// Whether a message can do something in the frame: in a game that is only looked at, what shows another position or
    /// tells something.
    pub(super) fn admits(&self, msg: &Msg) -> bool {
        let is_puzzle = self.puzzle_page().is_some();
        let plays = is_puzzle || self.play().is_some_and(|state| state.game.mode.takes_moves());
        match msg {
            Msg::Puzzle(PuzzleMsg::Day(_) | PuzzleMsg::Fetched(..)) => true,
            Msg::Puzzle(PuzzleMsg::TryAgain | PuzzleMsg::Solution | PuzzleMsg::Restart) => is_puzzle,
            Msg::Embed(EmbedMsg::Open(_)) | Msg::Shown | Msg::Dismiss | Msg::InPage(_) => true,
            Msg::Embed(_) => self.shell.embed.is_some(),
            Msg::Rematch => plays && !is_puzzle,
            Msg::Play(msg) => match msg {
                PlayMsg::GoTo(_)
                | PlayMsg::RotateBoard(_)
                | PlayMsg::Ask(..)
                | PlayMsg::Hover(_)
                | PlayMsg::Cancel
                | PlayMsg::ShowScoringStep(_) => true,
                PlayMsg::Share
                | PlayMsg::CopyText
                | PlayMsg::TextCopied(_)
                | PlayMsg::Copied
                | PlayMsg::NotCopied(_)
                | PlayMsg::Seat(..)
                | PlayMsg::Invite
                | PlayMsg::BoardOnly(_)
                | PlayMsg::Beside(_)
                | PlayMsg::Tab(_) => false,
                PlayMsg::Hint => is_puzzle,
                _ => plays,
            },
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
        let is_machine = |seat: Seat| matches!(state.game.players[seat], Player::Machine(_));
        embed.options.engine || state.game.seats().any(is_machine)
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
