//! What becomes of a message to the page of a puzzle.

use super::scores::Result;
use super::state::{Exchange, Phase, PuzzleState};
use super::view;
use crate::message::Effect;
use crate::play::view::choices;
use crate::play::{BoardMsg, EngineMsg, Hint, HintStep};
use crate::share::{SHARE_DIALOG, ShareMsg, ShareState, ShareTab};
use crate::shell::Shell;
use tessera_protocol::{NamedLine, Report};

impl PuzzleState {
    /// Begins the puzzle anew.
    pub(super) fn restart(&mut self, shell: &mut Shell) -> Vec<Effect> {
        self.choice_from = self.start;
        self.exchange = Exchange::default();
        self.expected.clear();
        self.hinted = false;
        self.try_again(shell)
    }

    /// Copies how the puzzle was solved.
    pub(super) fn copy_result(&self, shell: &Shell) -> Vec<Effect> {
        vec![Effect::CopyText(view::result(self, shell))]
    }

    /// Takes in what happened on the board.
    pub fn play(&mut self, shell: &mut Shell, msg: BoardMsg) -> Vec<Effect> {
        match msg {
            BoardMsg::Undo if self.board.is_begun() => {}
            BoardMsg::Undo if self.can_try_again() => return self.try_again(shell),
            BoardMsg::GoTo(ply) => {
                let from = self.steps_from();
                return from.map_or(Vec::new(), |from| self.step_to(shell, ply.max(from)));
            }
            _ => {}
        }
        let ply = self.board.game.ply();
        let mut effects = self.board.act(shell, msg);
        if self.board.game.ply() > ply {
            effects.extend(self.judge(shell));
        }
        effects
    }

    /// Takes in what the engines say about the question that was put to them. What they have found so far tells nothing yet.
    pub(crate) fn on_engine(&mut self, shell: &mut Shell, msg: EngineMsg) -> Vec<Effect> {
        match msg {
            EngineMsg::SoFar(_) => Vec::new(),
            EngineMsg::Final(report) => self.answered(shell, &report),
            EngineMsg::Refused(id, _) => self.unanswered(shell, id),
        }
    }

    /// Takes in what happened in the dialog in which the first position becomes a picture.
    pub(crate) fn share(&mut self, shell: &mut Shell, msg: ShareMsg) -> Vec<Effect> {
        match msg {
            ShareMsg::Open => self.open_picture(shell),
            msg => self.board.update_share(shell, msg),
        }
    }

    /// Whether there is a choice, or a part of one, that can be taken back.
    pub fn can_try_again(&self) -> bool {
        match self.phase {
            Phase::Find => self.board.game.ply() > self.choice_from,
            Phase::Wrong(_) | Phase::Unproven => true,
            Phase::Checking { .. } | Phase::Solved | Phase::Shown => false,
        }
    }

    /// Shows the position before the choice again.
    pub(super) fn try_again(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let is_asking = matches!(self.phase, Phase::Wrong(Some(_)) | Phase::Checking { .. });
        let mut line = self.board.game.line().to_vec();
        line.truncate(self.choice_from);
        self.board.leave_position(shell);
        self.board.game.follow(line, self.choice_from);
        self.exchange = Exchange::default();
        self.enter(Phase::Find);
        let mut effects: Vec<Effect> = is_asking.then_some(Effect::Drop).into_iter().collect();
        effects.extend(self.say(shell));
        effects
    }

    /// Shows the solution, at its first move.
    pub(super) fn show_solution(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let mut line = self.board.game.line()[..self.start].to_vec();
        line.extend(self.puzzle().line.iter().cloned());
        self.board.leave_position(shell);
        let first = self.puzzle().first.iter().map(|first| first.split('.').count());
        let shown = self.start + first.min().unwrap_or(1);
        self.board.game.follow(line, shown);
        self.exchange = Exchange::default();
        self.enter(Phase::Shown);
        self.ending = self.solution_ending.clone();
        let mut effects = vec![Effect::Drop];
        effects.extend(self.count(shell, Result::Failed));
        effects.extend(self.say(shell));
        effects
    }

    /// Shows another ply of the solution, or of what was played in its place.
    fn step_to(&mut self, shell: &mut Shell, ply: usize) -> Vec<Effect> {
        let ply = ply.min(self.board.game.line().len());
        self.board.go_to(shell, ply);
        let news = view::step(self, shell);
        vec![Effect::Say(news)]
    }

    /// Shows where the right move lies; the move itself when it is asked for again.
    pub(super) fn ask_hint(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let Some(name) = self.hint_move().filter(|_| self.can_hint()) else {
            return Vec::new();
        };
        self.hinted = true;
        match &mut self.board.hint {
            Some(hint) => {
                hint.step = HintStep::Move;
                self.board.face_hint();
            }
            None => {
                let line = NamedLine {
                    mv: name,
                    ..NamedLine::default()
                };
                self.board.hint = Some(Hint {
                    id: self.number().unwrap_or_default(),
                    step: HintStep::Area,
                    report: Some(Report {
                        lines: vec![line],
                        ..Report::default()
                    }),
                });
            }
        }
        view::hint(self, shell).map(Effect::Say).into_iter().collect()
    }

    /// The next right ply, where that is known.
    fn hint_move(&self) -> Option<String> {
        match self.rest() {
            Some(rest) => rest.into_iter().next(),
            None => {
                let name = self.expected.first()?;
                self.board.game.table().legal().find(name).map(|_| name.clone())
            }
        }
    }

    /// Whether somebody may ask for a hint, or for more of it.
    pub fn can_hint(&self) -> bool {
        let is_told = |hint: &Hint| hint.step == HintStep::Move;
        self.is_looking() && self.hint_move().is_some() && !self.board.hint.as_ref().is_some_and(is_told)
    }

    /// Opens the dialog in which the first position becomes a picture; nothing of the solution is in it.
    pub(super) fn open_picture(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let rotation = shell.rotation(&self.board.game);
        let share = ShareState::new(self.start, self.start, rotation, shell.language);
        self.board.share = Some(ShareState {
            tab: ShareTab::Image,
            with_machines: false,
            puzzle: Some(self.lasting_address()),
            ..share
        });
        shell.notice = None;
        vec![Effect::Open(SHARE_DIALOG)]
    }

    /// Has what is to be done, or what became of the move, read aloud.
    pub(super) fn say(&self, shell: &Shell) -> Vec<Effect> {
        let view = view::feedback(self, shell);
        let mut text = format!("{}. {}", view.headline, view.text);
        if let Some(choices) = choices(&self.board, shell).filter(|_| self.phase == Phase::Find) {
            text = format!("{text} {choices}");
        }
        vec![Effect::Say(text.trim().to_owned())]
    }
}
