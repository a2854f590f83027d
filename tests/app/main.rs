//! The site without a browser: every click is a message, every consequence an effect or a view.

mod abstract_play;
mod again;
mod analysed;
mod analysis;
mod animation;
mod annotated;
mod article;
mod bad_parts;
mod badges;
mod bar;
mod by_link;
mod by_link_carcassonne;
mod by_link_ends;
mod by_link_random;
mod by_link_sketch;
mod carcassonne;
mod carcassonne_turn;
mod chance;
mod coach;
mod curiosity;
mod device;
mod effects;
mod embed;
mod embed_host;
mod embed_play;
mod embedded_puzzle;
mod embedded_study;
mod embedding_doc;
mod engine;
mod entry;
mod finished;
mod frame;
mod game_report;
mod game_review;
mod gestures;
mod hand_over;
mod hints;
mod hover;
mod kept_variations;
mod keys;
mod labels;
mod ladder;
mod language;
mod learn;
mod learn_again;
mod lesson_files;
mod lessons;
mod levels;
mod links;
mod luck;
mod make_puzzle;
mod memory;
mod moments;
mod opening;
mod overlays;
mod owners;
mod page_html;
mod panel;
mod pasted;
mod pasted_surroundings;
mod picture_orders;
mod pictures;
mod pieces;
mod play;
mod pointing;
mod puzzle;
mod puzzle_confirm;
mod puzzle_kept;
mod puzzle_later;
mod puzzle_orientation;
mod puzzle_scores;
mod queries;
mod record_faults;
mod records;
mod records_doc;
mod retry;
mod review;
mod review_graph;
mod review_land;
mod review_lock;
mod review_lock_random;
mod review_said;
mod review_turns;
mod review_variations;
mod reviewed;
mod rotation;
mod saved;
mod seats;
mod sentences;
mod share;
mod share_board;
mod share_data;
mod share_names;
mod signals;
mod solved;
mod spoken;
mod stored_data;
mod stored_reviews;
mod story;
mod study;
mod study_review;
mod supply;
mod surroundings;
mod text;
mod themes;
mod undo;
mod variations;
mod viewport;
#[path = "../whole.rs"]
mod whole;
mod why;

use tessera_app::play::view;
use tessera_app::words::PlayWords;
use tessera_app::{
    BoardMsg, Effect, EngineMsg, GameReviewMsg, Level, Model, Msg, Opponent, Pointer, SavedGame, SavedGames,
    Settings, Setup, Starts,
};
use tessera_core::game::dice;
use tessera_core::language::Language;
use tessera_core::scene::SpotId;
use tessera_games::catalog::GameId;
use tessera_games::play::Options;
use tessera_protocol::{NamedLine, Question, Report};

fn level(number: u8) -> Level {
    Level::numbered(number).unwrap()
}

struct App {
    model: Model,
    effects: Vec<Effect>,
}

impl App {
    /// Opens the game that was kept last, as the link on the home page does.
    fn resume(&mut self) {
        let address = format!("saved/{}", self.kept().id);
        self.send(Msg::Navigate(address));
    }

    fn open() -> App {
        App::with(Vec::new())
    }

    /// Opens the app on a device that keeps these games, the newest first.
    fn with(saved: Vec<SavedGame>) -> App {
        let model = Model::new(Settings::default(), SavedGames::new(saved), Vec::new(), dice(7));
        App {
            model,
            effects: Vec::new(),
        }
    }

    /// A new game of Linage with this set-up.
    fn linage(options: &str, opponent: Opponent, starts: Starts) -> App {
        let mut app = App::open();
        let options = Options::parse(options).unwrap();
        app.send(Msg::Start(
            GameId::Linage,
            Setup {
                options,
                opponent,
                starts,
                ..Setup::default()
            },
        ));
        app
    }

    fn friends(options: &str) -> App {
        App::linage(options, Opponent::Friend, Starts::Me)
    }

    fn send(&mut self, msg: impl Into<Msg>) -> &[Effect] {
        self.effects = self.model.update(msg);
        &self.effects
    }

    fn cell(&self, label: &str) -> SpotId {
        let scene = self.model.see(view::board).background;
        scene
            .spots
            .iter()
            .find(|spot| spot.label == label)
            .expect("a cell of the board")
            .id
    }

    fn tap(&mut self, label: &str) -> &[Effect] {
        let cell = self.cell(label);
        self.send(BoardMsg::Tap(cell, Pointer::Fine))
    }

    fn touch(&mut self, label: &str) -> &[Effect] {
        let cell = self.cell(label);
        self.send(BoardMsg::Tap(cell, Pointer::Coarse))
    }

    /// The names of the moves that are legal on the board.
    fn legal(&self) -> Vec<String> {
        self.model.board().expect("a board").game.table().legal().names()
    }

    fn record(&self) -> String {
        self.model.board().expect("a game").game.record().to_string()
    }

    fn address(&self) -> Option<(&str, bool)> {
        self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Go(fragment, push) => Some((fragment.as_str(), *push)),
            _ => None,
        })
    }

    fn question(&self) -> Option<&Question> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Ask(question) => Some(question),
            _ => None,
        })
    }

    fn answer(&mut self, name: &str) -> &[Effect] {
        let id = self
            .model
            .play()
            .expect("a game")
            .thinking
            .as_ref()
            .expect("an open question")
            .id;
        self.send(EngineMsg::Final(report(id, name)));
        match &self.effects[..] {
            [Effect::After(_, played)] => self.send(played.clone()),
            _ => &self.effects,
        }
    }

    /// The id with which the last message requested the lock of the tab that reviews a game.
    fn requested_lock(&self) -> Option<u32> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::RequestReviewLock { id, .. } => Some(*id),
            _ => None,
        })
    }

    /// Grants the lock that the last message requested, on a device that keeps no review of the game.
    fn grant_lock(&mut self) -> &[Effect] {
        let id = self.requested_lock().expect("a request for the lock");
        self.send(GameReviewMsg::LockGranted { id, kept: None })
    }

    fn panel(&self) -> view::Panel {
        self.model.panel()
    }

    /// What the seat to move may do, in the words of the game.
    fn prompt(&self) -> String {
        self.model.board().expect("a game").game.table().prompt()
    }

    fn kept(&self) -> SavedGame {
        self.model.shell.saved.newest().expect("a game is kept").clone()
    }
}

/// The list of moves, ply by ply.
fn move_texts(panel: &view::Panel) -> Vec<String> {
    panel.moves.plies().map(|row| row.text.clone()).collect()
}

/// The words of the play page in English.
fn words() -> &'static PlayWords {
    PlayWords::of(Language::English)
}

fn report(id: u32, name: &str) -> Report {
    let line = NamedLine {
        mv: name.into(),
        visits: 10,
        value: 0.6,
        variation: vec![name.into()],
        ..NamedLine::default()
    };
    Report {
        id,
        lines: vec![line],
        steps: 10,
        nodes: 11,
        millis: 1200,
        ..Report::default()
    }
}
