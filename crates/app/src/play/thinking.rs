//! The engine's part: what it is asked, and what becomes of its answer.

use rand::RngExt;

use super::message::PlayMsg;
use super::state::{OpenQuestion, PlayState};
use crate::job::Refusal;
use crate::message::{ANNOUNCED_MILLIS, Effect};
use crate::notice::Notice;
use crate::player::Player;
use crate::shell::{Shell, Visibility};
use tessera_games::play::Target;
use tessera_protocol::{Question, Report};

impl PlayState {
    /// Asks the engine if it is to move in a game that is played, and is not asked yet.
    pub(crate) fn think(&mut self, shell: &mut Shell) -> Option<Effect> {
        let is_asleep = shell.visibility == Visibility::Asleep;
        if !self.board.game.mode.engines_answer()
            || !self.board.game.at_end()
            || self.paused
            || is_asleep
            || self.checking().is_some()
            || self.thinking.is_some()
        {
            return None;
        }
        let seat = self.board.game.to_move()?;
        let Player::Machine(level) = self.board.game.players[seat] else {
            return None;
        };
        let id = shell.next_question();
        let budget = level.budget(self.board.game.id, shell.settings.think_millis);
        self.thinking = Some(OpenQuestion {
            id,
            seat,
            budget,
            report: Report::default(),
            is_answered: false,
        });
        Some(Effect::Ask(Question {
            id,
            record: self.board.game.record().to_string(),
            engine: level.engine(self.board.game.id),
            budget,
            seed: shell.dice.random(),
            pooled: false,
            memory: None,
        }))
    }

    /// Plays the engine's move, if it answers the open question. A piece is first announced on the board, so that one sees
    /// where it comes from; whoever wants answers without a pause, or does not look, waits for nothing.
    pub(super) fn answered(&mut self, shell: &mut Shell, report: Report) -> Vec<Effect> {
        if self.hinted(&report) {
            return self.say_hint(shell);
        }
        if let Some(effects) = self.checked(shell, &report) {
            return effects;
        }
        let Some(open) = self.thinking.as_mut().filter(|open| open.id == report.id) else {
            return Vec::new();
        };
        let id = report.id;
        open.report = report;
        open.is_answered = true;
        let legal = self.board.game.table().legal();
        let best = open.report.lines.first();
        self.board.announced = best.and_then(|best| legal.find(&best.mv));
        let is_placed = self.board.announced.is_some_and(|mv| {
            let gesture = &legal.get(mv).gesture;
            gesture.iter().any(|target| matches!(target, Target::Spot(_)))
        });
        if is_placed && shell.visibility == Visibility::Shown && !shell.settings.instant {
            return vec![Effect::After(ANNOUNCED_MILLIS, PlayMsg::Announced(id).into())];
        }
        self.play_answer(shell, id)
    }

    /// Plays the engine's move, if the question with this id is still open and answered.
    pub(super) fn play_answer(&mut self, shell: &mut Shell, id: u32) -> Vec<Effect> {
        let is_it = |open: &&mut OpenQuestion| open.id == id && open.is_answered;
        let Some(open) = self.thinking.as_mut().filter(is_it) else {
            return Vec::new();
        };
        let (seat, report) = (open.seat, std::mem::take(&mut open.report));
        self.board.announced = None;
        let Some(best) = report.lines.first() else {
            return self.refused(shell, id, Refusal::NoMove);
        };
        let effects = self.play(shell, &best.mv.clone());
        self.last_report = Some((seat, report));
        effects
    }

    /// Waits for the person after the engine gave no answer to the question with this id.
    #[inline(never)]
    pub(super) fn refused(&mut self, shell: &mut Shell, id: u32, why: Refusal) -> Vec<Effect> {
        // Without a warning the game goes on.
        if self.checking().is_some_and(|check| check.id == id) {
            self.end_check();
            return self.think(shell).into_iter().collect();
        }
        if self.board.hint.take_if(|hint| hint.id == id).is_some() {
            self.board.game.hints -= 1;
        } else if self.thinking.take_if(|open| open.id == id).is_some() {
            self.board.announced = None;
            self.paused = true;
        } else {
            return Vec::new();
        }
        vec![Effect::Alert(shell.notify(Notice::NoAnswer(why)))]
    }
}
