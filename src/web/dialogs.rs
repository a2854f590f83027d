//! The dialogs: a new game, settings, help; and the button that turns the theme.

use leptos::prelude::*;

use super::{browser, storage};
use crate::app::{Confirm, Coordinates, Level, Msg, Opponent, Settings, Setup, Starts, Theme};
use crate::catalog::GameId;
use crate::play::{OptionKind, OptionSpec};
use crate::points;
use crate::web::site::Desk;

/// What the set-up dialog is about; one dialog serves all games.
#[derive(Clone, Copy)]
struct Draft(RwSignal<Option<(GameId, Setup)>>);

thread_local! {
    static DRAFT: std::cell::Cell<Option<Draft>> = const { std::cell::Cell::new(None) };
}

/// Opens the set-up of a game with its last choices.
pub(super) fn open_setup(desk: Desk, id: GameId) {
    let setup = desk.model.with_untracked(|model| model.setup(id));
    if let Some(Draft(draft)) = DRAFT.get() {
        draft.set(Some((id, setup)));
        browser::open_dialog("setup");
    }
}

/// The choices before a game.
#[component]
pub(super) fn SetupDialog() -> impl IntoView {
    let desk = Desk::here();
    let draft = RwSignal::new(None::<(GameId, Setup)>);
    DRAFT.set(Some(Draft(draft)));
    let change = move |change: &dyn Fn(&mut Setup)| {
        draft.update(|draft| {
            if let Some((_, setup)) = draft {
                change(setup);
            }
        });
    };
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        browser::close_dialog("setup");
        if let Some((id, setup)) = draft.get_untracked() {
            desk.send(Msg::Start(id, setup));
        }
    };
    let opponents = [
        ("1", Opponent::Machine(Level::One), "AI, level 1 (casual)"),
        ("2", Opponent::Machine(Level::Two), "AI, level 2 (steady)"),
        ("3", Opponent::Machine(Level::Three), "AI, level 3 (strong)"),
        ("friend", Opponent::Friend, "A friend on this device"),
        ("watch", Opponent::Watch(Level::Two), "Watch: AI against AI"),
    ];
    let starts = [
        ("me", Starts::Me, "I do"),
        ("them", Starts::Them, "They do"),
        ("random", Starts::Random, "By lot"),
    ];
    let fields = move || {
        draft.get().map(|(id, setup)| {
            let option_field = move |spec: OptionSpec| {
                let value = setup.options.get(spec.key).unwrap_or(spec.default).to_owned();
                let key = spec.key;
                let choices = choices(&spec);
                view! {
                    <label>
                        <span>{spec.label}<small>{spec.note}</small></span>
                        <select name=key on:change=move |event| {
                            let value = event_target_value(&event);
                            change(&|setup| setup.options.set(key, &value));
                        }>
                            {choices.into_iter().map(|(choice, label)| {
                                let default = choice == spec.default;
                                view! {
                                    <option value=choice.clone() selected=choice == value>
                                        {label}{default.then_some(" (usual)")}
                                    </option>
                                }
                            }).collect_view()}
                        </select>
                    </label>
                }
            };
            let (opponent, who) = (setup.opponent, setup.starts);
            view! {
                <h2 id="setup-title">{format!("New game of {}", id.about().name)}</h2>
                {id.specs().into_iter().map(option_field).collect_view()}
                <label>
                    <span>"Opponent"</span>
                    <select name="opponent" on:change=move |event| {
                        let value = event_target_value(&event);
                        if let Some((_, opponent, _)) = opponents.iter().find(|row| row.0 == value) {
                            change(&|setup| setup.opponent = *opponent);
                        }
                    }>
                        {opponents.iter().map(|(value, choice, label)| view! {
                            <option value=*value selected=*choice == opponent>{*label}</option>
                        }).collect_view()}
                    </select>
                </label>
                <label>
                    <span>"Who starts"<small>"With a komi by bid, who starts names it."</small></span>
                    <select name="starts" on:change=move |event| {
                        let value = event_target_value(&event);
                        if let Some((_, starts, _)) = starts.iter().find(|row| row.0 == value) {
                            change(&|setup| setup.starts = *starts);
                        }
                    }>
                        {starts.iter().map(|(value, choice, label)| view! {
                            <option value=*value selected=*choice == who>{*label}</option>
                        }).collect_view()}
                    </select>
                </label>
            }
        })
    };
    view! {
        <dialog id="setup" aria-labelledby="setup-title">
            <form on:submit=start>
                {fields}
                <p class="actions">
                    <button type="submit" class="primary">"Start"</button>
                    <button type="button" on:click=move |_| browser::close_dialog("setup")>"Cancel"</button>
                </p>
            </form>
        </dialog>
    }
}

/// The values of an option that are offered, with their labels.
fn choices(spec: &OptionSpec) -> Vec<(String, String)> {
    match &spec.kind {
        OptionKind::Number { most, offered, .. } => (*offered..=*most)
            .map(|number| (number.to_string(), format!("{number} × {number}")))
            .collect(),
        OptionKind::OneOf(values) => values.clone(),
        OptionKind::Komi => {
            let fixed = (0..=21).map(|halves| (points::in_names(halves), points::in_words(halves.into())));
            std::iter::once(("bid".to_owned(), "By bid".to_owned()))
                .chain(fixed)
                .collect()
        }
    }
}

