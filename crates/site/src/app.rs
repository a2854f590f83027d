//! The model, and its effects carried out.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;

use super::document::{refuse_pasted, show_settings, speak};
use super::worker_pool::WorkerPool;
use super::{browser, embed, pictures, puzzles, reviews, saved_games, storage};
use tessera_app::{
    Board, BoardMsg, Device, Effect, Event, GameReviewMsg, Job, LessonMsg, Model, Msg, Page as JobPage,
    PuzzleMsg, Refusal, ReviewMsg, SaveId, SavedGames, Settings, ShareMsg, Shell,
};
use tessera_core::language::Language;

/// The app of this page: the model to read, and a way to send messages. There is one, so it takes no room.
#[derive(Clone, Copy)]
pub struct App {
    pub model: Store,
}

/// Where the model is.
#[derive(Clone, Copy)]
pub struct Store(());

/// How much of what is shown a message may have changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// What follows the pointer.
    Pointed,
    All,
}

/// What follows the model.
type Follower = fn(App, Change);

/// What the app holds.
struct Held {
    model: RefCell<Model>,
    workers: OnceCell<WorkerPool>,
    /// How many messages are being taken in, each sent while another one was carried out.
    depth: Cell<u32>,
    change: Cell<Option<Change>>,
    followers: RefCell<Vec<Follower>>,
    /// How many addresses were gone to, and whether the page of the last one is still to open: it waits for the parts of the program,
    /// and for what the device keeps.
    navigations: Cell<u32>,
    is_leaving: Cell<bool>,
    /// How many times a person went to another address, by a link or the history.
    departures: Cell<u32>,
}

thread_local! {
    static HELD: OnceCell<Held> = const { OnceCell::new() };
}

fn held<T>(read: impl FnOnce(&Held) -> T) -> T {
    HELD.with(|held| read(held.get().expect("the app is open")))
}

impl Store {
    pub fn with_untracked<T>(self, read: impl FnOnce(&Model) -> T) -> T {
        held(|held| read(&held.model.borrow()))
    }
}

