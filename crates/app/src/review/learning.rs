//! How somebody learns from mistakes: the position before each is shown, a move is played there, and it is rated.

use super::learn::{LearnMsg, LearnStep, Learning, Tried};
use super::learn_view;
use super::message::ReviewMsg;
use super::state::ReviewState;
use super::tree::VariationTree;
use crate::game_review::REVIEW_SEED;
use crate::job::{Job, ReviewTask};
use crate::message::{Effect, Msg};
use crate::model::{Model, OpenPage};
use crate::shell::Shell;
use tessera_games::play::Record;
use tessera_protocol::{Budget, Engine, Question, Report};

/// For how long a move stays on the board that is not good enough, in milliseconds.
const REFUSED_MILLIS: u32 = 1_500;

impl Model {
    /// Takes in what happened while somebody learns from mistakes.
    pub(crate) fn update_learn(&mut self, msg: LearnMsg) -> Vec<Effect> {
        if let LearnMsg::Start(_) = msg {
            return self.start_learning(msg);
        }
        let OpenPage::Review(state) = &mut self.page else {
            return Vec::new();
        };
        state.update_learn(&mut self.shell, msg)
    }

    fn start_learning(&mut self, msg: LearnMsg) -> Vec<Effect> {
        let (LearnMsg::Start(seat), Some(review)) = (msg, self.game_review()) else {
            return Vec::new();
        };
        let (mistakes, steps) = (Learning::mistakes(review, seat), review.steps.fine);
        let OpenPage::Review(state) = &mut self.page else {
            return Vec::new();
        };
        if mistakes.is_empty() {
            return Vec::new();
        }
        // Whoever starts again has left variations as they were.
        let tree = state
            .learning
            .take()
            .map_or_else(|| state.tree.clone(), |last| last.tree);
        state.moments = None;
        state.learning = Some(Learning {
            seat,
            mistakes,
            at: 0,
            step: LearnStep::Find,
            tried: String::new(),
            tries: 0,
            solved: 0,
            steps,
            tree,
        });
        state.show_mistake(&mut self.shell)
    }

    /// After a move was played on the board: rates it, if somebody looks for a better one. What the review does not know
    /// about it, the engines are asked, as the review asked them about the move that was played.
    pub(crate) fn rate_tried(&mut self) -> Vec<Effect> {
        let OpenPage::Review(state) = &mut self.page else {
            return Vec::new();
        };
        let Some((ply, names)) = state.tried() else {
            return Vec::new();
        };
        let record = Record {
            names: [&state.played.names[..ply], &names].concat(),
            ..state.played.clone()
        };
        let Some(learning) = &mut state.learning else {
            return Vec::new();
        };
        learning.tried = names.join(".");
        learning.tries += 1;
        let known = learning.mistake().map(|mistake| mistake.tried(&learning.tried));
        if let Some(Tried::Loses(loss)) = known {
            learning.rate(loss);
            return state.say_rated(&self.shell);
        }
        let id = self.shell.next_question();
        learning.step = LearnStep::Checking { id };
        let steps = learning.steps;
        let question = Question {
            id,
            record: record.to_string(),
            engine: Engine::BEST,
            budget: Budget::Steps(steps),
            seed: REVIEW_SEED,
            pooled: false,
            memory: None,
        };
        let mut effects = state.say_learning(&self.shell);
        effects.extend(self.make_way(id));
        let ply = ply as u32;
        effects.push(Effect::Start(Job::Review {
            question,
            tasks: vec![ReviewTask::fine(ply, steps)],
        }));
        effects
    }

    /// Takes in what the engines have found out about a move that was tried; `None` if the job was another one.
    pub(crate) fn rated(&mut self, id: u32, report: Option<&Report>) -> Option<Vec<Effect>> {
        let OpenPage::Review(state) = &mut self.page else {
            return None;
        };
        let learning = state.learning.as_mut()?;
        if learning.step != (LearnStep::Checking { id }) {
            return None;
        }
        match report.map_or(Tried::Unknown, |report| Tried::of(report, &learning.tried)) {
            Tried::Loses(loss) => learning.rate(loss),
            Tried::Unknown => learning.step = LearnStep::Unknown,
        }
        Some(state.say_rated(&self.shell))
    }
}

impl ReviewState {
    pub(super) fn update_learn(&mut self, shell: &mut Shell, msg: LearnMsg) -> Vec<Effect> {
        let Some(learning) = &mut self.learning else {
            return Vec::new();
        };
        let mut effects = Vec::new();
        if let LearnMsg::TakeBack(number) = msg {
            return if learning.is_refused() && learning.tries == number {
                self.take_back(shell)
            } else {
                effects
            };
        }
        if let LearnStep::Checking { id } = learning.step {
            effects.push(Effect::Stop(id));
        }
        match msg {
            LearnMsg::Start(_) | LearnMsg::TakeBack(_) => {}
            LearnMsg::TryAgain => {
                learning.step = LearnStep::Find;
                effects.extend(self.show_mistake(shell));
            }
            LearnMsg::View => effects.extend(self.show_best(shell)),
            LearnMsg::Skip | LearnMsg::Next => {
                learning.go_on();
                effects.extend(self.show_mistake(shell));
            }
            LearnMsg::End => {
                if let Some(learning) = self.learning.take() {
                    self.restore(shell, learning.tree);
                }
                effects.extend(self.settle(shell));
                effects.extend(self.say_learning(shell));
            }
        }
        effects
    }

