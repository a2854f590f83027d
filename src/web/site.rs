//! The page as a whole: the model behind a signal, effects carried out, the shell around the routes.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::worker_pool::WorkerPool;
use super::{bench, board, browser, dialogs, land, panel, storage};
use crate::app::{
    Effect as Wanted, Event, Job, Model, Msg, Page as JobPage, Refusal, Route, Session, Settings, Setup,
    Theme, view,
};
use crate::catalog::GameId;

/// What every view needs: the model to read, a way to send messages, and the engine.
#[derive(Clone, Copy)]
pub(super) struct App {
    /// The model.
    pub model: RwSignal<Model, LocalStorage>,
    workers: StoredValue<Option<WorkerPool>, LocalStorage>,
}

impl App {
    fn open() -> App {
        let settings = storage::kept::<Settings>("settings").unwrap_or_default();
        let session = storage::kept::<Session>("session");
        let setups: Vec<_> = GameId::ALL
            .iter()
            .filter_map(|id| {
                let setup = storage::kept::<Setup>(&format!("setup.{}", id.about().id))?;
                Some((*id, setup))
            })
            .collect();
        show_theme(settings.theme);
        let dice = crate::game::dice(browser::seed());
        let mut model = Model::new(settings, session, setups, dice);
        model.coarse = browser::matches("(pointer: coarse)");
        model.turns = GameId::ALL
            .iter()
            .filter_map(|id| Some((*id, storage::kept(&rotation_key(*id))?)))
            .collect();
        let desk = App {
            model: RwSignal::new_local(model),
            workers: StoredValue::new_local(None),
        };
        desk.workers
            .set_value(Some(WorkerPool::new(move |msg| desk.send(msg))));
        desk
    }

    /// The desk of the page.
    pub fn here() -> App {
        expect_context()
    }

    /// Reads something off the model; the reader is told when it changes.
    pub fn see<T: PartialEq + Send + Sync + 'static>(
        self,
        view: impl Fn(&Model) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.model.with(&view))
    }

    /// Tells the model what happened and does what it then asks for.
    pub fn send(self, msg: Msg) {
        let Some(effects) = self.model.try_update(|model| model.update(msg)) else {
            return;
        };
        for effect in effects {
            self.carry_out(effect);
        }
    }

    /// A listener that sends a message: one type for all buttons, which keeps the page small.
    pub fn on(self, msg: Msg) -> impl Fn(web_sys::MouseEvent) + Clone + 'static {
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

    /// Tells the workers what happened.
    fn tell(self, event: Event) {
        self.workers.with_value(|workers| {
            if let Some(workers) = workers {
                workers.tell(event);
            }
        });
    }

    fn start(self, job: Job) {
        let settings = self.model.with_untracked(|model| model.settings);
        self.tell(Event::Start {
            job,
            workers: match settings.workers {
                0 => browser::workers(),
                set => u32::from(set),
            },
            instant: settings.instant,
        });
    }

    /// Stores what the home page shows of the game that was played last; `www/start.js` reads it.
    fn keep_last(self) {
        if let Some(last) = self.model.with_untracked(view::resume) {
            storage::keep("last", &last);
        }
    }

    fn carry_out(self, wanted: Wanted) {
        match wanted {
            // Not at once: a link to a dialog is followed before the dialogs are in the page.
            Wanted::Open(dialog) => set_timeout(move || browser::open_dialog(dialog), Duration::ZERO),
            Wanted::Copy => {
                // The promise tells only whether the text was copied; the address stands in the bar either way.
                let _ = browser::window()
                    .navigator()
                    .clipboard()
                    .write_text(&browser::address());
            }
            Wanted::Go(fragment, push) => browser::go(&fragment, push),
            Wanted::Ask(question) => self.start(Job::Move(question)),
            Wanted::Start(job) => self.start(job),
            Wanted::Stop(id) => self.tell(Event::Stop(id)),
            Wanted::Drop => self.tell(Event::Cancel(JobPage::Play)),
            Wanted::After(millis, msg) => {
                set_timeout(
                    move || self.send(msg.clone()),
                    Duration::from_millis(millis.into()),
                );
            }
            Wanted::Say(text) => speak("polite", &text),
            Wanted::Alert(text) => speak("assertive", &text),
            Wanted::Keep(session) => storage::keep("session", &session),
            Wanted::KeepSetup(id, setup) => storage::keep(&format!("setup.{}", id.about().id), &setup),
            Wanted::KeepRotation(id, twelfths) => storage::keep(&rotation_key(id), &twelfths),
            Wanted::KeepSettings(settings) => {
                storage::keep("settings", &settings);
                show_theme(settings.theme);
            }
        }
    }
}

