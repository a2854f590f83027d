//! How a person asks for a hint, and what becomes of the answer.

use rand::RngExt;

use super::board::Board;
use super::hint::{Hint, HintStep};
use super::state::PlayState;
use super::view;
use crate::level::Level;
use crate::message::Effect;
use crate::shell::Shell;
use tessera_protocol::{Question, Report};

/// How long the search for a hint may take, in milliseconds.
const HINT_MILLIS: u32 = 1_000;

impl PlayState {
    /// Whether a person may ask for a hint now.
    pub(in crate::play) fn can_hint(&self) -> bool {
        self.is_asked() && self.board.game.allows_aids()
    }

    /// Whether a person is to decide in a game that goes on, also after moves were taken back.
    pub(in crate::play) fn is_asked(&self) -> bool {
        let game = &self.board.game;
        game.persons_turn() && !game.is_finished() && self.board.why_fixed().is_none()
    }

    /// Asks the strongest level for a hint, or shows more of the one that is there.
    #[inline(never)]
    pub(super) fn ask_hint(&mut self, shell: &mut Shell) -> Vec<Effect> {
        if !self.can_hint() {
            return Vec::new();
        }
        if let Some(hint) = &mut self.board.hint {
            if hint.report.is_none() {
                return Vec::new();
            }
            hint.step = match hint.step {
                HintStep::Area => HintStep::Move,
                HintStep::Move | HintStep::Numbers => HintStep::Numbers,
            };
            self.board.face_hint();
            return self.say_hint(shell);
        }
        let id = shell.next_question();
        let level = Level::all().last().expect("there are levels");
        let game = &mut self.board.game;
        game.hints += 1;
        let (record, engine) = (game.record().to_string(), level.engine(game.id));
        let budget = level.budget(game.id, HINT_MILLIS);
        self.board.hint = Some(Hint {
            id,
            step: HintStep::Area,
            report: None,
        });
        let mut effects = self.say_hint(shell);
        effects.push(Effect::Ask(Question {
            id,
            record,
            engine,
            budget,
            seed: shell.dice.random(),
            pooled: false,
            memory: None,
        }));
        effects
    }

    /// Takes the engine's answer if it is to the question of the hint; whether it is.
    pub(super) fn hinted(&mut self, report: &Report) -> bool {
        let open = self.board.hint.as_mut().filter(|hint| hint.id == report.id);
        let is_taken = open.map(|hint| hint.report = Some(report.clone())).is_some();
        if is_taken
            && view::is_on_tile(&self.board)
            && let Some(hint) = &mut self.board.hint
        {
            hint.step = HintStep::Move;
        }
        is_taken
    }

    /// Has the hint as far as it is shown read aloud.
    pub(super) fn say_hint(&self, shell: &Shell) -> Vec<Effect> {
        view::hint(&self.board, shell)
            .map(Effect::Say)
            .into_iter()
            .collect()
    }
}

impl Board {
    /// Rotates the piece in hand as the move of the hint has it.
    pub(crate) fn face_hint(&mut self) {
        let best = self
            .hint
            .as_ref()
            .and_then(|hint| hint.report.as_ref()?.lines.first());
        let facing = best.and_then(|best| self.game.table().legal().facing(&best.mv));
        self.facing = facing.unwrap_or(self.facing);
    }

    /// Forgets the hint; stops the search for it if it goes on.
    pub(super) fn end_hint(&mut self) -> Option<Effect> {
        let hint = self.hint.take()?;
        hint.report.is_none().then_some(Effect::Drop)
    }
}
