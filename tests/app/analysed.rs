//! A review whose analysis is answered by the tests.

use super::App;
use tessera_app::review::view;
use tessera_app::{AnalysisMsg, Effect, Job, Msg, ReviewMsg};
use tessera_core::scene::{Scene, Shape};
use tessera_protocol::{NamedLine, Question, Report};

pub const GAME: &str = "linage/size=5.komi=0_5/c3.a1.e5.b2";

/// The review of a game, with the questions that it has asked.
pub struct Review {
    pub app: App,
    pub asked: Vec<Job>,
    /// The messages that were ordered, which come later.
    pub due: Vec<Msg>,
    pub stopped: Vec<u32>,
    pub dropped: usize,
}

impl Review {
    pub fn open(link: &str) -> Review {
        Review::with(link, |_| {})
    }

    /// The same, after something was done to the app.
    pub fn with(link: &str, prepare: impl FnOnce(&mut App)) -> Review {
        let mut app = App::open();
        prepare(&mut app);
        let mut review = Review {
            app,
            asked: Vec::new(),
            due: Vec::new(),
            stopped: Vec::new(),
            dropped: 0,
        };
        review.send(Msg::Navigate(format!("#review/{link}")));
        review
    }

    pub fn send(&mut self, msg: impl Into<Msg>) {
        for effect in self.app.send(msg).to_vec() {
            match effect {
                Effect::Start(job @ (Job::Analysis(_) | Job::SideSearch(_) | Job::Ownership { .. })) => {
                    self.asked.push(job)
                }
                Effect::After(_, msg) => self.due.push(msg),
                Effect::Stop(id) => self.stopped.push(id),
                Effect::Drop => self.dropped += 1,
                _ => {}
            }
        }
    }

    pub fn analysis(&mut self, msg: AnalysisMsg) {
        self.send(ReviewMsg::Analysis(msg));
    }

    /// Lets the ordered time pass.
    pub fn settle(&mut self) {
        for msg in std::mem::take(&mut self.due) {
            self.send(msg);
        }
    }

    pub fn question(&self) -> &Question {
        match self.asked.last() {
            Some(Job::Analysis(question) | Job::SideSearch(question) | Job::Ownership { question, .. }) => {
                question
            }
            other => panic!("{other:?}"),
        }
    }

    /// A report on the last question.
    pub fn report(&self, lines: &[(&str, u32, f32)], millis: u32) -> Report {
        let line = |&(pv, visits, value): &(&str, u32, f32)| NamedLine {
            mv: pv.split('.').next().expect("a move").to_owned(),
            variation: pv.split('.').map(str::to_owned).collect(),
            visits,
            value,
            ..NamedLine::default()
        };
        Report {
            id: self.question().id,
            lines: lines.iter().map(line).collect(),
            steps: lines.iter().map(|line| line.1).sum(),
            millis,
            ..Report::default()
        }
    }

    pub fn so_far(&mut self, lines: &[(&str, u32, f32)], millis: u32) {
        let report = self.report(lines, millis);
        self.analysis(AnalysisMsg::SoFar(report));
    }

    pub fn finish(&mut self, lines: &[(&str, u32, f32)], millis: u32) {
        let report = self.report(lines, millis);
        self.analysis(AnalysisMsg::Final(report));
    }

    pub fn engine(&self) -> view::EngineView {
        self.app
            .model
            .see_review(|state, shell| view::engine(state, shell, 3, false))
    }

    pub fn bar(&self) -> view::Bar {
        self.app.model.see_review(view::bar)
    }

    /// What the analysis lays over the board.
    pub fn over(&self) -> &Scene {
        &self.app.model.review_page().expect("a review").analysis.marks
    }

    /// The texts that lie over the board, and the widths of the rings.
    pub fn marks(&self) -> (Vec<String>, Vec<f32>) {
        let over = self.over();
        let text = |shape: &Shape| match shape {
            Shape::Text(_, _, text) => Some(text.clone()),
            _ => None,
        };
        let ring = |shape: &Shape| match shape {
            Shape::Ring(_, _, width) => Some(*width),
            _ => None,
        };
        let shapes = || over.items.iter().map(|item| &item.shape);
        (
            shapes().filter_map(text).collect(),
            shapes().filter_map(ring).collect(),
        )
    }
}
