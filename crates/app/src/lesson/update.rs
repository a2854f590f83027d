//! What becomes of a message to the page of a lesson.

use super::goal::{is_pointed_out, is_reached};
use super::message::LessonMsg;
use super::progress::LessonStep;
use super::state::{Answer, LessonState, PATIENCE, Phase, Sign};
use super::view;
use crate::message::Effect;
use crate::play::{BoardMsg, Pointer};
use crate::shell::Shell;
use crate::words::{LessonWords, PlayWords};
use tessera_core::scene::SpotId;
use tessera_games::catalog;

/// For how long a try that misses the goal stays on the board, in milliseconds.
const SEEN_MILLIS: u32 = 1_600;

impl LessonState {
    /// Takes a try back that has missed the goal, if it is still the last one.
    pub(super) fn take_back_try(&mut self, shell: &mut Shell, number: u32) -> Vec<Effect> {
        if self.phase == Phase::Missed && number == self.tries {
            self.take_back(shell);
        }
        Vec::new()
    }

    /// Begins the step anew.
    pub(super) fn restart(&mut self, shell: &mut Shell) -> Vec<Effect> {
        self.misses = 0;
        self.is_shown = false;
        self.answer = None;
        self.take_back(shell);
        self.say(shell)
    }

    /// Takes in what happened on the board.
    pub fn play(&mut self, shell: &mut Shell, msg: BoardMsg) -> Vec<Effect> {
        match msg {
            BoardMsg::Undo if self.board.is_begun() => {}
            BoardMsg::Undo => {
                let text = self.undone(shell);
                self.take_back(shell);
                return vec![Effect::Say(text)];
            }
            BoardMsg::Tap(cell, pointer) => {
                if let Some(effects) = self.touch(shell, cell, pointer) {
                    return effects;
                }
            }
            BoardMsg::Enter(ref text) if self.step().look => return self.point_at_named(shell, text),
            BoardMsg::Place(..) | BoardMsg::Choose(_) | BoardMsg::Enter(_) if self.phase == Phase::Missed => {
                self.take_back(shell);
            }
            // A step has no line to be stepped through.
            BoardMsg::Redo | BoardMsg::GoTo(_) => return Vec::new(),
            _ => {}
        }
        let ply = self.board.game.ply();
        let mut effects = self.board.act(shell, msg);
        if self.board.game.ply() > ply {
            effects.extend(self.judge(shell));
        }
        effects
    }

    /// What is read aloud when everything that was played or pointed at in this step is taken back.
    fn undone(&self, shell: &Shell) -> String {
        let (words, table) = (PlayWords::of(shell.language), self.board.game.table());
        let pointed = self.pointed.first().and_then(|&cell| table.scene().spot(cell));
        let moves: Vec<String> = self.tried().iter().map(|name| table.move_text(name)).collect();
        match pointed {
            Some(spot) => (LessonWords::of(shell.language).not_pointed_at)(&table.spot_text(&spot.label)),
            None if moves.is_empty() => words.nothing_to_undo.to_owned(),
            None => (words.taken_back)(&moves),
        }
    }

    /// What a touched cell means for the step; `None` where it is the board's to say.
    fn touch(&mut self, shell: &mut Shell, cell: SpotId, pointer: Pointer) -> Option<Vec<Effect>> {
        if self.phase == Phase::Missed {
            self.take_back(shell);
        }
        if self.phase != Phase::Find || self.is_game() {
            return Some(Vec::new());
        }
        shell.is_touch = pointer == Pointer::Coarse;
        if self.step().look {
            return Some(match pointer {
                Pointer::FineAgain => Vec::new(),
                _ => self.point_at(shell, cell),
            });
        }
        let table = self.board.game.table();
        let is_vain = !self.board.is_begun() && !table.is_open(cell);
        let label = table.scene().spot(cell)?.label.clone();
        let text = self.own_text(&label, shell).filter(|_| is_vain)?;
        let words = LessonWords::of(shell.language);
        let headline = (words.closed)(&self.board.game.table().spot_text(&label));
        shell.notice = None;
        Some(self.count_miss(shell, headline, text))
    }

    /// Points at a cell; the second one is judged with the first.
    fn point_at(&mut self, shell: &mut Shell, cell: SpotId) -> Vec<Effect> {
        let table = self.board.game.table();
        let Some(spot) = table.scene().spot(cell) else {
            return Vec::new();
        };
        let label = table.spot_text(&spot.label);
        let words = LessonWords::of(shell.language);
        if self.pointed.contains(&cell) {
            self.pointed.retain(|&other| other != cell);
            return vec![Effect::Say((words.not_pointed_at)(&label))];
        }
        self.pointed.push(cell);
        let &[a, b] = &self.pointed[..] else {
            return vec![Effect::Say((words.pointed_at)(&label))];
        };
        let is_right = is_pointed_out(&self.step().goal, table, [a, b]);
        let named = |cell: SpotId| table.scene().spot(cell).map(|spot| spot.label.clone());
        let [a, b] = [a, b].map(|cell| named(cell).unwrap_or_default());
        self.pointed.clear();
        if is_right {
            return self.finish(shell);
        }
        let texts = [format!("{a} {b}"), format!("{b} {a}")];
        let own = texts.iter().find_map(|text| self.own_text(text, shell));
        let headline = (words.not_these)(&a, &b);
        self.count_miss(shell, headline, own.unwrap_or_default())
    }

