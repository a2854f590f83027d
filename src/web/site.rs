//! The page as a whole: the model behind a signal, effects carried out, the shell around the routes.

use std::collections::BTreeMap;
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;

use super::brain::Brain;
use super::{board, browser, dialogs, home, panel, storage};
use crate::app::{Effect as Wanted, Model, Msg, Route, Session, Settings, Setup, Theme};
use crate::catalog::GameId;

/// What every view needs: the model to read, a way to send messages, and the engine.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    /// The model.
    pub model: RwSignal<Model, LocalStorage>,
    brain: StoredValue<Option<Brain>, LocalStorage>,
    polite: RwSignal<String>,
    assertive: RwSignal<String>,
}

impl Desk {
    fn open() -> Desk {
        let settings = storage::kept::<Settings>("settings").unwrap_or_default();
        let session = storage::kept::<Session>("session");
        let setups: BTreeMap<_, _> = GameId::ALL
            .iter()
            .filter_map(|id| {
                let setup = storage::kept::<Setup>(&format!("setup.{}", id.about().id))?;
                Some((id.about().id, setup))
            })
            .collect();
        show_theme(settings.theme);
        let dice = crate::game::dice(browser::seed());
        let desk = Desk {
            model: RwSignal::new_local(Model::new(settings, session, setups, dice)),
            brain: StoredValue::new_local(None),
            polite: RwSignal::new(String::new()),
            assertive: RwSignal::new(String::new()),
        };
        desk.brain.set_value(Some(Brain::new(move |msg| desk.send(msg))));
        desk
    }

    /// The desk of the page.
    pub fn here() -> Desk {
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

    /// Measures playouts in the engine; see [`Brain::measure`].
    pub fn measure(self, millis: u32, done: impl Fn(Vec<String>) + 'static) {
        self.brain.with_value(|brain| {
            if let Some(brain) = brain {
                brain.measure(millis, done);
            }
        });
    }

    fn carry_out(self, wanted: Wanted) {
        let brain = |act: &dyn Fn(&Brain)| self.brain.with_value(|brain| brain.iter().for_each(act));
        match wanted {
            Wanted::Go(fragment, push) => browser::go(&fragment, push),
            Wanted::Ask(question) => {
                let settings = self.model.with_untracked(|model| model.settings);
                let workers = match settings.workers {
                    0 => browser::workers(),
                    set => u32::from(set),
                };
                brain(&|brain| brain.ask(question.clone(), workers, settings.instant));
            }
            Wanted::Stop(id) => brain(&|brain| brain.stop(id)),
            Wanted::Drop => brain(&Brain::drop_question),
            Wanted::After(millis, msg) => {
                set_timeout(
                    move || self.send(msg.clone()),
                    Duration::from_millis(millis.into()),
                );
            }
            Wanted::Say(text) => speak(self.polite, text),
            Wanted::Alert(text) => speak(self.assertive, text),
            Wanted::Keep(session) => storage::keep("session", &session),
            Wanted::KeepSetup(id, setup) => storage::keep(&format!("setup.{}", id.about().id), &setup),
            Wanted::KeepSettings(settings) => {
                storage::keep("settings", &settings);
                show_theme(settings.theme);
            }
        }
    }
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
fn speak(region: RwSignal<String>, text: String) {
    region.update(|old| {
        *old = if *old == text {
            format!("{text}\u{a0}")
        } else {
            text
        }
    });
}

/// Puts the page in place of what `index.html` shows while it loads.
pub fn mount() {
    if let Some(boot) = browser::element("boot") {
        boot.remove();
    }
    leptos::mount::mount_to_body(Site);
}

#[component]
fn Site() -> impl IntoView {
    let desk = Desk::open();
    provide_context(desk);
    desk.send(Msg::Navigate(browser::fragment()));
    for event in ["hashchange", "popstate"] {
        window_event_listener_untyped(event, move |_| desk.send(Msg::Navigate(browser::fragment())));
    }
    window_event_listener(ev::keydown, move |event| panel::shortcut(desk, &event));

    let title = desk.see(|model| match (&model.route, &model.game) {
        (Route::Play, Some(game)) => format!("{} · Tessera", game.id.about().name),
        _ => "Tessera".to_owned(),
    });
    Effect::new(move |_| document().set_title(&title.get()));

    let route = desk.see(|model| model.route.clone());
    let game = desk.see(|model| model.game.as_ref().map(|game| game.id));
    let to_home = move |_| {
        browser::go("", true);
        desk.send(Msg::Navigate(String::new()));
    };
    view! {
        <a class="skip" href="#main" on:click=move |event| {
            event.prevent_default();
            let here = route.get_untracked() == Route::Play;
            if here { board::focus_board(desk) } else { browser::focus("main") }
        }>
            {move || if route.get() == Route::Play { "Skip to board" } else { "Skip to games" }}
        </a>
        <header class="bar">
            <button class="brand" on:click=to_home aria-label="Tessera, all games">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M3 3h8v8H3z" class="tile-a" /> <path d="M13 3h8v8h-8z" class="tile-b" />
                    <path d="M3 13h8v8H3z" class="tile-b" /> <path d="M17 12l5 5-5 5-5-5z" class="tile-c" />
                </svg>
                <span>"Tessera"</span>
            </button>
            <nav aria-label="Games">
                {GameId::ALL.iter().map(|&id| view! {
                    <button
                        class="quiet"
                        aria-current=move || (route.get() == Route::Play && game.get() == Some(id)).then_some("page")
                        on:click=move |_| dialogs::open_setup(desk, id)
                    >{id.about().name}</button>
                }).collect_view()}
            </nav>
            <span class="spring"></span>
            <dialogs::ThemeButton />
            <button class="icon" aria-label="Settings" title="Settings" on:click=move |_| browser::open_dialog("settings")>
                "⚙"
            </button>
            <button class="icon" aria-label="Keys and help" title="Keys and help (?)" on:click=move |_| browser::open_dialog("help")>
                "?"
            </button>
        </header>
        <main id="main" tabindex="-1">
            {move || match route.get() {
                Route::Home => home::Home().into_any(),
                Route::Play => panel::Play().into_any(),
                Route::Bench => home::Bench().into_any(),
                Route::Lost(why) => view! {
                    <section class="lost">
                        <h1>"Nothing to show here"</h1>
                        <p role="alert">{why}</p>
                        <button class="primary" on:click=to_home>"All games"</button>
                    </section>
                }.into_any(),
            }}
        </main>
        <dialogs::SetupDialog />
        <dialogs::SettingsDialog />
        <dialogs::HelpDialog />
        <div class="unseen" aria-live="polite">{desk.polite}</div>
        <div class="unseen" aria-live="assertive">{desk.assertive}</div>
    }
}
