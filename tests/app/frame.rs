//! The app in a frame of another site, for tests.

use tessera_app::embed::view;
use tessera_app::play::view as play_view;
use tessera_app::{
    BoardMsg, Effect, EmbedMsg, EngineMsg, HostMessage, Model, Msg, Pointer, Post, SavedGames, Settings,
};
use tessera_core::game::dice;
use tessera_core::language::Language;
use tessera_protocol::{NamedLine, Question, Report};

/// A frame, and what it has been told to do last.
pub(super) struct Frame {
    pub(super) model: Model,
    pub(super) effects: Vec<Effect>,
}

impl Frame {
    pub(super) fn open(fragment: &str) -> Frame {
        Frame::in_language(fragment, Language::English)
    }

    pub(super) fn in_language(fragment: &str, language: Language) -> Frame {
        let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
        model.shell.language = language;
        let mut frame = Frame {
            model,
            effects: Vec::new(),
        };
        frame.send(EmbedMsg::Open(fragment.into()));
        frame
    }

    pub(super) fn send(&mut self, msg: impl Into<Msg>) -> &[Effect] {
        self.effects = self.model.receive(msg);
        &self.effects
    }

    pub(super) fn host(&mut self, message: HostMessage) -> &[Effect] {
        self.send(EmbedMsg::Host(Ok(message)))
    }

    pub(super) fn posts(&self) -> Vec<&Post> {
        let mut posts = Vec::new();
        for effect in &self.effects {
            if let Effect::Post(post) = effect {
                posts.push(post);
            }
        }
        posts
    }

    pub(super) fn errors(&self) -> Vec<&str> {
        let mut errors = Vec::new();
        for post in self.posts() {
            if let Post::Error { message } = post {
                errors.push(message.as_str());
            }
        }
        errors
    }

    pub(super) fn question(&self) -> Option<&Question> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Ask(question) => Some(question),
            _ => None,
        })
    }

    pub(super) fn tap(&mut self, label: &str) -> &[Effect] {
        let scene = self.model.see(play_view::board).background;
        let cell = scene
            .spots
            .iter()
            .find(|spot| spot.label == label)
            .expect("a cell")
            .id;
        self.send(BoardMsg::Tap(cell, Pointer::Fine))
    }

    pub(super) fn answer(&mut self, name: &str) -> &[Effect] {
        let state = self.model.play().expect("a game");
        let id = state.thinking.as_ref().expect("an open question").id;
        let line = NamedLine {
            mv: name.into(),
            visits: 1,
            ..NamedLine::default()
        };
        let report = Report {
            id,
            lines: vec![line],
            ..Report::default()
        };
        self.send(EngineMsg::Final(report));
        match &self.effects[..] {
            [Effect::After(_, played)] => self.send(played.clone()),
            _ => &self.effects,
        }
    }

    pub(super) fn record(&self) -> String {
        self.model.board().expect("a game").game.record().to_string()
    }

    pub(super) fn ply(&self) -> (usize, usize) {
        let game = &self.model.board().expect("a game").game;
        (game.ply(), game.line().len())
    }

    pub(super) fn view(&self) -> view::EmbedView {
        self.model.see_play(view::view)
    }
}
