//! The model behind a signal, and its effects carried out.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::saved_games::Chosen;
use super::worker_pool::WorkerPool;
use super::{browser, embed, pictures, puzzles, reviews, saved_games, storage};
use tessera_app::play::view::BoardView;
use tessera_app::{
    Device, Effect, Event, GameReviewMsg, Imported, Job, Kept, Model, Msg, Page as JobPage, PlayMsg,
    PlayState, PuzzleMsg, Refusal, SHARE_DIALOG, SaveId, SavedGame, SavedGames, Settings, ShareMsg, Shell,
    Theme, worker_memory,
};
use tessera_core::language::Language;

/// How long after a writing every tab has heard of it.
const SETTLES: Duration = Duration::from_millis(500);

/// What every view needs: the model to read, a way to send messages, and the engine.
#[derive(Clone, Copy)]
pub struct App {
    /// The model.
    pub model: RwSignal<Model, LocalStorage>,
    /// Notified when only the cell under the pointer or the keyboard has changed.
    pointer: Trigger,
    /// Notified when all canvases have to be painted anew, see `www/canvases.js`.
    pub repaint: Trigger,
    workers: StoredValue<Option<WorkerPool>, LocalStorage>,
    /// How many addresses were gone to, and whether the page of the last one is still to open: it waits for what the device
    /// keeps.
    navigations: StoredValue<u32, LocalStorage>,
    is_leaving: StoredValue<bool, LocalStorage>,
}

