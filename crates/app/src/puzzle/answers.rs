//! What the engines are asked about a position that the solution does not have, and what becomes of their answer.

use rand::RngExt;

use super::state::{Phase, PuzzleState};
use crate::message::Effect;
use crate::shell::Shell;
use tessera_games::play::Record;
use tessera_protocol::{Budget, Engine, NamedLine, Question, Report};

/// How many plies of a refutation are shown at most.
const REFUTATION_PLIES: usize = 12;

/// How long the engines may look at a position, in milliseconds.
const LOOK_UP_MILLIS: u32 = 2_000;

impl PuzzleState {
    /// The question about the position that is shown.
    pub(super) fn question(&self, shell: &mut Shell) -> Question {
        let game = &self.board.game;
        let mut record = Record {
            shown: None,
            ..game.record()
        };
        record.names.truncate(game.ply());
        Question {
            id: shell.next_question(),
            record: record.to_string(),
            engine: Engine::BEST,
            budget: Budget::Millis(LOOK_UP_MILLIS),
            seed: shell.dice.random(),
            pooled: false,
            memory: None,
        }
    }

    /// Has the engines find out what the choice is worth, and how it is answered. `known` is whether the file says that it
    /// is right.
    pub(super) fn look_up(&mut self, shell: &mut Shell, known: bool) -> Vec<Effect> {
        let question = self.question(shell);
        let id = question.id;
        self.enter(Phase::Checking { id, known });
        let mut effects = self.say(shell);
        effects.push(Effect::Ask(question));
        effects
    }

    /// Takes in what the engines have found out.
    pub(super) fn answered(&mut self, shell: &mut Shell, report: &Report) -> Vec<Effect> {
        let best = report.lines.first();
        match (self.phase, best) {
            (Phase::Wrong(Some(id)), Some(best)) if id == report.id => self.refute(shell, best),
            (Phase::Checking { id, known }, Some(best)) if id == report.id => {
                self.checked(shell, best, known)
            }
            _ => self.unanswered(shell, report.id),
        }
    }

    /// After a question without an answer.
    pub(super) fn unanswered(&mut self, shell: &mut Shell, question: u32) -> Vec<Effect> {
        match self.phase {
            Phase::Wrong(Some(id)) if id == question => {
                self.enter(Phase::Wrong(None));
                Vec::new()
            }
            Phase::Checking { id, known: true } if id == question && self.is_own_turn() => {
                self.expected.clear();
                self.go_on(shell)
            }
            Phase::Checking { id, .. } if id == question => {
                self.enter(Phase::Unproven);
                self.say(shell)
            }
            _ => Vec::new(),
        }
    }

    /// Answers a wrong choice on the board.
    fn refute(&mut self, shell: &mut Shell, best: &NamedLine) -> Vec<Effect> {
        let mut effects = self.play_refutation(shell, best);
        self.enter(Phase::Wrong(None));
        effects.extend(self.say(shell));
        effects
    }

    fn checked(&mut self, shell: &mut Shell, best: &NamedLine, known: bool) -> Vec<Effect> {
        let is_own = self.is_own_turn();
        let own_value = if is_own { best.value } else { 1.0 - best.value };
        let is_won = best.proven && own_value >= 1.0;
        if !known && !is_won {
            if best.proven {
                let mut effects = if is_own {
                    Vec::new()
                } else {
                    self.play_refutation(shell, best)
                };
                effects.extend(self.missed(shell));
                return effects;
            }
            self.enter(Phase::Unproven);
            return self.say(shell);
        }
        if is_own {
            self.expected = proven_line(best, 0);
            return self.go_on(shell);
        }
        let mut effects = self.play_best(shell, best);
        let game = &self.board.game;
        effects.extend(match game.to_move() {
            None => self.ended(shell),
            Some(seat) if seat == self.seat() => {
                self.expected = proven_line(best, 1);
                self.go_on(shell)
            }
            Some(_) => self.look_up(shell, known),
        });
        effects
    }

    /// Plays the best answer, and puts on the line how it goes on. The position after the answer is shown.
    fn play_refutation(&mut self, shell: &mut Shell, best: &NamedLine) -> Vec<Effect> {
        let begin = self.board.game.ply();
        let effects = self.play_best(shell, best);
        let game = &mut self.board.game;
        let shown = game.ply();
        // A line that the engine itself does not believe in refutes nothing.
        let names = best.variation.iter().take(REFUTATION_PLIES);
        for (at, name) in names.enumerate().filter(|_| best.value >= 0.5) {
            // A turn that goes on by itself has played this ply already.
            if game.ply() == begin + at && game.play(name).is_err() {
                break;
            }
        }
        game.go_to(shown);
        effects
    }

    fn is_own_turn(&self) -> bool {
        self.board.game.to_move() == Some(self.seat())
    }

    /// Plays the best move of the seat that answers.
    fn play_best(&mut self, shell: &mut Shell, best: &NamedLine) -> Vec<Effect> {
        let Some(seat) = self.board.game.to_move() else {
            return Vec::new();
        };
        let effects = self.play_answer(shell, &best.mv);
        let answer = self.exchange.answer.get_or_insert((seat, Vec::new()));
        answer.1.push(best.mv.clone());
        effects
    }
}

/// What follows after so many moves of a line, as far as it is proven: of the others nobody knows that they are right.
fn proven_line(best: &NamedLine, after: usize) -> Vec<String> {
    let line = best.variation.get(after..).filter(|_| best.proven);
    line.unwrap_or_default().to_vec()
}