    /// Points at the cells that a text names.
    fn point_at_named(&mut self, shell: &mut Shell, text: &str) -> Vec<Effect> {
        if self.phase == Phase::Done {
            return Vec::new();
        }
        let mut effects = vec![Effect::Close(crate::message::MOVE_DIALOG)];
        for label in text.split(|char: char| !char.is_alphanumeric()) {
            let table = self.board.game.table();
            let cell = table
                .scene()
                .labelled(&label.to_ascii_lowercase())
                .map(|spot| spot.id);
            if let Some(cell) = cell.filter(|_| self.phase == Phase::Find) {
                effects.extend(self.point_at(shell, cell));
            }
        }
        effects
    }

    /// Takes in what somebody has played on the board.
    fn judge(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let (game, step) = (&self.board.game, self.step());
        if step.whole_turn && game.to_move() == Some(step.seat) {
            return Vec::new();
        }
        // The judge tries replies, so it has a table of its own.
        let mut record = game.record();
        record.names.truncate(game.ply());
        record.shown = None;
        let is_right = catalog::replayed(&record, shell.language)
            .is_ok_and(|(mut table, _)| is_reached(&step.goal, table.as_mut(), self.start, step.seat));
        if is_right {
            return self.finish(shell);
        }
        let tried = self.tried().join(".");
        let text = self
            .own_text(&tried, shell)
            .unwrap_or_else(|| view::reason(self, shell));
        self.enter(Phase::Missed);
        self.tries += 1;
        let words = LessonWords::of(shell.language);
        let mut effects = self.count_miss(shell, words.taken_back.to_owned(), text);
        effects.push(Effect::After(SEEN_MILLIS, LessonMsg::TakeBack(self.tries).into()));
        effects
    }

    /// The step's own text about a try.
    fn own_text(&self, tried: &str, shell: &Shell) -> Option<String> {
        let wrong = &self.step().wrong;
        let own = wrong
            .iter()
            .find(|wrong| wrong.when.iter().any(|when| when == tried))?;
        Some(own.text.in_language(shell.language))
    }

    /// Says what is wrong with a try; after several it is shown where the goal is reached.
    fn count_miss(&mut self, shell: &mut Shell, headline: String, text: String) -> Vec<Effect> {
        self.misses += 1;
        self.answer = Some(Answer {
            sign: Sign::Wrong,
            headline,
            text,
        });
        if self.misses >= PATIENCE && !self.is_shown {
            self.is_shown = true;
            let shown = view::shown(self, shell);
            if let Some(answer) = &mut self.answer {
                answer.text = format!("{} {shown}", answer.text).trim().to_owned();
            }
        }
        self.mark_cells(shell);
        self.say(shell)
    }

    /// Shows where the goal is reached.
    pub(super) fn show_me(&mut self, shell: &mut Shell) -> Vec<Effect> {
        if !self.can_show() {
            return Vec::new();
        }
        if self.phase == Phase::Missed {
            self.take_back(shell);
        }
        self.board.cancel(shell.is_touch);
        self.pointed.clear();
        self.is_shown = true;
        let words = LessonWords::of(shell.language);
        let (shown, is_on_board) = (view::shown(self, shell), !view::shown_cells(self).is_empty());
        let (headline, text) = if is_on_board {
            (words.look.to_owned(), shown)
        } else {
            (shown.trim_end_matches('.').to_owned(), String::new())
        };
        self.answer = Some(Answer {
            sign: Sign::Shown,
            headline,
            text,
        });
        self.mark_cells(shell);
        self.say(shell)
    }

    /// The goal is reached: the other seat replies where the lesson says so, and the step is kept as done.
    fn finish(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let mut effects = Vec::new();
        let table = self.board.game.table();
        let is_legal = |name: &&String| table.legal().find(name).is_some();
        if let Some(name) = self.step().reply.iter().find(is_legal).cloned() {
            effects.extend(self.board.play(shell, &name));
        }
        self.enter(Phase::Done);
        self.is_shown = false;
        let words = LessonWords::of(shell.language);
        self.answer = Some(Answer {
            sign: Sign::Right,
            headline: words.right.to_owned(),
            text: self.step().done.in_language(shell.language),
        });
        self.mark_cells(shell);
        effects.extend(self.keep(shell));
        effects.extend(self.say(shell));
        effects
    }

    /// Keeps the step as done.
    fn keep(&self, shell: &mut Shell) -> Vec<Effect> {
        let step = LessonStep {
            game: self.game(),
            id: self.step().id.clone(),
        };
        shell.lessons.take(&step);
        vec![Effect::KeepLesson(step)]
    }

    /// Puts the step's position on the board again.
    fn take_back(&mut self, shell: &mut Shell) {
        let mut line = self.board.game.line().to_vec();
        line.truncate(self.start);
        self.board.leave_position(shell);
        self.board.game.follow(line, self.start);
        self.pointed.clear();
        self.enter(Phase::Find);
        self.mark_cells(shell);
    }

    /// Has the marks on the board read aloud at their cells.
    pub(super) fn mark_cells(&mut self, shell: &Shell) {
        self.board.annotations = view::annotations(self, shell);
    }

    /// Has what is to be done, or what became of a try, read aloud.
    pub(super) fn say(&self, shell: &Shell) -> Vec<Effect> {
        let text = view::spoken(self, shell);
        vec![Effect::Say(text)]
    }
}