    /// Shows the position before the mistake that is looked at, and says what is to be done.
    fn show_mistake(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let Some(learning) = &self.learning else {
            return Vec::new();
        };
        self.restore(shell, learning.tree.clone());
        let mut effects = self.settle(shell);
        // What is to be done is said in place of the move before.
        effects.retain(|effect| !matches!(effect, Effect::Say(_)));
        effects.extend(self.say_learning(shell));
        effects
    }

    /// Takes the move that was tried off the board, if it is there and was not good enough, or is still looked at: whoever
    /// plays another one tries again. What was found about it stays to be read.
    pub(super) fn take_back(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let is_on_board = self.is_tried_on_board();
        let Some(learning) = self.learning.as_mut().filter(|_| is_on_board) else {
            return Vec::new();
        };
        let mut effects = Vec::new();
        if let LearnStep::Checking { id } = learning.step {
            effects.push(Effect::Stop(id));
            learning.step = LearnStep::Find;
        } else if !learning.is_refused() {
            return effects;
        }
        let tree = learning.tree.clone();
        let said = learn_view::taken_back(self, shell);
        self.restore(shell, tree);
        let mut settled = self.settle(shell);
        settled.retain(|effect| !matches!(effect, Effect::Say(_)));
        effects.extend(settled);
        effects.extend(said.map(Effect::Say));
        effects
    }

    /// Shows the position before the mistake again, and says which move is taken back for that, if one is on the board.
    pub(super) fn undo_tried(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let is_on_board = self.is_tried_on_board();
        let taken_back = learn_view::taken_back(self, shell).filter(|_| is_on_board);
        let mut effects = self.update_learn(shell, LearnMsg::TryAgain);
        for effect in &mut effects {
            if let (Effect::Say(text), Some(taken_back)) = (effect, &taken_back) {
                *text = format!("{taken_back} {text}");
            }
        }
        effects
    }

    /// Whether the move that was tried in place of the mistake is on the board.
    pub(super) fn is_tried_on_board(&self) -> bool {
        let game = &self.board.game;
        let tried = || {
            let learning = self
                .learning
                .as_ref()
                .filter(|learning| !learning.tried.is_empty())?;
            let before = self.played.names.get(..learning.mistake()?.ply())?;
            let names = game.line()[..game.ply()].strip_prefix(before)?;
            let mut tried = learning.tried.split('.');
            let is_next = |name: &&String| tried.next() == Some(name.as_str());
            let same = names.iter().take_while(is_next).count();
            Some(same == learning.tried.split('.').count())
        };
        tried().unwrap_or_default()
    }

    /// Says what became of the move that was tried; one that is not good enough goes again after a moment.
    fn say_rated(&mut self, shell: &Shell) -> Vec<Effect> {
        let mut effects = self.say_learning(shell);
        let refused = self.learning.as_ref().filter(|learning| learning.is_refused());
        effects.extend(refused.map(|learning| {
            let msg = LearnMsg::TakeBack(learning.tries);
            Effect::After(REFUSED_MILLIS, Msg::Review(ReviewMsg::Learn(msg)))
        }));
        effects
    }

    /// Takes the variations as they were before a move was tried, at the mistake that is looked at.
    fn restore(&mut self, shell: &mut Shell, tree: VariationTree) {
        let mistake = self.learning.as_ref().and_then(Learning::mistake);
        let ply = mistake.map(|mistake| mistake.ply());
        self.board.leave_position(shell);
        let shown = match ply {
            Some(ply) => tree.find(&self.played.names[..ply.min(self.played.names.len())]),
            None => tree.find(&self.board.game.line()[..self.board.game.ply()]),
        };
        self.take_tree(tree, shown);
    }

    /// Plays the best move on the board.
    fn show_best(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let Some(learning) = &mut self.learning else {
            return Vec::new();
        };
        let best = learning
            .mistake()
            .map(|mistake| mistake.best())
            .unwrap_or_default();
        learning.step = LearnStep::Shown;
        let tree = learning.tree.clone();
        self.restore(shell, tree);
        for name in best {
            let ply = self.board.game.ply();
            self.board.play(shell, &name);
            self.take_in_line(shell, ply);
        }
        let mut effects = self.settle(shell);
        effects.retain(|effect| !matches!(effect, Effect::Say(_)));
        effects.extend(self.say_learning(shell));
        effects
    }

    /// The move that was tried in place of the mistake, and how many plies were played before; `None` while there is no
    /// whole move, or none is looked for.
    fn tried(&self) -> Option<(usize, Vec<String>)> {
        let learning = self.learning.as_ref()?;
        let is_looking = matches!(
            learning.step,
            LearnStep::Find | LearnStep::Wrong(_) | LearnStep::Unknown
        );
        let mistake = learning.mistake().filter(|_| is_looking)?;
        let (game, ply) = (&self.board.game, mistake.ply());
        let shown = &game.line()[..game.ply()];
        let names = shown.strip_prefix(self.played.names.get(..ply)?)?;
        let is_whole = !names.is_empty() && mistake.is_whole(names, game.table(), learning.seat);
        is_whole.then(|| (ply, names.to_vec()))
    }

    /// Has what is to be done, or what became of the move, read aloud. The analysis is hidden as long as somebody looks for
    /// the best move, and goes on afterwards.
    fn say_learning(&mut self, shell: &Shell) -> Vec<Effect> {
        let text = learn_view::text(self, shell);
        let mut effects: Vec<Effect> = text.map(Effect::Say).into_iter().collect();
        let hides = self.hides_best();
        if self.analysis.hidden != hides {
            self.analysis.hidden = hides;
            effects.extend(self.position_changed(shell));
        }
        effects
    }

    /// Whether the best moves are not to be seen.
    pub fn hides_best(&self) -> bool {
        self.learning.as_ref().is_some_and(Learning::hides_best)
    }
}