/// Under which key the turn of a game's board is kept.
fn rotation_key(id: GameId) -> String {
    format!("turn.{}", id.about().id)
}

/// Names the theme on the root element, where the style sheet looks for it. It is done at once and not by an
/// effect, so that whoever reads colours next reads the new ones.
fn show_theme(theme: Theme) {
    let name = match theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
        Theme::Contrast => "contrast",
    };
    if let Some(root) = document().document_element() {
        // An attribute of a plain name can always be set.
        let _ = root.set_attribute("data-theme", name);
    }
}

/// Puts text into a live region; the same text twice is told apart by a space nobody hears.
fn speak(region: &str, text: &str) {
    if let Some(region) = browser::element(region) {
        let again = region.text_content().as_deref() == Some(text);
        region.set_text_content(Some(&format!("{text}{}", if again { "\u{a0}" } else { "" })));
    }
}

/// Puts the app into its place on the home page, see `src/pages/home.rs`.
pub fn mount() {
    let place = browser::element("app").expect("the home page has a place for the app");
    place.set_inner_html("");
    leptos::mount::mount_to(place, Page).forget();
}

#[component]
fn Page() -> impl IntoView {
    let desk = App::open();
    provide_context(desk);
    desk.send(Msg::Navigate(browser::fragment()));
    for event in ["hashchange", "popstate"] {
        window_event_listener_untyped(event, move |_| {
            desk.send(Msg::Navigate(browser::fragment()));
            desk.keep_last();
        });
    }
    window_event_listener_untyped("pagehide", move |_| desk.keep_last());
    window_event_listener(ev::keydown, move |event| panel::shortcut(desk, &event));
    window_event_listener(ev::click, move |event| on_click(desk, &event));
    frame(desk);
    let route = desk.see(|model| model.route.clone());
    view! {
        {move || match route.get() {
            Route::Home => ().into_any(),
            Route::Play => panel::Play().into_any(),
            Route::Bench => bench::Bench().into_any(),
            Route::Lost(why) => view! {
                <section class="lost">
                    <h1>"Nothing to show here"</h1>
                    <p role="alert">{why}</p>
                    <button class="primary" on:click=desk.on(Msg::Home)>"All games"</button>
                </section>
            }.into_any(),
        }}
        <dialogs::SetupDialog />
        <dialogs::SettingsDialog />
        <land::SupplyDialog />
    }
}

/// Keeps what stands outside the app's views up to date: which page is shown, title, games, theme sign.
fn frame(desk: App) {
    let here = desk.see(|model| {
        let game = model
            .game
            .as_ref()
            .filter(|_| model.route == Route::Play)
            .map(|game| game.id);
        (model.route == Route::Home, game, model.settings.theme)
    });
    Effect::new(move |_| {
        let (home, game, theme) = here.get();
        // Attributes with plain names can always be set.
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-at", if home { "home" } else { "app" });
        }
        // The home page sets its own title.
        if !home {
            document().set_title(&game.map_or("Tessera".to_owned(), |id| {
                format!("{} · Tessera", id.about().name)
            }));
        }
        for id in GameId::ALL {
            if let Some(button) = browser::element(&format!("game-{}", id.about().id)) {
                let _ = match game == Some(*id) {
                    true => button.set_attribute("aria-current", "page"),
                    false => button.remove_attribute("aria-current"),
                };
            }
        }
        if let Some(button) = browser::element("theme") {
            let (name, sign, _) = dialogs::theme_sign(theme);
            button.set_text_content(Some(sign));
            let _ = button.set_attribute("aria-label", &format!("Theme: {name}"));
            let _ = button.set_attribute("title", &format!("Theme: {name}"));
        }
    });
}

/// Does what a button or link of the header says.
fn on_click(desk: App, event: &web_sys::MouseEvent) {
    // A link that is to open in a tab of its own.
    if event.ctrl_key() || event.meta_key() || event.shift_key() {
        return;
    }
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let Some(button) = target.and_then(|element| element.closest("[data-say]").ok().flatten()) else {
        return;
    };
    event.prevent_default();
    match button.get_attribute("data-say").unwrap_or_default().as_str() {
        "home" => desk.send(Msg::Home),
        "skip" if untrack(|| desk.model.with(|model| model.route == Route::Play)) => board::focus_board(desk),
        "skip" => browser::focus("main"),
        "theme" => {
            let settings = desk.model.with_untracked(|model| model.settings);
            let theme = dialogs::theme_sign(settings.theme).2;
            desk.send(Msg::Set(Settings { theme, ..settings }));
        }
        game => match GameId::find(game) {
            Some(id) => desk.send(Msg::SetUp(id)),
            None => browser::open_dialog(game),
        },
    }
}
