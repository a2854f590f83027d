//! What becomes of a message to the play page.

use super::board::Armed;
use super::board_message::BoardMsg;
use super::message::{EngineMsg, PlayMsg};
use super::response::Response;
use super::retry::Retry;
use super::state::{OpenQuestion, PlayState};
use super::view;
use crate::by_link::{ByLinkMsg, ends_sketch};
use crate::live_game::LiveGame;
use crate::message::{ARMED_MILLIS, Effect};
use crate::player::Player;
use crate::share::ShareMsg;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::game::{BySeat, Seat};
use tessera_games::play::RESIGN;

impl PlayState {
    /// Takes in what happened and returns what the browser has to do.
    pub fn update(&mut self, shell: &mut Shell, msg: PlayMsg) -> Vec<Effect> {
        if self.sketch.is_some() && ends_sketch(&msg) {
            let mut effects = self.end_sketch(shell);
            effects.extend(self.update(shell, msg));
            return effects;
        }
        match msg {
            PlayMsg::Hint => self.ask_hint(shell),
            PlayMsg::Resign => self.resign(shell),
            PlayMsg::TakeBack => match self.retry_offer().map(|offer| offer.ply) {
                Some(ply) => self.look(shell, true, |game| {
                    game.go_to(ply);
                    true
                }),
                None => Vec::new(),
            },
            PlayMsg::KeepMove => {
                self.retry.take_if(|retry| matches!(retry, Retry::Offered(_)));
                Vec::new()
            }
            PlayMsg::Invite => self.invite(shell),
            PlayMsg::Seat(seat, player) => self.change_player(shell, seat, player),
            PlayMsg::ByLink(msg) => self.update_by_link(shell, msg),
            PlayMsg::MoveNow => {
                if let Some(open) = self.thinking.as_ref().filter(|open| open.is_answered) {
                    return self.play_answer(shell, open.id);
                }
                let thinking = self.thinking.as_ref().map(|open| open.id);
                let open = thinking.or(self.checking().map(|check| check.id));
                open.map(Effect::Stop).into_iter().collect()
            }
            PlayMsg::StopThinking => {
                self.paused = true;
                self.forget_question();
                self.end_check();
                let stopped = PlayWords::of(shell.language).stopped;
                vec![Effect::Drop, Effect::Say(stopped.into())]
            }
            PlayMsg::GoOn => {
                self.paused = false;
                shell.notice = None;
                let game = &mut self.board.game;
                game.go_to(game.line().len());
                game.carry_on();
                let ply = game.ply();
                self.settle(shell, ply, false)
            }
            PlayMsg::Announced(id) => self.play_answer(shell, id),
        }
    }

    /// Takes in what the engine says about the question that was put to it.
    pub(crate) fn on_engine(&mut self, shell: &mut Shell, msg: EngineMsg) -> Vec<Effect> {
        match msg {
            EngineMsg::SoFar(report) => {
                let is_open = |open: &&mut OpenQuestion| open.id == report.id && !open.is_answered;
                if let Some(open) = self.thinking.as_mut().filter(is_open) {
                    open.report = report;
                }
                Vec::new()
            }
            EngineMsg::Final(report) => self.answered(shell, report),
            EngineMsg::Refused(id, why) => self.refused(shell, id, why),
        }
    }