/// Light, dark, or as the device says.
#[component]
pub(super) fn ThemeButton() -> impl IntoView {
    let desk = Desk::here();
    let settings = desk.see(|model| model.settings);
    let (label, sign) = (
        move || match settings.get().theme {
            Theme::System => "Theme: as the device",
            Theme::Light => "Theme: light",
            Theme::Dark => "Theme: dark",
            Theme::Contrast => "Theme: high contrast",
        },
        move || match settings.get().theme {
            Theme::System => "◐",
            Theme::Light => "☀",
            Theme::Dark => "☾",
            Theme::Contrast => "◧",
        },
    );
    let turn = move |_| {
        let settings = settings.get_untracked();
        let theme = match settings.theme {
            Theme::System => Theme::Light,
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Contrast,
            Theme::Contrast => Theme::System,
        };
        desk.send(Msg::Set(Settings { theme, ..settings }));
    };
    view! { <button class="icon" aria-label=label title=label on:click=turn>{sign}</button> }
}

/// Settings for all games.
#[component]
pub(super) fn SettingsDialog() -> impl IntoView {
    let desk = Desk::here();
    let settings = desk.see(|model| model.settings);
    let set = move |change: &dyn Fn(&mut Settings)| {
        let mut settings = settings.get_untracked();
        change(&mut settings);
        desk.send(Msg::Set(settings));
    };
    let themes = [
        ("system", Theme::System, "As the device"),
        ("light", Theme::Light, "Light"),
        ("dark", Theme::Dark, "Dark"),
        ("contrast", Theme::Contrast, "High contrast"),
    ];
    let coordinates = [
        ("off", Coordinates::Off, "Off"),
        ("edge", Coordinates::Edge, "Along the edge"),
        ("cells", Coordinates::Cells, "In every cell"),
    ];
    let confirms = [
        ("auto", Confirm::Auto, "On touch screens"),
        ("always", Confirm::Always, "Always"),
        ("never", Confirm::Never, "Never"),
    ];
    view! {
        <dialog id="settings" aria-labelledby="settings-title">
            <form method="dialog">
                <h2 id="settings-title">"Settings"</h2>
                <label>
                    <span>"Theme"</span>
                    <select on:change=move |event| {
                        let value = event_target_value(&event);
                        if let Some(row) = themes.iter().find(|row| row.0 == value) { set(&|settings| settings.theme = row.1); }
                    }>
                        {themes.map(|row| view! {
                            <option value=row.0 selected=move || settings.get().theme == row.1>{row.2}</option>
                        }).collect_view()}
                    </select>
                </label>
                <label>
                    <span>"Coordinates"</span>
                    <select on:change=move |event| {
                        let value = event_target_value(&event);
                        if let Some(row) = coordinates.iter().find(|row| row.0 == value) { set(&|settings| settings.coordinates = row.1); }
                    }>
                        {coordinates.map(|row| view! {
                            <option value=row.0 selected=move || settings.get().coordinates == row.1>{row.2}</option>
                        }).collect_view()}
                    </select>
                </label>
                <label>
                    <span>"Confirm moves"<small>"A first touch shows the move, a second one plays it."</small></span>
                    <select on:change=move |event| {
                        let value = event_target_value(&event);
                        if let Some(row) = confirms.iter().find(|row| row.0 == value) { set(&|settings| settings.confirm = row.1); }
                    }>
                        {confirms.map(|row| view! {
                            <option value=row.0 selected=move || settings.get().confirm == row.1>{row.2}</option>
                        }).collect_view()}
                    </select>
                </label>
                <label>
                    <span>"Workers"<small>"How many think at once."</small></span>
                    <select on:change=move |event| {
                        let workers = event_target_value(&event).parse().unwrap_or(0);
                        set(&|settings| settings.workers = workers);
                    }>
                        {(0..=8u8).map(|number| view! {
                            <option value=number.to_string() selected=move || settings.get().workers == number>
                                {if number == 0 { format!("As the device ({})", browser::workers()) } else { number.to_string() }}
                            </option>
                        }).collect_view()}
                    </select>
                </label>
                <label class="check">
                    <input type="checkbox" prop:checked=move || settings.get().instant
                        on:change=move |event| { let on = event_target_checked(&event); set(&|settings| settings.instant = on); } />
                    <span>"AI answers without a pause"</span>
                </label>
                <label class="check">
                    <input type="checkbox" prop:checked=move || settings.get().shortcuts
                        on:change=move |event| { let on = event_target_checked(&event); set(&|settings| settings.shortcuts = on); } />
                    <span>"Single-key shortcuts"</span>
                </label>
                <p class="actions">
                    <button class="primary">"Done"</button>
                    <button type="button" class="danger" on:click=move |_| {
                        storage::erase();
                        desk.send(Msg::Set(Settings::default()));
                        storage::erase();
                    }>"Erase what is stored"</button>
                </p>
                <p class="small">"Settings and the last game stay in this browser; nothing is sent anywhere."</p>
            </form>
        </dialog>
    }
}

/// The keys.
#[component]
pub(super) fn HelpDialog() -> impl IntoView {
    let keys = [
        ("Tab", "to the board, then out of it"),
        ("← → ↑ ↓", "from cell to cell; Home, End, Page Up, Page Down"),
        ("d 5", "type a cell's name to go there"),
        ("Enter", "play at the cell"),
        ("Esc", "drop what was begun"),
        ("u, Ctrl-Z", "undo; Ctrl-Shift-Z redo"),
        ("← →", "outside the board: step through the game"),
        ("n", "new game"),
        ("?", "this list"),
    ];
    view! {
        <dialog id="help" aria-labelledby="help-title">
            <form method="dialog">
                <h2 id="help-title">"Keys"</h2>
                <dl class="keys">
                    {keys.map(|(key, what)| view! { <div><dt>{key}</dt><dd>{what}</dd></div> }).collect_view()}
                </dl>
                <p class="small">
                    "The address always holds the whole game: copy it to share or keep it. On a touch screen the first touch shows a move and the second plays it."
                </p>
                <p class="actions"><button class="primary">"Close"</button></p>
            </form>
        </dialog>
    }
}
