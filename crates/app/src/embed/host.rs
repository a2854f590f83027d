//! Handles the messages of the host page.

use super::address::EmbedSubject;
use super::host_message::{HostMessage, Jump};
use super::options::EmbedMode;
use super::update::error;
use crate::link::Link;
use crate::live_game::LiveGame;
use crate::message::Effect;
use crate::model::{Model, OpenPage};
use crate::play::BoardMsg;
use crate::route::LinkFault;

impl Model {
    /// Does what the host wants.
    pub(super) fn on_host_message(&mut self, message: HostMessage) -> Vec<Effect> {
        match message {
            HostMessage::GoTo(jump) => {
                let ply = self.board().map_or(0, |board| board.game.ply());
                let ply = match jump {
                    Jump::Ply(ply) => ply,
                    Jump::First => 0,
                    Jump::Prev => ply.saturating_sub(1),
                    Jump::Next => ply + 1,
                    Jump::Last => usize::MAX,
                };
                self.update(BoardMsg::GoTo(ply))
            }
            HostMessage::Flip => {
                let steps = self
                    .board()
                    .map_or(1, |board| board.game.table().rotation_steps());
                match steps {
                    0 | 1 => Vec::new(),
                    steps => self.update(BoardMsg::RotateBoard((steps / 2) as i8)),
                }
            }
            HostMessage::SetRecord(text) => match EmbedSubject::parse(&text, Link::parse) {
                // What is refused changes nothing.
                Ok(EmbedSubject::Game(link)) => match LiveGame::view(&link.record, self.shell.language) {
                    Ok(_) => {
                        self.leave_game();
                        self.show(&link)
                    }
                    Err(fault) => {
                        let fault = LinkFault::Unplayable(fault);
                        vec![error(fault.text(self.shell.language))]
                    }
                },
                Ok(EmbedSubject::Study(digits, ply)) => {
                    let before = self.shell.embed.clone();
                    self.leave_game();
                    self.show_study(&digits, ply).unwrap_or_else(|fault| {
                        self.shell.embed = before;
                        vec![error(fault.text(self.shell.language))]
                    })
                }
                // Whether there is such a puzzle, its file says; the board stays until then.
                Ok(EmbedSubject::Puzzle(address)) if self.board().is_some() => self.fetch_puzzle(address),
                Ok(puzzle) => self.show_subject(&puzzle),
                Err(fault) => vec![error(fault.text(self.shell.language))],
            },
            HostMessage::Rest => {
                if let Some(embed) = &mut self.shell.embed {
                    embed.is_active = false;
                }
                let effects = self.give_up_thinking();
                if let OpenPage::Play(state) = &mut self.page {
                    // It thinks again after the next move, or at the press of its button.
                    state.paused = !state.board.game.persons_turn();
                }
                effects
            }
        }
    }

    /// Readies the frame for another game than it shows, in the mode that the address asks for.
    fn leave_game(&mut self) {
        if let Some(embed) = &mut self.shell.embed {
            embed.mode = match embed.options.mode {
                EmbedMode::Puzzle => EmbedMode::default(),
                mode => mode,
            };
            (embed.left, embed.study, embed.loading) = (None, None, None);
        }
    }
}
