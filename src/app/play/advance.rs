//! From one position to the next: a move is played, or another ply of the line is looked at.

use super::state::PlayState;
use super::view;
use crate::app::live_game::LiveGame;
use crate::app::message::Effect;
use crate::app::notice::Notice;
use crate::app::saved_game::SavedGame;
use crate::app::shell::Shell;
use crate::play::LINK_LIMIT;

/// From how many bytes on a record is said to be nearly too long for a link.
const NEARLY_TOO_LONG: usize = LINK_LIMIT * 9 / 10;

impl PlayState {
    pub(super) fn play(&mut self, shell: &mut Shell, name: &str) -> Vec<Effect> {
        let by_person = self.game.persons_turn();
        let before = self.game.record().to_string().len();
        if let Err(fault) = self.game.play(name) {
            return vec![Effect::Alert(shell.notify(Notice::NotLegal(fault)))];
        }
        let nearly = NEARLY_TOO_LONG;
        let grew_long = before < nearly && self.game.record().to_string().len() >= nearly;
        let went_on = by_person && self.game.was_forced();
        self.cancel(shell.is_touch);
        self.facing = 0;
        self.supply = None;
        self.scoring_step = None;
        let notice = grew_long.then_some(Notice::NearlyTooLong);
        shell.notice = notice.or(went_on.then_some(Notice::TurnWentOn));
        // Nothing is hovered until the pointer moves again: the board has changed under it.
        self.hover = None;
        self.thinking = None;
        self.paused = false;
        self.settle(shell)
    }

    /// After the position has changed: writes the address, stores the game, has the news read aloud, and asks the
    /// engine if it is to move.
    pub(in crate::app) fn settle(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let mut effects = vec![Effect::Go(self.address(), false), self.keep(shell)];
        self.keep_hover(shell.is_touch);
        let news = view::news(self, shell);
        effects.push(if self.game.over() {
            Effect::Alert(news)
        } else {
            Effect::Say(news)
        });
        effects.extend(self.think(shell));
        effects
    }

    /// Keeps the game on the device.
    pub(super) fn keep(&self, shell: &mut Shell) -> Effect {
        let saved = SavedGame::of(&self.game, &self.slot, shell.language);
        shell.saved.keep(saved.clone());
        Effect::Keep(saved)
    }

    /// The game as the device keeps it, with its picture; `None` if the device does not keep it.
    pub(in crate::app) fn pictured(&self, shell: &Shell) -> Option<SavedGame> {
        let game = &self.game;
        let kept = shell.saved.find(self.slot.id)?;
        Some(SavedGame {
            picture: Some(game.table().scene().drawing()),
            ..SavedGame::of(game, &self.slot, shell.language)
        })
        .filter(|_| kept.begun)
    }

    /// Looks at another ply, if `step` finds one.
    pub(super) fn look(
        &mut self,
        shell: &mut Shell,
        step: impl FnOnce(&mut LiveGame) -> bool,
    ) -> Vec<Effect> {
        if !step(&mut self.game) {
            return Vec::new();
        }
        self.game.carry_on();
        // Whoever steps through a game between engines wants to look at it.
        self.paused = !self.game.persons_turn();
        self.cancel(shell.is_touch);
        self.thinking = None;
        self.scoring_step = None;
        self.last_report = None;
        shell.notice = None;
        let mut effects = vec![Effect::Drop];
        effects.extend(self.settle(shell));
        effects
    }
}
