//! From one position to the next: a move is played, or another ply of the line is looked at.

use rand::RngExt;

use super::state::PlayState;
use super::view;
use crate::live_game::LiveGame;
use crate::message::Effect;
use crate::notice::Notice;
use crate::saved_game::{SaveId, SaveSlot, SavedGame};
use crate::shell::Shell;
use tessera_games::play::LINK_LIMIT;

/// From how many bytes on a record is said to be nearly too long for a link.
const NEARLY_TOO_LONG: usize = LINK_LIMIT * 9 / 10;

impl PlayState {
    /// Plays a move of the position that is shown, or makes a draw, by its name.
    pub(crate) fn play(&mut self, shell: &mut Shell, name: &str) -> Vec<Effect> {
        if let Some(notice) = self.board.why_fixed() {
            return vec![Effect::Alert(shell.notify(notice))];
        }
        let game = &self.board.game;
        let (mover, by_person) = (game.to_move(), game.persons_turn());
        let (ply, before) = (game.ply(), game.record().to_string().len());
        // A finished game stays as it is: another line is another game, to which the history has an entry of its own.
        let is_played = game.mode.is_kept();
        let is_new_line = is_played && self.board.by_link().is_none() && !game.at_end() && game.is_finished();
        let to_check = if by_person {
            self.check_move(shell, name)
        } else {
            None
        };
        let mut effects = match self.board.try_play(shell, name) {
            Ok(effects) => effects,
            Err(why) => {
                self.end_check();
                return vec![Effect::Alert(why)];
            }
        };
        self.shows_code = false;
        self.thinking = None;
        if is_new_line {
            shell.notice = Some(Notice::NewLine);
            self.board.slot = SaveSlot::new(SaveId::new(shell.dice.random()));
        } else if is_played
            && before < NEARLY_TOO_LONG
            && self.board.game.record().to_string().len() >= NEARLY_TOO_LONG
        {
            shell.notice = Some(Notice::NearlyTooLong);
        }
        // Whoever has resigned need not watch the engines finish the game.
        self.paused = by_person && self.board.game.is_left_to_engines();
        effects.extend(self.settle(shell, ply, is_new_line));
        effects.extend(to_check.map(Effect::Ask));
        effects.extend(self.ask_to_hand_over(shell, mover.filter(|_| by_person)));
        effects
    }

    /// After the position has changed: writes the address, as a new entry of the history if `push`, keeps the game, asks
    /// the engine if it is to move, and has the news read aloud: what was played or taken back since a ply, and whose turn it is.
    pub(crate) fn settle(&mut self, shell: &mut Shell, since: usize, push: bool) -> Vec<Effect> {
        self.board.keep_hover(shell.is_touch);
        let news = |state: &PlayState, shell: &Shell| view::news(&state.board, state.doing(), shell, since);
        if self.sketch.is_some() {
            return vec![Effect::Say(news(self, shell))];
        }
        self.board.game.note_turn();
        let mut effects = vec![Effect::Go(self.address(), push)];
        // Who only looks at an invitation keeps nothing.
        if self.board.by_link().is_none_or(|by_link| !by_link.is_invited) {
            effects.push(self.keep(shell));
        }
        effects.extend(self.think(shell));
        self.consult_coach(shell);
        let mut news = news(self, shell);
        if let Some(coach) = self.coach(shell).filter(|_| !news.is_empty()) {
            news.extend([" ", coach]);
        }
        if self.board.game.persons_turn() {
            self.board.told_prompt = self.board.game.table().prompt();
        }
        if self.board.game.over() {
            effects.push(Effect::Alert(news));
        } else if !news.is_empty() {
            effects.push(Effect::Say(news));
        }
        effects
    }

    /// Keeps the game on the device.
    pub(crate) fn keep(&self, shell: &mut Shell) -> Effect {
        let saved = SavedGame {
            tree: shell.saved.tree(self.board.slot.id),
            ..SavedGame::of(&self.board.game, &self.board.slot, shell.language)
        };
        shell.saved.keep(saved.clone());
        Effect::Keep(saved)
    }

    /// The game as the device keeps it, with its picture; `None` if the device does not keep it, or the game is reviewed.
    pub(crate) fn pictured(&self, shell: &Shell) -> Option<SavedGame> {
        let game = &self.board.game;
        let kept = shell
            .saved
            .find(self.board.slot.id)
            .filter(|_| game.mode.is_kept())?;
        Some(SavedGame {
            picture: Some(game.table().scene().drawing()),
            tree: kept.tree.clone(),
            ..SavedGame::of(game, &self.board.slot, shell.language)
        })
        .filter(|_| kept.begun)
    }

    /// Forgets what was begun in the position that is shown, and what was said about it.
    pub(crate) fn leave_position(&mut self, shell: &mut Shell) {
        self.board.leave_position(shell);
        self.thinking = None;
        self.end_check();
        self.last_report = None;
        self.hand_over = None;
    }

    /// Looks at another ply, if `step` finds one; where `is_told`, what lies between is said.
    pub(super) fn look(
        &mut self,
        shell: &mut Shell,
        is_told: bool,
        step: impl FnOnce(&mut LiveGame) -> bool,
    ) -> Vec<Effect> {
        let from = self.board.game.ply();
        if !step(&mut self.board.game) {
            return Vec::new();
        }
        self.board.game.carry_on();
        self.looked(shell, is_told.then_some(from))
    }

    /// What follows after another ply of the line is shown; what lies between it and `told` is said.
    fn looked(&mut self, shell: &mut Shell, told: Option<usize>) -> Vec<Effect> {
        // Whoever steps through a game between engines wants to look at it.
        self.paused = !self.board.game.persons_turn();
        self.leave_position(shell);
        self.count_retry();
        let mut effects = vec![Effect::Drop];
        let since = told.unwrap_or(self.board.game.ply());
        effects.extend(self.settle(shell, since, false));
        effects
    }
}
