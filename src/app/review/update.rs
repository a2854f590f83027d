//! What becomes of a message to the review page.

use super::message::{Jump, ReviewMsg};
use super::state::ReviewState;
use super::view;
use crate::app::message::Effect;
use crate::app::play::PlayMsg;
use crate::app::shell::Shell;

impl ReviewState {
    /// Takes in what happened and returns what the browser has to do.
    pub fn update(&mut self, shell: &mut Shell, msg: ReviewMsg) -> Vec<Effect> {
        match msg {
            ReviewMsg::Go(jump) => {
                let ply = self.board.game.ply();
                let to = match jump {
                    Jump::Start => 0,
                    Jump::Back => ply.saturating_sub(1),
                    Jump::Forward => ply + 1,
                    Jump::End => usize::MAX,
                };
                self.play(shell, PlayMsg::GoTo(to))
            }
            ReviewMsg::Analysis(msg) => self.analyse(shell, msg),
            ReviewMsg::Seek(ply) => self.seek(shell, ply),
            ReviewMsg::Scrub(ply) => {
                let mut effects = self.seek(shell, ply);
                effects.retain(|effect| !matches!(effect, Effect::Say(_)));
                effects
            }
            ReviewMsg::ShowTable(is_table) => {
                self.is_table = is_table;
                Vec::new()
            }
            // They belong to the model, which has the review of the game.
            ReviewMsg::ToVerdict(..) | ReviewMsg::NextFault => Vec::new(),
            // It belongs to the model: another page is opened.
            ReviewMsg::PlayFromHere => Vec::new(),
        }
    }

    /// Takes in what happened on the board. What needs an opponent or ends a game has no effect here.
    pub fn play(&mut self, shell: &mut Shell, msg: PlayMsg) -> Vec<Effect> {
        let msg = match msg {
            PlayMsg::Undo => PlayMsg::GoTo(self.board.game.ply().saturating_sub(1)),
            PlayMsg::Redo => PlayMsg::GoTo(self.board.game.ply() + 1),
            PlayMsg::Hint
            | PlayMsg::Resign
            | PlayMsg::Invite
            | PlayMsg::Seat(..)
            | PlayMsg::MoveNow
            | PlayMsg::StopThinking
            | PlayMsg::GoOn
            | PlayMsg::SoFar(_)
            | PlayMsg::Final(_)
            | PlayMsg::Refused(..) => return Vec::new(),
            msg => msg,
        };
        let before = self.board.game.revision();
        let mut effects = self.board.update(shell, msg);
        if self.board.game.revision() != before {
            effects.extend(self.settle(shell));
        }
        effects
    }

    /// After another position is shown: writes the address, and has it read aloud where that is.
    pub(super) fn settle(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let mut effects = vec![Effect::Go(self.address(), false)];
        let news = view::news(self, shell);
        effects.extend((!news.is_empty()).then_some(Effect::Say(news)));
        effects.extend(self.position_changed(shell));
        effects
    }
}
