//! How the moves of a person who wants to be warned are checked, and what becomes of a warning.

use rand::RngExt;

use super::retry::{MoveCheck, Retry, RetryOffer};
use super::state::PlayState;
use super::view;
use crate::app::message::Effect;
use crate::app::player::Player;
use crate::app::shell::Shell;
use crate::assessment::{Verdict, verdict};
use crate::game::Seat;
use crate::play::{RESIGN, Record};
use crate::protocol::{Budget, Engine, Question, Report};

/// How long the search for better moves may take, in milliseconds. The answer of the opponent waits for it.
const CHECK_MILLIS: u32 = 1_000;

impl PlayState {
    /// Whether a person who plays alone against engines wants to be warned of blunders.
    fn is_warned(&self, shell: &Shell) -> bool {
        let game = &self.game;
        let is_person = |seat: &Seat| game.players[*seat] == Player::Person;
        let persons = game.seats().filter(is_person).count();
        shell.settings.retry && !game.purist && !game.is_reviewed && persons == 1 && game.seats().count() > 1
    }

    /// Begins to check a move that a person is about to play here, where that is wanted and there are others. Returns the
    /// question.
    pub(super) fn check_move(&mut self, shell: &mut Shell, name: &str) -> Option<Question> {
        self.retry = None;
        let table = self.game.table();
        let is_choice = name != RESIGN && !table.is_agreement(name) && table.legal().len() > 1;
        if !is_choice || !self.is_warned(shell) {
            return None;
        }
        let ply = self.game.ply();
        let mut record = Record {
            shown: None,
            ..self.game.record()
        };
        record.names.truncate(ply);
        let id = shell.next_question();
        self.retry = Some(Retry::Checking(MoveCheck {
            id,
            ply,
            name: name.to_owned(),
        }));
        Some(Question {
            id,
            record: record.to_string(),
            engine: Engine::BEST,
            budget: Budget::Millis(shell.settings.think_millis.min(CHECK_MILLIS)),
            seed: shell.dice.random(),
            pooled: false,
            memory: None,
        })
    }

    /// The move that is being checked.
    pub(in crate::app) fn checking(&self) -> Option<&MoveCheck> {
        match &self.retry {
            Some(Retry::Checking(check)) => Some(check),
            _ => None,
        }
    }

    /// The move that may be taken back.
    pub fn retry_offer(&self) -> Option<&RetryOffer> {
        match &self.retry {
            Some(Retry::Offered(offer)) => Some(offer),
            _ => None,
        }
    }

    /// Ends the check of a move without a result; whether there was one.
    pub(in crate::app) fn end_check(&mut self) -> bool {
        let is_checking = |retry: &mut Retry| matches!(retry, Retry::Checking(_));
        self.retry.take_if(is_checking).is_some()
    }

    /// Takes in what was found out about a move, if this report is about it: offers to take it back where it is a blunder.
    /// Either way the game goes on.
    pub(super) fn checked(&mut self, shell: &mut Shell, report: &Report) -> Option<Vec<Effect>> {
        let check = self.checking().filter(|check| check.id == report.id)?.clone();
        self.retry = None;
        let mut effects = Vec::new();
        if verdict(report, &check.name) == Some(Verdict::Blunder) {
            self.retry = Some(Retry::Offered(RetryOffer {
                loss: report.loss(&check.name).unwrap_or_default(),
                ply: check.ply,
                name: check.name,
            }));
            let offer = view::retry(self, shell);
            effects.extend(offer.map(|offer| Effect::Say(offer.text)));
        }
        effects.extend(self.think(shell));
        Some(effects)
    }

    /// Counts a move as taken back if it was offered and no longer lies on the board.
    pub(super) fn count_retry(&mut self) {
        let ply = self.game.ply();
        if self.retry_offer().is_some_and(|offer| ply <= offer.ply) {
            self.retry = None;
            self.game.retries += 1;
        }
    }
}