impl App {
    /// The app with what the device has stored.
    pub fn open() -> App {
        let kept = storage::with(Device::read);
        show_settings(&kept.settings);
        let dice = tessera_core::game::dice(browser::seed());
        let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice);
        model.shell.take_up(kept);
        model.shell.site = browser::site_to_share();
        model.shell.language = browser::page_language();
        model.shell.device_language = browser::device_language();
        model.shell.is_touch = browser::is_phone();
        model.shell.saves_data = browser::saves_data();
        let app = App::here();
        HELD.with(|held| {
            held.get_or_init(|| Held {
                model: RefCell::new(model),
                workers: OnceCell::new(),
                depth: Cell::default(),
                change: Cell::default(),
                followers: RefCell::default(),
                navigations: Cell::default(),
                is_leaving: Cell::default(),
                departures: Cell::default(),
            });
        });
        held(|held| {
            held.workers
                .get_or_init(|| WorkerPool::new(move |msg| app.send(msg)))
                .clone()
        });
        app.limit_memory();
        app
    }

    /// Has this called once a message, and what follows from it, is taken in.
    pub fn follow_with(self, follower: Follower) {
        held(|held| held.followers.borrow_mut().push(follower));
    }

    /// The app of this page.
    pub fn here() -> App {
        App { model: Store(()) }
    }

    /// Reads something off the board of the page that is open; the default where it has none.
    pub fn peek<T: Default>(self, view: impl FnOnce(&Board, &Shell) -> T) -> T {
        self.model.with_untracked(|model| model.see(view))
    }

    /// The language of all sentences.
    pub fn language(self) -> Language {
        self.model.with_untracked(|model| model.shell.language)
    }

    /// Tells the model what happened and does what it then asks for. The page is written once that is done.
    pub fn send(self, msg: impl Into<Msg>) {
        self.take_in(msg.into());
    }

    /// Tells the model what a person asks for, once the program has all that it may need.
    pub fn ask(self, msg: impl Into<Msg>) {
        let msg = msg.into();
        // A step of a review comes after what was asked for before it.
        let is_step = matches!(msg, Msg::Review(_)) && browser::is_waiting();
        if msg.is_at_hand() && !is_step {
            self.send(msg)
        } else {
            self.when_whole(move || self.send(msg))
        }
    }

    /// Opens a dialog that a person asks for, once the program has all that it may need.
    pub fn ask_for_dialog(self, id: &str) {
        let id = id.to_owned();
        self.when_whole(move || browser::open_dialog(&id));
    }

    /// Does what a person asks for once the program has all that it may need; not if the person has gone elsewhere meanwhile.
    pub fn when_whole(self, act: impl FnOnce() + 'static) {
        // A frame needs little besides its own part.
        if browser::is_embedded() {
            return browser::when_free(act);
        }
        let asked_at = held(|held| held.departures.get());
        let act = move || {
            if held(|held| held.departures.get()) == asked_at {
                act();
            }
        };
        browser::when_whole(act, || {});
    }

    /// Tells the model what happened, after what waits for parts of the program, whether they come or not; not if the person has gone
    /// elsewhere meanwhile.
    pub fn send_in_turn(self, msg: Msg) {
        let asked_at = held(|held| held.departures.get());
        // A clone of a message is some KB of code.
        let waiting = Rc::new(Cell::new(Some(msg)));
        let tell = move || {
            let msg = waiting.take();
            if let Some(msg) = msg.filter(|_| held(|held| held.departures.get()) == asked_at) {
                self.send(msg);
            }
        };
        browser::when_whole(tell.clone(), tell);
    }

    fn take_in(self, msg: Msg) {
        // What does not depend on the pointer is not even read again: a pointer moves often.
        let change = match msg {
            Msg::Board(BoardMsg::Hover(_) | BoardMsg::TellPiece) | Msg::Review(ReviewMsg::Point(_)) => {
                Change::Pointed
            }
            _ => Change::All,
        };
        self.hold();
        let effects = held(|held| {
            held.change.set(held.change.get().max(Some(change)));
            held.model.borrow_mut().receive(msg)
        });
        for effect in effects {
            self.carry_out(effect);
        }
        self.release();
    }

    /// Tells the model, in a task of its own, what another page is made of; that page is made in the next task. A frame tells its host
    /// page at once that it is ready, so it has no time for that.
    fn send_page(self, msg: impl Into<Msg>) {
        let msg = msg.into();
        if browser::is_embedded() {
            return self.send(msg);
        }
        browser::after(0, move || {
            self.hold();
            self.send(msg);
            browser::after(0, move || self.release());
        });
    }

    /// What follows the model waits until it is released as often.
    fn hold(self) {
        held(|held| held.depth.set(held.depth.get() + 1));
    }

    fn release(self) {
        let depth = held(|held| held.depth.replace(held.depth.get() - 1));
        if depth == 1
            && let Some(change) = held(|held| held.change.take())
        {
            for follower in held(|held| held.followers.borrow().clone()) {
                follower(self, change);
            }
        }
    }

    /// Measures playouts in the engine; see [`WorkerPool::measure`].
    pub fn measure(self, millis: u32, done: impl Fn(Result<Vec<String>, Refusal>) + 'static) {
        if let Some(workers) = held(|held| held.workers.get().cloned()) {
            workers.measure(millis, done);
        }
    }

    /// Passes an event on to the workers.
    pub(super) fn dispatch(self, event: Event) {
        if let Some(workers) = held(|held| held.workers.get().cloned()) {
            workers.dispatch(event);
        }
    }

    fn start(self, job: Job) {
        let (workers, instant, is_embedded) = self.model.with_untracked(|model| {
            let settings = &model.shell.settings;
            (settings.workers, settings.instant, model.shell.embed.is_some())
        });
        self.dispatch(Event::Start {
            job,
            workers: match workers {
                // The page around a frame has uses of its own for the device.
                _ if is_embedded => 1,
                0 => browser::workers(),
                set => u32::from(set),
            },
            instant,
        });
    }

    /// Goes to the address of the page, once the program has all that it may need and it is known what the device keeps; a later
    /// call makes an earlier one void.
    pub fn navigate(self) {
        let (fragment, id) = (browser::fragment(), browser::entry_id());
        let number = held(|held| held.navigations.get() + 1);
        held(|held| held.departures.set(held.departures.get() + 1));
        // Whoever comes back before another page was opened is there.
        if self.model.with_untracked(|model| model.is_at(&fragment, id)) {
            return self.turn_to(number, false);
        }
        self.turn_to(number, true);
        let is_last = move || held(|held| held.navigations.get()) == number;
        let open = move || {
            let asked_at = self.revision();
            spawn_local(async move {
                let saved = saved_games::list().await;
                if is_last() {
                    self.turn_to(number, false);
                    self.open_address(saved, asked_at, fragment, id);
                }
            });
        };
        // What is still shown has the address again as soon as somebody goes on with it.
        browser::when_whole(open, move || {
            if is_last() {
                self.turn_to(number, false);
            }
        });
    }

    /// This is the address that was gone to last, and its page is still to open, or not.
    fn turn_to(self, number: u32, is_leaving: bool) {
        held(|held| {
            held.navigations.set(number);
            held.is_leaving.set(is_leaving);
        });
    }

    /// The revision of the games that the page knows.
    pub(super) fn revision(self) -> u32 {
        self.model.with_untracked(|model| model.shell.saved.revision())
    }

    /// Puts an address in place of the present one, or after it. While another page is about to open, the address is already
    /// that page's: what still happens on the page that is left does not change it, unless it leads elsewhere.
    fn go(self, fragment: &str, push: bool) {
        if push {
            // The page that was to open is passed over.
            self.turn_to(held(|held| held.navigations.get() + 1), false);
        } else if held(|held| held.is_leaving.get()) {
            return;
        }
        let id = self
            .model
            .with_untracked(|model| model.board().map(|state| state.slot.id));
        browser::go(fragment, push, id);
    }

    /// Goes on with the review that went on in this tab before the page was loaded again.
    pub fn resume_review(self) {
        spawn_local(async move {
            if let Some(text) = reviews::running().await {
                self.send(GameReviewMsg::Resume(text));
            }
        });
    }

    /// Goes to an address, with what the device keeps.
    pub fn open_address(self, saved: SavedGames, asked_at: u32, fragment: String, id: Option<SaveId>) {
        self.send(Msg::Saved(saved, asked_at));
        self.send(match id {
            Some(id) => Msg::Return(fragment, id),
            None => Msg::Navigate(fragment),
        });
    }

    fn carry_out(self, effect: Effect) {
        match effect {
            // Not at once: a link to a dialog is followed before the dialogs are in the page.
            Effect::Open(dialog) => browser::after(0, move || browser::open_dialog(dialog)),
            Effect::Close(dialog) => browser::close_dialog(dialog),
            Effect::CloseDialogs => browser::close_dialogs(),
            Effect::ToTop => browser::to_top(),
            Effect::PanelToTop => browser::panel_to_top(),
            Effect::FetchPasted => self.fetch_pasted(),
            Effect::RefusePasted(why) => refuse_pasted(&why),
            Effect::Copy(address) => self.copy_link(address),
            Effect::Send(title, address) => self.send_link(title, address),
            Effect::CopyText(text) => self.copy_text(text),
            Effect::SaveFile(name, text) => browser::save_file(&name, &text),
            Effect::Draw(order) => {
                let report = move |news| self.send(Msg::Share(ShareMsg::Drawn(news)));
                pictures::draw(*order, self.language(), report);
            }
            Effect::StopDrawing => pictures::stop(),
            Effect::Translate(language) => browser::translate(language),
            Effect::Leave(address) => browser::leave(&address),
            Effect::Go(fragment, push) => self.go(&fragment, push),
            Effect::Ask(question) => self.start(Job::Move(question)),
            Effect::Start(job) => self.start(job),
            Effect::Stop(id) => self.dispatch(Event::Stop(id)),
            Effect::Drop => {
                self.dispatch(Event::Cancel(JobPage::Play));
                self.dispatch(Event::Cancel(JobPage::Analysis));
            }
            Effect::Rest => self.dispatch(Event::Rest),
            Effect::Post(post) => self.model.with_untracked(|model| embed::post(post, &model.shell)),
            Effect::After(millis, msg) => browser::after(millis, move || self.send(msg)),
            Effect::Sound(sound) => {
                let settings = |model: &Model| (model.shell.settings.volume, model.shell.settings.vibrates);
                let (volume, vibrates) = self.model.with_untracked(settings);
                super::sound::play(sound, volume, vibrates);
            }
            Effect::Say(text) => speak("polite", &text),
            Effect::Unsay => {
                speak("polite", "");
                speak("assertive", "");
            }
            Effect::Alert(text) => speak("assertive", &text),
            Effect::Keep(game) => self.keep(game),
            Effect::KeepReview(review) => reviews::keep(&review),
            Effect::FetchReview { keys, start } => spawn_local(async move {
                let Some(key) = keys.first().copied() else { return };
                let text = reviews::fetch(&keys).await;
                self.send(GameReviewMsg::Fetched { key, text, start });
            }),
            Effect::RequestReviewLock { id, keys } => spawn_local(async move {
                let held_elsewhere = move || self.send(GameReviewMsg::LockHeldElsewhere(id));
                if reviews::lock(id, held_elsewhere).await {
                    // Another tab may have reviewed the game meanwhile.
                    let kept = reviews::fetch(&keys).await;
                    self.send(GameReviewMsg::LockGranted { id, kept });
                }
            }),
            Effect::ReleaseReviewLock(id) => reviews::unlock(id),
            Effect::AskDay => self.send(PuzzleMsg::Day(browser::day())),
            Effect::FetchPuzzles(game) => spawn_local(async move {
                let file = puzzles::fetch(game).await;
                self.send_page(PuzzleMsg::Fetched(game, file));
            }),
            Effect::FetchLesson(game) => spawn_local(async move {
                let text = puzzles::fetch_lesson(game).await;
                self.send_page(LessonMsg::Fetched(game, text));
            }),
            Effect::KeepLesson(step) => {
                storage::with(|device, store| device.keep_step(store, step));
            }
            Effect::KeepAttempt(attempt) => {
                storage::with(|device, store| device.keep_attempt(store, attempt));
            }
            Effect::KeepAgain(puzzle, news) => self.keep_again(puzzle, news),
            Effect::KeepSetup(id, setup) => {
                storage::with(|device, store| device.keep_setup(store, id, &setup));
            }
            Effect::KeepRotation(id, twelfths) => {
                storage::with(|device, store| device.keep_rotation(store, id, twelfths));
            }
            Effect::KeepSettings(settings) => self.keep_settings(&settings),
            Effect::Export => saved_games::export_all(),
            Effect::Erase => self.erase(),
        }
    }
}
