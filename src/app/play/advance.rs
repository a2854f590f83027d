//! From one position to the next: a move is played, or another ply of the line is looked at.

use super::state::PlayState;
use super::view;
use crate::app::live_game::LiveGame;
use crate::app::message::Effect;
use crate::app::notice::Notice;
use crate::app::session::Session;
use crate::app::shell::Shell;

impl PlayState {
    pub(super) fn play(&mut self, shell: &mut Shell, name: &str) -> Vec<Effect> {
        let by_person = self.game.persons_turn();
        if let Err(fault) = self.game.play(name) {
            let notice = Notice::NotLegal(fault);
            let text = notice.text(shell.language);
            shell.notice = Some(notice);
            return vec![Effect::Alert(text)];
        }
        let went_on = by_person && self.game.was_forced();
        self.cancel(shell.is_touch);
        self.facing = 0;
        self.supply = None;
        self.scoring_step = None;
        shell.notice = went_on.then_some(Notice::TurnWentOn);
        // Nothing is hovered until the pointer moves again: the board has changed under it.
        self.hover = None;
        self.thinking = None;
        self.paused = false;
        self.settle(shell)
    }

    /// After the position has changed: writes the address, stores the game, has the news read aloud, and asks the
    /// engine if it is to move.
    pub(in crate::app) fn settle(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let session = Session::of(&self.game);
        let mut effects = vec![
            Effect::Go(session.record.clone(), false),
            Effect::Keep(session.clone()),
        ];
        shell.session = Some(session);
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
