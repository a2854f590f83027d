//! What a move on the board means for the goal, and how the solution answers.

use super::again::AgainNews;
use super::scores::{Attempt, Result};
use super::state::{Exchange, Phase, PuzzleState, ending};
use crate::message::Effect;
use crate::mode::Mode;
use crate::shell::Shell;
use tessera_core::game::Turn;

/// What a choice means for the goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Judgement {
    /// More plies belong to the choice.
    Open,
    /// It reaches the goal or keeps it in reach.
    Right,
    /// It misses the goal.
    Wrong,
    /// The file does not say.
    Unknown,
}

impl PuzzleState {
    /// What the plies mean that were played since the choice began, as far as the file says.
    fn judgement(&self) -> Judgement {
        let (puzzle, played) = (self.puzzle(), self.played());
        if self.is_to_win() && self.rest().is_some() {
            // Of a turn of several stones the last one is judged, and before it a stone that the solution does not have.
            let is_open = !self.is_settled() && self.board.game.to_move() == Some(self.seat());
            return if is_open {
                Judgement::Open
            } else {
                Judgement::Right
            };
        }
        match self.keeps_win() {
            Some(true) => return Judgement::Right,
            Some(false) => return Judgement::Wrong,
            None => {}
        }
        // After first moves in any order only the others of them win; after other stones of the turn several may.
        let is_after_first = |played: &[String]| {
            let (_, before) = played.split_last().expect("something was played");
            before.iter().all(|name| puzzle.first.contains(name))
        };
        // Whoever has made a puzzle may have put anything into its link.
        let is_known = !self.is_to_win() || self.listing.is_some() && is_after_first(played);
        if self.choice_from > self.start || !is_known {
            return Judgement::Unknown;
        }
        let choice = played.join(".");
        let is_begun = |first: &String| {
            first
                .strip_prefix(&choice)
                .is_some_and(|rest| rest.starts_with('.'))
        };
        match () {
            () if puzzle.first.contains(&choice) => Judgement::Right,
            () if puzzle.first.iter().any(is_begun) => Judgement::Open,
            () => Judgement::Wrong,
        }
    }

    /// Takes in what somebody has played on the board.
    pub(super) fn judge(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let judgement = self.judgement();
        if judgement == Judgement::Open {
            return self.say(shell);
        }
        let game = &self.board.game;
        self.exchange = Exchange {
            own: game.line()[self.choice_from..game.ply()].to_vec(),
            answer: None,
        };
        match judgement {
            Judgement::Right if !self.is_to_win() => self.solved(shell),
            Judgement::Right if self.rest().is_some() => self.answer_by_solution(shell),
            _ if game.over() => self.ended(shell),
            Judgement::Right => self.look_up(shell, true),
            Judgement::Unknown => self.look_up(shell, false),
            Judgement::Open | Judgement::Wrong => self.missed(shell),
        }
    }

    /// Whether the solution has nothing more to find.
    fn is_settled(&self) -> bool {
        self.rest()
            .is_some_and(|rest| rest.len() <= self.closing_passes())
    }

    /// Plays the answer of the solution, up to the next own choice; to the end of the game where only passes follow.
    fn answer_by_solution(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let mut effects = Vec::new();
        while let Some(name) = self.rest().and_then(|rest| rest.into_iter().next()) {
            let ply = self.board.game.ply();
            match self.board.game.to_move() {
                Some(_) if self.is_settled() => effects.extend(self.play_answer(shell, &name)),
                Some(seat) if seat != self.seat() => {
                    effects.extend(self.play_answer(shell, &name));
                    let answer = self.exchange.answer.get_or_insert((seat, Vec::new()));
                    answer.1.push(name);
                }
                _ => break,
            }
            // It is legal, or this program has a fault.
            if self.board.game.ply() == ply {
                break;
            }
        }
        let is_done = self.rest().is_none_or(|rest| rest.is_empty());
        effects.extend(if is_done || self.board.game.over() {
            self.solved(shell)
        } else {
            self.go_on(shell)
        });
        effects
    }

    /// Plays a ply of the other side.
    pub(super) fn play_answer(&mut self, shell: &mut Shell, name: &str) -> Vec<Effect> {
        self.board.game.mode = Mode::Review;
        self.board.play(shell, name)
    }

    /// Looks for the next own choice.
    pub(super) fn go_on(&mut self, shell: &mut Shell) -> Vec<Effect> {
        self.choice_from = self.board.game.ply();
        self.enter(Phase::Find);
        self.say(shell)
    }

    /// After the end of a game that has left the solution: whether the goal is reached.
    pub(super) fn ended(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let payoff = self.board.game.table().seat_status()[self.seat()].payoff;
        if payoff == Some(1.0) {
            self.solved(shell)
        } else {
            self.missed(shell)
        }
    }

    pub(super) fn solved(&mut self, shell: &mut Shell) -> Vec<Effect> {
        self.enter(Phase::Solved);
        let game = &self.board.game;
        self.ending = game.over().then(|| ending(game, shell.language));
        let result = if self.hinted {
            Result::Helped
        } else {
            Result::Solved
        };
        let mut effects = self.count(shell, result);
        effects.extend(self.say(shell));
        effects
    }

    /// The choice misses the goal: it is answered on the board, if the engines find an answer.
    pub(super) fn missed(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let game = &self.board.game;
        let is_answered = self.is_to_win()
            && self.exchange.answer.is_none()
            && matches!(game.table().turn(), Turn::Seat(seat) if seat != self.seat());
        let question = is_answered.then(|| self.question(shell));
        self.enter(Phase::Wrong(question.as_ref().map(|question| question.id)));
        let mut effects = self.count(shell, Result::Failed);
        effects.extend(self.say(shell));
        effects.extend(question.map(Effect::Ask));
        effects
    }

    /// Enters a phase. The board can be played on only while a move is looked for.
    pub(super) fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.board.game.mode = match phase {
            Phase::Find => Mode::Review,
            _ => Mode::LookBack,
        };
        self.board.hint = None;
    }

    /// Counts how an attempt ended. A puzzle that is solved after a fault counts as failed for the rating, and as solved in
    /// the list.
    pub(super) fn count(&mut self, shell: &mut Shell, result: Result) -> Vec<Effect> {
        let is_solved = self.phase == Phase::Solved;
        if self.listing.is_none() {
            return self.count_again(shell, result);
        }
        if self.is_counted && !is_solved {
            return Vec::new();
        }
        self.is_counted = true;
        let puzzle = self.puzzle();
        let attempt = Attempt {
            id: puzzle.id.clone(),
            product: puzzle.rating,
            result,
            day: self.daily().filter(|_| is_solved),
        };
        shell.puzzles.count(&attempt);
        vec![Effect::KeepAttempt(attempt)]
    }

    /// Counts the first attempt at a puzzle that is asked again.
    fn count_again(&mut self, shell: &Shell, result: Result) -> Vec<Effect> {
        let puzzle = self.lasting_address();
        if std::mem::replace(&mut self.is_counted, true) || shell.puzzles.again_of(&puzzle).is_none() {
            return Vec::new();
        }
        let news = match result {
            Result::Solved => AgainNews::Solved,
            Result::Helped | Result::Failed => AgainNews::Missed,
        };
        vec![Effect::KeepAgain(puzzle, news)]
    }
}
