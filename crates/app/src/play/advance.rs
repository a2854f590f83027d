//! From one position to the next: a move is played, or another ply of the line is looked at.

use rand::RngExt;

use super::state::PlayState;
use super::view;
use crate::by_link::DrawOffer;
use crate::live_game::LiveGame;
use crate::message::Effect;
use crate::notice::Notice;
use crate::saved_game::{SaveId, SaveSlot, SavedGame};
use crate::shell::Shell;
use crate::sound::Sound;
use tessera_games::play::LINK_LIMIT;

/// From how many bytes on a record is said to be nearly too long for a link.
const NEARLY_TOO_LONG: usize = LINK_LIMIT * 9 / 10;

impl PlayState {
    /// Plays a move of the position that is shown, or makes a draw, by its name.
    pub(crate) fn play(&mut self, shell: &mut Shell, name: &str) -> Vec<Effect> {
        if let Some(notice) = self.why_fixed() {
            return vec![Effect::Alert(shell.notify(notice))];
        }
        let (mover, by_person) = (self.game.to_move(), self.game.persons_turn());
        let to_check = if by_person {
            self.check_move(shell, name)
        } else {
            None
        };
        let (ply, before) = (self.game.ply(), self.game.record().to_string().len());
        // A finished game stays as it is: another line is another game, to which the history has an entry of its own.
        let is_played = self.game.mode.is_kept();
        let is_new_line =
            is_played && self.by_link().is_none() && !self.game.at_end() && self.game.is_finished();
        if let Err(fault) = self.game.play(name) {
            self.end_check();
            return vec![Effect::Alert(shell.notify(Notice::NotLegal(fault)))];
        }
        if let Some(by_link) = &mut self.game.by_link {
            // Whoever plays on declines a draw.
            (by_link.draw, by_link.is_told) = (DrawOffer::None, false);
        }
        self.shows_code = false;
        let nearly = NEARLY_TOO_LONG;
        let grew_long = is_played && before < nearly && self.game.record().to_string().len() >= nearly;
        let went_on = by_person && self.game.was_forced();
        self.cancel(shell.is_touch);
        self.facing = 0;
        self.supply = None;
        self.scoring_step = None;
        // Whoever plays on has answered.
        self.invited.clear();
        let notices = [
            (is_new_line, Notice::NewLine),
            (grew_long, Notice::NearlyTooLong),
            (went_on, Notice::TurnWentOn),
        ];
        shell.notice = notices
            .into_iter()
            .find_map(|(is_so, notice)| is_so.then_some(notice));
        // Nothing is hovered until the pointer moves again: the board has changed under it.
        self.hover = None;
        self.thinking = None;
        self.marks.clear();
        let ended = self.end_hint();
        // Whoever has resigned need not watch the engines finish the game.
        self.paused = by_person && self.game.is_left_to_engines();
        if is_new_line {
            self.slot = SaveSlot::new(SaveId::new(shell.dice.random()));
        }
        let mut effects: Vec<Effect> = ended.into_iter().collect();
        let sound = match by_person {
            _ if self.game.over() => Sound::Ended,
            true => Sound::Moved,
            false => Sound::Answered,
        };
        effects.extend(shell.is_heard().then_some(Effect::Sound(sound)));
        effects.extend(self.settle(shell, ply, is_new_line));
        effects.extend(to_check.map(Effect::Ask));
        effects.extend(self.ask_to_hand_over(shell, mover.filter(|_| by_person)));
        effects
    }

    /// After the position has changed: writes the address, as a new entry of the history if `push`, keeps the game, asks
    /// the engine if it is to move, and has the news read aloud: what was played or taken back since a ply, and whose turn it is.
    pub(crate) fn settle(&mut self, shell: &mut Shell, since: usize, push: bool) -> Vec<Effect> {
        self.keep_hover(shell.is_touch);
        // The pages of reviews, puzzles and lessons go on by themselves.
        if self.game.mode.is_study() {
            let tried = self.sketch.is_some().then(|| view::news(self, shell, since));
            return tried.map(Effect::Say).into_iter().collect();
        }
        self.game.note_turn();
        let mut effects = vec![Effect::Go(self.address(), push)];
        // Who only looks at an invitation keeps nothing.
        if self.by_link().is_none_or(|by_link| !by_link.is_invited) {
            effects.push(self.keep(shell));
        }
        effects.extend(self.think(shell));
        self.consult_coach(shell);
        let mut news = view::news(self, shell, since);
        if let Some(coach) = self.coach(shell).filter(|_| !news.is_empty()) {
            news.extend([" ", coach]);
        }
        if self.game.persons_turn() {
            self.told_prompt = self.game.table().prompt();
        }
        if self.game.over() {
            effects.push(Effect::Alert(news));
        } else if !news.is_empty() {
            effects.push(Effect::Say(news));
        }
        effects
    }

    /// Keeps the game on the device.
    pub(crate) fn keep(&self, shell: &mut Shell) -> Effect {
        let saved = SavedGame {
            tree: shell.saved.tree(self.slot.id),
            ..SavedGame::of(&self.game, &self.slot, shell.language)
        };
        shell.saved.keep(saved.clone());
        Effect::Keep(saved)
    }

    /// The game as the device keeps it, with its picture; `None` if the device does not keep it, or the game is reviewed.
    pub(crate) fn pictured(&self, shell: &Shell) -> Option<SavedGame> {
        let game = &self.game;
        let kept = shell.saved.find(self.slot.id).filter(|_| game.mode.is_kept())?;
        Some(SavedGame {
            picture: Some(game.table().scene().drawing()),
            tree: kept.tree.clone(),
            ..SavedGame::of(game, &self.slot, shell.language)
        })
        .filter(|_| kept.begun)
    }

    /// Forgets what was begun in the position that is shown, and what was said about it.
    pub(crate) fn leave_position(&mut self, shell: &mut Shell) {
        self.cancel(shell.is_touch);
        self.thinking = None;
        self.end_check();
        self.scoring_step = None;
        self.last_report = None;
        self.marks.clear();
        self.hint = None;
        self.hand_over = None;
        shell.notice = None;
    }

    /// Looks at another ply, if `step` finds one; where `is_told`, what lies between is said.
    pub(super) fn look(
        &mut self,
        shell: &mut Shell,
        is_told: bool,
        step: impl FnOnce(&mut LiveGame) -> bool,
    ) -> Vec<Effect> {
        let from = self.game.ply();
        if !step(&mut self.game) {
            return Vec::new();
        }
        self.game.carry_on();
        // Whoever steps through a game between engines wants to look at it.
        self.paused = !self.game.persons_turn();
        self.leave_position(shell);
        self.count_retry();
        let mut effects = vec![Effect::Drop];
        let since = if is_told { from } else { self.game.ply() };
        effects.extend(self.settle(shell, since, false));
        effects
    }
}
