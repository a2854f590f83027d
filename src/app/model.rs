//! The app as a whole: which page is open, and how one leads to another.

use rand::RngExt;

use super::game_review::GameReview;
use super::live_game::{ChanceSeed, LiveGame};
use super::message::{Effect, Msg};
use super::notice::Notice;
use super::play::PlayState;
use super::route::{LinkFault, Route};
use super::session::Session;
use super::settings::Settings;
use super::settings_form::TIME;
use super::setup::{Setup, SetupState};
use super::shell::Shell;
use crate::catalog::GameId;
use crate::game::{Dice, Seat};
use crate::play::Record;

/// The page that is open, with its state, which is dropped when another page opens.
pub enum OpenPage {
    /// The home page, which is static.
    Home,
    /// A board.
    Play(Box<PlayState>),
    /// Measurements in this browser.
    Bench,
    /// The link shows nothing, and this is why.
    Lost(LinkFault),
}

/// The state of the app.
pub struct Model {
    /// What all pages share.
    pub shell: Shell,
    /// The page that is open.
    pub page: OpenPage,
    /// The game that is being set up, in a dialog over any page.
    pub setup: Option<SetupState>,
    /// The review that was asked for last. It goes on when its page is left.
    pub review: Option<GameReview>,
}

impl Model {
    /// The app before anything happened. `dice` is seeded by the browser.
    pub fn new(
        settings: Settings,
        session: Option<Session>,
        setups: Vec<(GameId, Setup)>,
        dice: Dice,
    ) -> Model {
        Model {
            shell: Shell::new(settings, session, setups, dice),
            page: OpenPage::Home,
            setup: None,
            review: None,
        }
    }

    /// The play page, if it is open.
    pub fn play(&self) -> Option<&PlayState> {
        match &self.page {
            OpenPage::Play(state) => Some(state),
            _ => None,
        }
    }

    /// A value to draw on the play page; the default where another page is open.
    pub fn see<T: Default>(&self, view: impl FnOnce(&PlayState, &Shell) -> T) -> T {
        self.play()
            .map_or_else(T::default, |state| view(state, &self.shell))
    }

    /// Takes in what happened and returns what the browser has to do.
    pub fn update(&mut self, msg: impl Into<Msg>) -> Vec<Effect> {
        match msg.into() {
            Msg::Navigate(fragment) => self.navigate(&fragment),
            Msg::Home => {
                let mut effects = self.open_page(OpenPage::Home);
                effects.push(Effect::Go(String::new(), true));
                effects
            }
            Msg::Start(id, setup) => self.start(id, setup, true),
            Msg::Rematch => self.rematch(),
            Msg::SetUp(id) => {
                self.setup = Some(self.last_setup(id));
                vec![Effect::Open("setup")]
            }
            Msg::FillInSetup(field, value) if field == TIME => self.fill_in_settings(&field, &value),
            Msg::FillInSetup(field, value) => {
                if let Some(state) = &mut self.setup {
                    state.fill_in(&field, &value);
                }
                Vec::new()
            }
            Msg::FillInSettings(field, value) => self.fill_in_settings(&field, &value),
            Msg::Begin => match self.setup.take() {
                Some(state) => self.start(state.game, state.setup, true),
                None => Vec::new(),
            },
            Msg::Set(settings) => {
                self.shell.settings = settings.clone();
                vec![Effect::KeepSettings(settings)]
            }
            Msg::Erase => {
                self.shell.settings = Settings::default();
                // Otherwise they would be stored again.
                self.shell.session = None;
                self.shell.setups.clear();
                self.shell.rotations.clear();
                vec![Effect::KeepSettings(Settings::default()), Effect::Erase]
            }
            Msg::Dismiss => {
                self.shell.notice = None;
                Vec::new()
            }
            Msg::Review(steps) => self.start_review(steps),
            Msg::Reviewed { id, ply, report } => {
                if let Some(review) = self.review.as_mut().filter(|review| review.id == id) {
                    review.insert(ply, report);
                }
                Vec::new()
            }
            Msg::ReviewEnded(id, end) => {
                if let Some(review) = self.review.as_mut().filter(|review| review.id == id) {
                    review.end = Some(end);
                }
                Vec::new()
            }
            Msg::Play(msg) => match &mut self.page {
                OpenPage::Play(state) => state.update(&mut self.shell, msg),
                _ => Vec::new(),
            },
        }
    }

    fn fill_in_settings(&mut self, field: &str, value: &str) -> Vec<Effect> {
        self.shell.settings.fill_in(field, value);
        vec![Effect::KeepSettings(self.shell.settings.clone())]
    }

    /// Starts a review of the whole line of the game on the board, in place of an earlier review.
    fn start_review(&mut self, steps: u32) -> Vec<Effect> {
        let Some(record) = self.play().map(|state| state.game.record()) else {
            return Vec::new();
        };
        let id = self.shell.next_question();
        let (review, job) = GameReview::start(id, record, steps, self.shell.dice.random());
        self.review = Some(review);
        vec![Effect::Start(job)]
    }

    /// Opens another page. The state of the page that was open is dropped.
    fn open_page(&mut self, page: OpenPage) -> Vec<Effect> {
        self.page = page;
        self.shell.notice = None;
        vec![Effect::Drop]
    }

