//! The machine's part: what it is asked, and what becomes of its answer.

use rand::RngExt;

use super::Model;
use crate::app::job::Refusal;
use crate::app::message::{Effect, Msg};
use crate::app::player::Player;
use crate::app::view;
use crate::game::Seat;
use crate::protocol::{Budget, Question, Report};

/// A question put to the machine.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenQuestion {
    /// The question's id.
    pub id: u32,
    /// The seat it answers for.
    pub seat: Seat,
    /// How long it may take.
    pub budget: Budget,
    /// What is known so far.
    pub report: Report,
}

impl Model {
    /// Asks the machine if it is to move and nothing is asked yet.
    pub(super) fn think(&mut self) -> Option<Effect> {
        let game = self.game.as_ref().filter(|game| game.at_end())?;
        let seat = game.to_move()?;
        let Player::Machine(level) = game.players[seat] else {
            return None;
        };
        if self.paused || self.thinking.is_some() {
            return None;
        }
        let id = self.next_id;
        self.next_id += 1;
        let budget = level.budget(game.id, self.settings.think_millis);
        self.thinking = Some(OpenQuestion {
            id,
            seat,
            budget,
            report: Report::default(),
        });
        Some(Effect::Ask(Question {
            id,
            record: game.record().to_string(),
            engine: level.engine(game.id),
            budget,
            seed: self.dice.random(),
            pooled: false,
        }))
    }

    /// Plays the machine's move, if that is what was asked last.
    pub(super) fn answered(&mut self, report: Report) -> Vec<Effect> {
        let Some(seat) = self
            .thinking
            .as_ref()
            .filter(|open| open.id == report.id)
            .map(|open| open.seat)
        else {
            return Vec::new();
        };
        let Some(best) = report.lines.first() else {
            return self.update(Msg::Refused(report.id, Refusal::NoMove));
        };
        let told = match &self.game {
            Some(game) => view::answer(game, seat, &report),
            None => return Vec::new(),
        };
        let mut effects = self.play(&best.name.clone());
        effects.insert(0, Effect::Say(told.clone()));
        self.last_answer = Some(told);
        self.last_report = Some((seat, report));
        effects
    }
}
