//! How the moves of a person who wants to be warned are checked, and what becomes of a warning.

use rand::RngExt;

use super::retry::{MoveCheck, Retry, RetryOffer};
use super::state::PlayState;
use super::view;
use crate::message::Effect;
use crate::player::Player;
use crate::shell::Shell;
use tessera_core::game::{Seat, Turn};
use tessera_games::play::{RESIGN, Record};
use tessera_protocol::assessment::{AfterMove, BLUNDER, Verdict, verdict, widen_beside_a_proof};
use tessera_protocol::{Budget, Engine, Question, Report};

/// How long each of the two searches of a check may take, in milliseconds: the answer of the opponent waits for them.
const SEARCH_MILLIS: u32 = 500;

impl PlayState {
    /// Whether a person who plays alone against engines wants to be warned of blunders.
    fn is_warned(&self, shell: &Shell) -> bool {
        let game = &self.board.game;
        let is_person = |seat: &Seat| game.players[*seat] == Player::Person;
        let persons = game.seats().filter(is_person).count();
        shell.settings.retry
            && game.allows_aids()
            && game.mode.engines_answer()
            && persons == 1
            && game.seats().count() > 1
    }

    /// Begins to check a move that a person is about to play here, where that is wanted and there are others. Returns the
    /// question.
    pub(super) fn check_move(&mut self, shell: &mut Shell, name: &str) -> Option<Question> {
        self.retry = None;
        let table = self.board.game.table();
        let is_choice = name != RESIGN && !table.is_agreement(name) && table.legal().len() > 1;
        if !is_choice || !self.is_warned(shell) {
            return None;
        }
        let Turn::Seat(seat) = table.turn() else {
            return None;
        };
        let ply = self.board.game.ply();
        let question = self.check_question(shell, ply);
        self.retry = Some(Retry::Checking(MoveCheck {
            id: question.id,
            ply,
            name: name.to_owned(),
            seat,
            choice: None,
        }));
        Some(question)
    }

    /// The question about the position after this many plies.
    fn check_question(&self, shell: &mut Shell, plies: usize) -> Question {
        let mut record = Record {
            shown: None,
            ..self.board.game.record()
        };
        record.names.truncate(plies);
        Question {
            id: shell.next_question(),
            record: record.to_string(),
            engine: Engine::BEST,
            budget: Budget::Millis(shell.settings.think_millis.min(SEARCH_MILLIS)),
            seed: shell.dice.random(),
            pooled: false,
            memory: None,
        }
    }

    /// The move that is being checked.
    pub(crate) fn checking(&self) -> Option<&MoveCheck> {
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
    pub(crate) fn end_check(&mut self) -> bool {
        let is_checking = |retry: &mut Retry| matches!(retry, Retry::Checking(_));
        self.retry.take_if(is_checking).is_some()
    }

    /// Takes in what was found out about a move, if this report is about it. A move that seems to be a blunder is looked at
    /// once more in the position after it, because a move that is hardly tried looks worse than it is. A blunder is offered
    /// to be taken back. Either way the game goes on.
    pub(super) fn checked(&mut self, shell: &mut Shell, report: &Report) -> Option<Vec<Effect>> {
        let check = self.checking().filter(|check| check.id == report.id)?.clone();
        self.retry = None;
        let choice = match &check.choice {
            None if self.is_to_look_again(&check, report) => {
                let question = self.check_question(shell, check.ply + 1);
                self.retry = Some(Retry::Checking(MoveCheck {
                    id: question.id,
                    choice: Some(report.clone()),
                    ..check
                }));
                return Some(vec![Effect::Ask(question)]);
            }
            None => report.clone(),
            Some(choice) => {
                let mut choice = choice.clone();
                let after = AfterMove {
                    name: &check.name,
                    report,
                    same_seat: self.board.game.table().turn() == Turn::Seat(check.seat),
                    halfway: None,
                };
                after.improve(&mut choice);
                // The merge sorts the lines: the move may be the best now.
                choice = Report::merged(&[choice, Report::default()]);
                widen_beside_a_proof(&mut choice, &check.name);
                choice
            }
        };
        let mut effects = Vec::new();
        if verdict(&choice, &check.name) == Some(Verdict::Blunder) {
            self.retry = Some(Retry::Offered(RetryOffer {
                loss: choice.loss(&check.name).unwrap_or_default(),
                ply: check.ply,
                name: check.name,
            }));
            let offer = view::retry(self, shell);
            effects.extend(offer.map(|offer| Effect::Say(offer.text)));
        }
        effects.extend(self.think(shell));
        Some(effects)
    }

    /// Whether a move seems to be a blunder while the position after it may say more: a seat chooses in it, and with two
    /// seats its value to one says what it is worth to the other.
    fn is_to_look_again(&self, check: &MoveCheck, report: &Report) -> bool {
        let Some(line) = report.line(&check.name) else {
            return false;
        };
        let seems_bad = report.loss(&check.name).is_some_and(|loss| loss >= BLUNDER);
        let is_choice =
            matches!(self.board.game.table().turn(), Turn::Seat(_)) && self.board.game.seats().count() == 2;
        seems_bad && !line.proven && is_choice
    }

    /// Counts a move as taken back if it was offered and no longer lies on the board.
    pub(super) fn count_retry(&mut self) {
        let ply = self.board.game.ply();
        if self.retry_offer().is_some_and(|offer| ply <= offer.ply) {
            self.retry = None;
            self.board.game.retries += 1;
        }
    }
}