    fn navigate(&mut self, fragment: &str) -> Vec<Effect> {
        let fragment = fragment.trim_start_matches('#');
        let here = self.play().map(|state| state.game.record().to_string());
        if here.as_deref() == Some(fragment) {
            return Vec::new();
        }
        match fragment.parse() {
            Ok(Route::Home) => self.open_page(OpenPage::Home),
            Ok(Route::Bench) => self.open_page(OpenPage::Bench),
            Ok(Route::Settings) => self.open_over_home(Effect::Open("settings")),
            Ok(Route::SetUp(id)) => {
                self.setup = Some(self.last_setup(id));
                self.open_over_home(Effect::Open("setup"))
            }
            Ok(Route::Start(id)) => self.start(id, self.shell.setup(id), false),
            Ok(Route::Rules(id)) => vec![Effect::Leave(format!("rules/{}/", id.id()))],
            Ok(Route::Play(record)) => self.open_record(&record, fragment),
            Err(fault) => self.open_page(OpenPage::Lost(fault)),
        }
    }

    fn last_setup(&self, game: GameId) -> SetupState {
        SetupState {
            game,
            setup: self.shell.setup(game),
        }
    }

    /// Opens a dialog over the home page, whose address replaces the dialog's.
    fn open_over_home(&mut self, open: Effect) -> Vec<Effect> {
        let mut effects = self.open_page(OpenPage::Home);
        effects.extend([Effect::Go(String::new(), false), open]);
        effects
    }

    /// Opens a record that was read from this fragment.
    fn open_record(&mut self, record: &Record, fragment: &str) -> Vec<Effect> {
        let session = self.shell.session.as_ref();
        let known = session.filter(|session| session.continues(record));
        let resigned = known
            .filter(|session| session.record == fragment)
            .and_then(|session| session.resigned);
        let chance_seed = match known {
            Some(session) => session.chance_seed,
            None => ChanceSeed::new(self.shell.dice.random()),
        };
        let (mut game, fault) = match LiveGame::open(record, chance_seed, self.shell.language) {
            Ok(opened) => opened,
            Err(fault) => return self.open_page(OpenPage::Lost(LinkFault::Unplayable(fault))),
        };
        if let Some(session) = known {
            session.seat(&mut game);
        }
        game.resigned = resigned.map(Seat);
        let reshuffled = known.is_none() && !record.names.is_empty() && game.is_shuffled();
        let broken = fault.is_some();
        let notice = fault
            .map(|fault| Notice::LinkBroken {
                left_out: record.names.len() - fault.mv.ply,
                fault,
            })
            .or(reshuffled.then_some(Notice::Reshuffled));
        let mut state = PlayState::new(game);
        // The legal part of a broken link is for looking at: no engine plays on from it.
        state.paused = broken;
        // A draw was made where the record ended before one.
        let address = state.game.record().to_string();
        let mut effects = self.open_page(OpenPage::Play(Box::new(state)));
        if let Some(notice) = notice {
            effects.push(Effect::Alert(notice.text(self.shell.language)));
            self.shell.notice = Some(notice);
        }
        if address != fragment && !broken {
            effects.push(Effect::Go(address, false));
        }
        if let OpenPage::Play(state) = &mut self.page {
            effects.extend(state.think(&mut self.shell));
        }
        effects
    }

    /// Starts a game; as a new entry of the history if `push`, else in place of the present one.
    fn start(&mut self, id: GameId, setup: Setup, push: bool) -> Vec<Effect> {
        let chance_seed = ChanceSeed::new(self.shell.dice.random());
        match LiveGame::start(id, &setup.options, chance_seed, self.shell.language) {
            Ok(mut game) => {
                game.seat(setup.seated(game.table().seats(), &mut self.shell.dice));
                game.purist = setup.purist && id.about_in(self.shell.language).aids;
                let mut effects = vec![Effect::KeepSetup(id, setup.clone())];
                self.shell.setups.push((id, setup));
                effects.extend(self.begin(game, push));
                effects
            }
            Err(fault) => {
                let notice = Notice::CannotStart(fault);
                let text = notice.text(self.shell.language);
                self.shell.notice = Some(notice);
                vec![Effect::Alert(text)]
            }
        }
    }

    fn rematch(&mut self) -> Vec<Effect> {
        let Some(PlayState { game: old, .. }) = self.play() else {
            return Vec::new();
        };
        let (mut seats, purist) = (old.seat_setups(), old.purist);
        let (id, options) = (old.id, old.record().options);
        seats.rotate_right(1);
        let chance_seed = ChanceSeed::new(self.shell.dice.random());
        match LiveGame::start(id, &options, chance_seed, self.shell.language) {
            Ok(mut game) => {
                game.seat(seats);
                game.purist = purist;
                self.begin(game, true)
            }
            Err(_) => Vec::new(),
        }
    }

    fn begin(&mut self, game: LiveGame, push: bool) -> Vec<Effect> {
        let address = game.record().to_string();
        let mut effects = self.open_page(OpenPage::Play(Box::new(PlayState::new(game))));
        effects.push(Effect::Go(address, push));
        if let OpenPage::Play(state) = &mut self.page {
            effects.extend(state.settle(&mut self.shell));
        }
        effects
    }
}