impl App {
    /// The app with what the device has stored.
    pub fn open() -> App {
        let kept = storage::with(Device::read);
        show_theme(kept.settings.theme);
        let dice = tessera_core::game::dice(browser::seed());
        let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice);
        model.shell.take_up(kept);
        model.shell.site = browser::site_to_share();
        model.shell.language = browser::page_language();
        model.shell.device_language = browser::device_language();
        model.shell.is_touch = browser::is_phone();
        model.shell.saves_data = browser::saves_data();
        let app = App {
            model: RwSignal::new_local(model),
            pointer: Trigger::new(),
            repaint: Trigger::new(),
            workers: StoredValue::new_local(None),
            navigations: StoredValue::new_local(0),
            is_leaving: StoredValue::new_local(false),
        };
        app.workers
            .set_value(Some(WorkerPool::new(move |msg| app.send(msg))));
        window_event_listener_untyped("repaint", move |_| app.repaint.notify());
        app.limit_memory();
        app
    }

    /// Tells the workers how much memory each may take.
    fn limit_memory(self) {
        let chosen = self.model.with_untracked(|model| model.shell.settings.memory);
        self.tell(Event::Memory(match chosen {
            0 => worker_memory(browser::is_phone()),
            mebibytes => mebibytes.into(),
        }));
    }

    /// Follows what another tab has stored.
    pub fn follow_stored(self) {
        self.take_up(storage::with(Device::read));
    }

    fn take_up(self, kept: Kept) {
        show_theme(kept.settings.theme);
        self.send(Msg::Stored(Box::new(kept)));
        self.limit_memory();
    }

    /// Has a person choose a file with all that was stored elsewhere, and takes it in.
    pub fn import(self) {
        spawn_local(async move {
            let text = match saved_games::chosen_file().await {
                Some(Chosen::Text(text)) => text,
                Some(Chosen::TooLarge(most)) => return self.send(Msg::FileTooLarge(most)),
                None => return,
            };
            let Some((games, stored)) = saved_games::import_all(&text).await else {
                return self.send(Msg::NotImported(text));
            };
            let part = |key: &str| saved_games::part(&stored, key);
            let asked_at = self.revision();
            self.send(Msg::Imported(Box::new(Imported {
                kept: storage::with(|device, store| device.take_in(store, part)),
                saved: saved_games::list().await,
                asked_at,
                games,
            })));
        });
    }

    /// The app of this page, from the context of the views.
    pub fn here() -> App {
        expect_context()
    }

    /// Reads something off the model that does not depend on the cell under the pointer; it is read again when the
    /// model changes.
    pub fn see<T: PartialEq + Send + Sync + 'static>(
        self,
        view: impl Fn(&Model) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.model.with(&view))
    }

    /// Reads something off the play page that does not depend on the cell under the pointer; the default while another
    /// page is open.
    pub fn see_play<T: PartialEq + Default + Send + Sync + 'static>(
        self,
        view: fn(&PlayState, &Shell) -> T,
    ) -> Memo<T> {
        self.see(move |model| model.see(view))
    }

    /// Reads something off the play page that may depend on the cell under the pointer; the default while another page
    /// is open.
    pub fn see_pointed<T: PartialEq + Default + Send + Sync + 'static>(
        self,
        view: fn(&PlayState, &Shell) -> T,
    ) -> Memo<T> {
        self.see(move |model| {
            self.pointer.track();
            model.see(view)
        })
    }

    /// The board with everything that is to be seen on it.
    pub fn see_board(self) -> Memo<BoardView> {
        self.see(move |model| {
            self.pointer.track();
            model.board()
        })
    }

    /// Reads something off the play page now; the default while another page is open.
    pub fn peek<T: Default>(self, view: impl FnOnce(&PlayState, &Shell) -> T) -> T {
        self.model.with_untracked(|model| model.see(view))
    }

    /// The language of all sentences.
    pub fn language(self) -> Language {
        self.model.with_untracked(|model| model.shell.language)
    }

    /// Tells the model what happened and does what it then asks for.
    pub fn send(self, msg: impl Into<Msg>) {
        let msg = msg.into();
        // What does not depend on the pointer is not even read again: a pointer moves often.
        let effects = if matches!(msg, Msg::Play(PlayMsg::Hover(_))) {
            let effects = self.model.try_update_untracked(|model| model.receive(msg));
            self.pointer.notify();
            effects
        } else {
            self.model.try_update(|model| model.receive(msg))
        };
        let Some(effects) = effects else { return };
        for effect in effects {
            self.carry_out(effect);
        }
    }

    /// A listener that sends a message: one type for all buttons, which keeps the page small.
    pub fn on(self, msg: impl Into<Msg>) -> impl Fn(web_sys::MouseEvent) + Clone + 'static {
        let msg = msg.into();
        move |_| self.send(msg.clone())
    }

    /// Measures playouts in the engine; see [`WorkerPool::measure`].
    pub fn measure(self, millis: u32, done: impl Fn(Result<Vec<String>, Refusal>) + 'static) {
        self.workers.with_value(|workers| {
            if let Some(workers) = workers {
                workers.measure(millis, done);
            }
        });
    }

    /// Passes an event on to the workers.
    fn tell(self, event: Event) {
        self.workers.with_value(|workers| {
            if let Some(workers) = workers {
                workers.tell(event);
            }
        });
    }

    fn start(self, job: Job) {
        let (workers, instant, is_embedded) = self.model.with_untracked(|model| {
            let settings = &model.shell.settings;
            (settings.workers, settings.instant, model.shell.embed.is_some())
        });
        self.tell(Event::Start {
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

    /// Goes to the address of the page, once it is known what the device keeps; a later call makes an earlier one void.
    pub fn navigate(self) {
        let (fragment, id) = (browser::fragment(), browser::entry_id());
        let number = self.navigations.with_value(|last| last + 1);
        self.navigations.set_value(number);
        self.is_leaving.set_value(true);
        let asked_at = self.revision();
        spawn_local(async move {
            let saved = saved_games::list().await;
            if self.navigations.get_value() == number {
                self.is_leaving.set_value(false);
                self.open_address(saved, asked_at, fragment, id);
            }
        });
    }

    /// The revision of the games that the page knows.
    fn revision(self) -> u32 {
        self.model.with_untracked(|model| model.shell.saved.revision())
    }

    /// Puts an address in place of the present one, or after it. While another page is about to open, the address is already
    /// that page's: what still happens on the page that is left does not change it, unless it leads elsewhere.
    fn go(self, fragment: &str, push: bool) {
        if push {
            // The page that was to open is passed over.
            self.navigations.set_value(self.navigations.get_value() + 1);
            self.is_leaving.set_value(false);
        } else if self.is_leaving.get_value() {
            return;
        }
        let id = self
            .model
            .with_untracked(|model| model.play().map(|state| state.slot.id));
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

    /// Keeps a game; from then on under another id if another tab has continued it.
    fn keep(self, game: SavedGame) {
        spawn_local(async move {
            let id = game.id;
            match saved_games::keep(&game).await {
                Some(kept) if kept != id => self.send(Msg::Forked(id, kept)),
                _ => {}
            }
        });
    }

    /// Copies a text; where that is not allowed, the dialog that shows it has it selected.
    async fn copy(self, text: &str) -> bool {
        let copied = browser::copy(text).await;
        if !copied {
            browser::select_text(SHARE_DIALOG);
        }
        copied
    }

    fn carry_out(self, effect: Effect) {
        match effect {
            // Not at once: a link to a dialog is followed before the dialogs are in the page.
            Effect::Open(dialog) => set_timeout(move || browser::open_dialog(dialog), Duration::ZERO),
            Effect::Close(dialog) => browser::close_dialog(dialog),
            Effect::CloseDialogs => browser::close_dialogs(),
            Effect::FetchPasted => {
                let (text, saved) = saved_games::pasted();
                self.send(Msg::Pasted(text, saved));
            }
            Effect::RefusePasted(why) => {
                if let Some(place) = browser::element("paste-fault") {
                    place.set_text_content(Some(&why));
                    place.set_hidden(false);
                    browser::focus("pasted");
                }
            }
            Effect::Copy(address) => spawn_local(async move {
                let copied = self.copy(&address).await;
                self.send(match copied {
                    true => PlayMsg::Copied,
                    false => PlayMsg::NotCopied(address),
                });
            }),
            Effect::Send(title, address) => spawn_local(async move {
                if !browser::send(&title, &address).await {
                    self.send(PlayMsg::Sharing(ShareMsg::NotSent));
                }
            }),
            Effect::CopyText(text) => spawn_local(async move {
                let copied = self.copy(&text).await;
                self.send(PlayMsg::TextCopied(copied));
            }),
            Effect::SaveFile(name, text) => browser::save_file(&name, &text),
            Effect::Draw(order) => {
                let tell = move |news| self.send(PlayMsg::Sharing(ShareMsg::Drawn(news)));
                pictures::draw(*order, self.language(), tell);
            }
            Effect::StopDrawing => pictures::stop(),
            Effect::Translate(language) => browser::translate(language),
            Effect::Leave(address) => browser::leave(&address),
            Effect::Go(fragment, push) => self.go(&fragment, push),
            Effect::Ask(question) => self.start(Job::Move(question)),
            Effect::Start(job) => self.start(job),
            Effect::Stop(id) => self.tell(Event::Stop(id)),
            Effect::Drop => {
                self.tell(Event::Cancel(JobPage::Play));
                self.tell(Event::Cancel(JobPage::Analysis));
            }
            Effect::Rest => self.tell(Event::Rest),
            Effect::Post(post) => {
                let embed = |model: &Model| {
                    model
                        .shell
                        .embed
                        .as_ref()
                        .and_then(|embed| embed.options.id.clone())
                };
                embed::post(post, self.model.with_untracked(embed));
            }
            Effect::After(millis, msg) => {
                set_timeout(
                    move || self.send(msg.clone()),
                    Duration::from_millis(millis.into()),
                );
            }
            Effect::Sound(sound) => {
                let settings = |model: &Model| (model.shell.settings.volume, model.shell.settings.vibrates);
                let (volume, vibrates) = self.model.with_untracked(settings);
                super::sound::play(sound, volume, vibrates);
            }
            Effect::Say(text) => speak("polite", &text),
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
                self.send(PuzzleMsg::Fetched(game, file));
            }),
            Effect::KeepAttempt(attempt) => {
                storage::with(|device, store| device.keep_attempt(store, attempt));
            }
            Effect::KeepSetup(id, setup) => {
                storage::with(|device, store| device.keep_setup(store, id, &setup));
            }
            Effect::KeepRotation(id, twelfths) => {
                storage::with(|device, store| device.keep_rotation(store, id, twelfths));
            }
            Effect::KeepSettings(settings) => {
                let kept = storage::with(|device, store| device.keep_settings(store, &settings));
                let settle = move || {
                    if storage::with(Device::settle) {
                        self.follow_stored();
                    }
                };
                set_timeout(settle, SETTLES);
                match kept == settings {
                    true => {
                        show_theme(settings.theme);
                        self.limit_memory();
                    }
                    // Another tab has changed others.
                    false => self.follow_stored(),
                }
            }
            Effect::Export => saved_games::export_all(),
            Effect::Erase => {
                storage::with(Device::erase);
                saved_games::erase();
                reviews::erase();
            }
        }
    }
}

/// Names the theme on the root element, where the style sheet looks for it. It is done at once and not by an
/// effect, so that whoever reads colours next reads the new ones.
fn show_theme(theme: Theme) {
    if let Some(root) = document().document_element() {
        // An attribute of a plain name can always be set.
        let _ = root.set_attribute("data-theme", theme.name());
    }
}

/// Puts text into a live region; the same text twice is told apart by a space nobody hears.
fn speak(region: &str, text: &str) {
    if let Some(region) = browser::element(region) {
        let again = region.text_content().as_deref() == Some(text);
        region.set_text_content(Some(&format!("{text}{}", if again { "\u{a0}" } else { "" })));
    }
}