    /// Takes in what happened on the board.
    pub fn update_board(&mut self, shell: &mut Shell, msg: BoardMsg) -> Vec<Effect> {
        let words = PlayWords::of(shell.language);
        match msg {
            BoardMsg::Undo if self.board.is_begun() => {}
            BoardMsg::Undo if self.board.is_last_unsent() => {
                return self.update_by_link(shell, ByLinkMsg::TakeBack);
            }
            BoardMsg::Undo => return self.walk(shell, LiveGame::undo, words.nothing_to_undo),
            BoardMsg::Redo => return self.walk(shell, LiveGame::redo, words.nothing_to_redo),
            BoardMsg::GoTo(ply) => {
                return self.look(shell, false, |game| {
                    let from = game.ply();
                    game.go_to(ply);
                    from != game.ply()
                });
            }
            // What the engine thinks, the page knows.
            BoardMsg::Ask(query, cell) => {
                let known = view::engine_answer(self, shell, query);
                return self.board.ask(shell, query, cell, known);
            }
            BoardMsg::CopyText => {
                let text = view::text(&self.board, self.doing(), shell);
                return vec![Effect::CopyText(text.plain)];
            }
            BoardMsg::Copied | BoardMsg::NotCopied(_) => {
                let mut effects = self.end_sketch(shell);
                effects.extend(self.sent(shell));
                effects.extend(self.board.act(shell, msg));
                return effects;
            }
            _ => {}
        }
        let Response { mut effects, plays } = self.board.update(shell, msg);
        if let Some(name) = plays {
            effects.extend(self.play(shell, &name));
        }
        effects
    }

    /// Takes in what happened in the dialog in which the game is shared. Moves that are only tried are not.
    pub(crate) fn share(&mut self, shell: &mut Shell, msg: ShareMsg) -> Vec<Effect> {
        let mut effects = self.end_sketch(shell);
        effects.extend(match msg {
            // No other program took the link of a game by link: it is copied.
            ShareMsg::NotSent if self.board.share.is_none() && self.is_sending => {
                self.update_by_link(shell, ByLinkMsg::Copy)
            }
            msg => self.board.update_share(shell, msg),
        });
        effects
    }

    /// Undoes or redoes moves, or says that there are none.
    fn walk(
        &mut self,
        shell: &mut Shell,
        step: fn(&mut LiveGame) -> bool,
        nothing: &'static str,
    ) -> Vec<Effect> {
        // What was sent to a friend is not taken back, only looked at.
        let is_told = self.board.by_link().is_none();
        let effects = self.look(shell, is_told, step);
        if effects.is_empty() {
            vec![Effect::Say(nothing.to_owned())]
        } else {
            effects
        }
    }

    /// What follows once the link of a game by link that was about to be sent is there to be sent.
    fn sent(&mut self, shell: &mut Shell) -> Vec<Effect> {
        if std::mem::take(&mut self.is_sending) && self.board.share.is_none() {
            self.told(shell)
        } else {
            Vec::new()
        }
    }

    fn resign(&mut self, shell: &mut Shell) -> Vec<Effect> {
        if !self.is_asked() {
            return Vec::new();
        }
        if self.board.armed != Some(Armed::Resignation) {
            self.board.armed = Some(Armed::Resignation);
            let words = PlayWords::of(shell.language);
            return vec![
                Effect::After(ARMED_MILLIS, BoardMsg::Disarm.into()),
                Effect::Say(words.press_again_to_resign.into()),
            ];
        }
        self.play(shell, RESIGN)
    }

    #[inline(never)]
    fn change_player(&mut self, shell: &mut Shell, seat: Seat, player: Player) -> Vec<Effect> {
        if self.board.by_link().is_some() {
            return Vec::new();
        }
        self.board.game.players[seat] = player;
        self.board.invited.clear();
        self.forget_question();
        self.retry = None;
        self.paused = false;
        self.board.cancel(shell.is_touch);
        // The address says who plays.
        let mut effects = vec![Effect::Drop, Effect::Go(self.address(), false), self.keep(shell)];
        effects.extend(self.think(shell));
        effects
    }

    /// Gives the seats to the engines that played there before the game was shared.
    #[inline(never)]
    fn invite(&mut self, shell: &mut Shell) -> Vec<Effect> {
        // Whoever plays on is not the person of the link.
        self.board.game.names = BySeat::default();
        self.board.named_by_link = false;
        for (seat, level) in std::mem::take(&mut self.board.invited) {
            self.board.game.players[seat] = Player::Machine(level);
        }
        self.paused = false;
        self.board.cancel(shell.is_touch);
        let ply = self.board.game.ply();
        self.settle(shell, ply, false)
    }
}
