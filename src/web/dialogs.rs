//! The dialogs: a new game and settings. Help is part of every page, see `src/pages/shell.rs`.

use leptos::prelude::*;

use super::{browser, storage};
use crate::app::{
    Confirm, Coordinates, Level, Msg, Opponent, Player, SeatSetup, Settings, Setup, Starts, Theme,
};
use crate::catalog::GameId;
use crate::game::Seat;
use crate::play::{OptionKind, OptionSpec};
use crate::points;
use crate::web::site::App;

/// A value that can be chosen, and how it reads.
pub(super) type Choice = (String, String);

/// A labelled list of choices. It takes boxed functions, so that there is one such view and not one for each
/// field.
fn field(
    name: &'static str,
    label: &'static str,
    note: &'static str,
    choices: Vec<Choice>,
    chosen: Box<dyn Fn() -> String + Send>,
    choose: Box<dyn Fn(&str)>,
) -> AnyView {
    let chosen = StoredValue::new_local(chosen);
    let option = |(value, text): Choice| {
        let this = value.clone();
        let selected = move || chosen.with_value(|chosen| chosen() == this);
        view! { <option value=value selected=selected>{text}</option> }
    };
    view! {
        <label>
            <span>{label}<small>{note}</small></span>
            <select name=name on:change=move |event| choose(&event_target_value(&event))>
                {choices.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
    .into_any()
}

/// A switch.
fn switch(
    label: &'static str,
    note: &'static str,
    on: Box<dyn Fn() -> bool + Send>,
    set: Box<dyn Fn(bool)>,
) -> AnyView {
    let on = StoredValue::new_local(on);
    view! {
        <label class="check">
            <input
                type="checkbox"
                prop:checked=move || on.with_value(|on| on())
                on:change=move |event| set(event_target_checked(&event))
            />
            <span>{label}<small>{note}</small></span>
        </label>
    }
    .into_any()
}

/// The values of an enumeration, each with its name in the form and how it reads.
type Rows<T> = &'static [(T, &'static str, &'static str)];

fn choices_of<T>(rows: Rows<T>) -> Vec<Choice> {
    rows.iter()
        .map(|row| (row.1.to_owned(), row.2.to_owned()))
        .collect()
}

/// The name of a value in the form.
fn name_of<T: PartialEq>(rows: Rows<T>, value: &T) -> String {
    rows.iter()
        .find(|row| row.0 == *value)
        .map_or("", |row| row.1)
        .to_owned()
}

/// The value with a name in the form.
fn value_of<T: Copy>(rows: Rows<T>, name: &str) -> T {
    rows.iter().find(|row| row.1 == name).unwrap_or(&rows[0]).0
}

/// Adds the levels of a game, by their numbers.
fn add_levels(game: GameId, called: fn(Level, GameId) -> String, choices: &mut Vec<Choice>) {
    choices.extend(Level::all().map(|level| (level.number().to_string(), called(level, game))));
}

/// The level with a number in a form.
fn level_of(name: &str) -> Option<Level> {
    name.parse().ok().and_then(Level::numbered)
}

/// The machine's levels, and who else there is to play against.
fn opponents(game: GameId) -> Vec<Choice> {
    let mut choices = Vec::new();
    add_levels(game, Level::label, &mut choices);
    choices.push(("friend".into(), "A friend on this device".into()));
    choices.push(("watch".into(), "Watch: AI against AI".into()));
    choices
}

fn opponent_name(opponent: Opponent) -> String {
    match opponent {
        Opponent::Machine(level) => level.number().to_string(),
        Opponent::Friend => "friend".into(),
        Opponent::Watch(_) => "watch".into(),
    }
}

fn opponent_of(name: &str) -> Opponent {
    match (level_of(name), name) {
        (Some(level), _) => Opponent::Machine(level),
        (None, "friend") => Opponent::Friend,
        _ => Opponent::Watch(Level::WATCHED),
    }
}

/// A person and the machine's levels.
pub(super) fn players(game: GameId, called: fn(Level, GameId) -> String) -> Vec<Choice> {
    let mut choices = vec![("person".to_owned(), "Person".to_owned())];
    add_levels(game, called, &mut choices);
    choices
}

pub(super) fn player_name(player: Player) -> String {
    match player {
        Player::Person => "person".into(),
        Player::Machine(level) => level.number().to_string(),
    }
}

pub(super) fn player_of(name: &str) -> Player {
    level_of(name).map_or(Player::Person, Player::Machine)
}

const TIMES: Rows<u32> = &[
    (300, "300", "0.3 s a move"),
    (1_000, "1000", "1 s a move"),
    (3_000, "3000", "3 s a move"),
    (10_000, "10000", "10 s a move"),
];

/// How long the last level thinks.
fn thinking(desk: App) -> AnyView {
    let settings = move || desk.model.with(|model| model.settings);
    field(
        "think",
        "Time to think",
        "For level 8.",
        choices_of(TIMES),
        Box::new(move || name_of(TIMES, &settings().think_millis)),
        Box::new(move |value| {
            desk.send(Msg::Set(Settings {
                think_millis: value_of(TIMES, value),
                ..untrack(settings)
            }));
        }),
    )
}

const STARTS: Rows<Starts> = &[
    (Starts::Me, "me", "I do"),
    (Starts::Them, "them", "They do"),
    (Starts::Random, "random", "By lot"),
];

const ORDERS: Rows<Starts> = &[
    (Starts::Me, "me", "As listed"),
    (Starts::Random, "random", "By lot"),
];

/// The name in the form and the label of each chair.
const CHAIRS: [(&str, &str); Seat::MAX] = [
    ("seat-1", "Seat 1"),
    ("seat-2", "Seat 2"),
    ("seat-3", "Seat 3"),
    ("seat-4", "Seat 4"),
    ("seat-5", "Seat 5"),
];

const THEMES: Rows<Theme> = &[
    (Theme::System, "system", "As the device"),
    (Theme::Light, "light", "Light"),
    (Theme::Dark, "dark", "Dark"),
    (Theme::Contrast, "contrast", "High contrast"),
];

const COORDINATES: Rows<Coordinates> = &[
    (Coordinates::Off, "off", "Off"),
    (Coordinates::Edge, "edge", "Along the edge"),
    (Coordinates::Cells, "cells", "In every cell"),
];

const CONFIRMS: Rows<Confirm> = &[
    (Confirm::Auto, "auto", "On touch screens"),
    (Confirm::Always, "always", "Always"),
    (Confirm::Never, "never", "Never"),
];

/// The choices before a game.
#[component]
pub(super) fn SetupDialog() -> impl IntoView {
    let desk = App::here();
    let game = desk.see(|model| model.draft.as_ref().map(|(id, _)| *id));
    let draft = move || {
        desk.model
            .with(|model| model.draft.as_ref().map(|(_, setup)| setup.clone()))
    };
    let change = move |change: &dyn Fn(&mut Setup)| {
        if let Some(mut setup) = untrack(draft) {
            change(&mut setup);
            desk.send(Msg::Draft(setup));
        }
    };
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        browser::close_dialog("setup");
        desk.send(Msg::Begin);
    };
    let option_field = move |spec: OptionSpec| {
        let (key, default) = (spec.key, spec.default);
        let chosen = move || {
            draft()
                .and_then(|setup| setup.options.get(key).map(str::to_owned))
                .unwrap_or(default.to_owned())
        };
        let choose = move |value: &str| change(&|setup| setup.options.set(key, value));
        field(
            key,
            spec.label,
            spec.note,
            choices(&spec),
            Box::new(chosen),
            Box::new(choose),
        )
    };
    let chairs = desk.see(|model| model.draft_chairs());
    // The rows are made anew only when another number plays: whoever types a name keeps the focus.
    let count = Memo::new(move |_| chairs.with(Vec::len));
    let chair_field = move |id: GameId, index: usize| {
        let read = move |read: &dyn Fn(&SeatSetup) -> String| {
            chairs.with(|chairs| chairs.get(index).map_or(String::new(), read))
        };
        let change = move |edit: &dyn Fn(&mut SeatSetup)| {
            let seats = count.get_untracked() as u8;
            change(&|setup| setup.change_chair(Seat(index as u8), seats, edit));
        };
        let player = move || read(&|chair| player_name(chair.player));
        let (key, label) = CHAIRS[index];
        view! {
            <div class="chair">
                {field(
                    key,
                    label,
                    "",
                    players(id, Level::label),
                    Box::new(player),
                    Box::new(move |value| change(&|chair| chair.player = player_of(value))),
                )}
                <input
                    name=format!("name-{}", index + 1)
                    aria-label=format!("Name of the person on seat {}", index + 1)
                    placeholder="Name, if you like"
                    maxlength=SeatSetup::LONGEST_NAME.to_string()
                    autocomplete="off"
                    hidden=move || player() != "person"
                    prop:value=move || read(&|chair| chair.name.clone())
                    on:input=move |event| {
                        let name = event_target_value(&event);
                        change(&|chair| chair.name.clone_from(&name));
                    }
                />
            </div>
        }
        .into_any()
    };
    let opponent_field = move |id: GameId| {
        let opponent = move || draft().map_or(String::new(), |setup| opponent_name(setup.opponent));
        field(
            "opponent",
            "Opponent",
            "",
            opponents(id),
            Box::new(opponent),
            Box::new(move |value| change(&|setup| setup.opponent = opponent_of(value))),
        )
    };
    let order = move |label: &'static str, note: &'static str, rows: Rows<Starts>| {
        let starts = move || draft().map_or(String::new(), |setup| name_of(rows, &setup.starts));
        field(
            "starts",
            label,
            note,
            choices_of(rows),
            Box::new(starts),
            Box::new(move |value| change(&|setup| setup.starts = value_of(rows, value))),
        )
    };
    let purist = move || {
        switch(
            "Purist",
            "Without the aids: only what lies on the table.",
            Box::new(move || draft().is_some_and(|setup| setup.purist)),
            Box::new(move |on| change(&|setup| setup.purist = on)),
        )
    };
    let fields = move || {
        let id = game.get()?;
        let untimed = move || !desk.model.with(|model| model.draft_is_timed());
        let time = view! { <div hidden=untimed>{thinking(desk)}</div> }.into_any();
        let seat_status = if id.seats_vary() {
            let rows = move || {
                (0..count.get())
                    .map(|index| chair_field(id, index))
                    .collect_view()
                    .into_any()
            };
            vec![
                rows.into_any(),
                time,
                order("Who sits where", "The first seat begins.", ORDERS),
            ]
        } else {
            vec![
                opponent_field(id),
                time,
                order("Who starts", "With a komi by bid, who starts names it.", STARTS),
            ]
        };
        Some(view! {
            <h2 id="setup-title">{format!("New game of {}", id.about().name)}</h2>
            {id.specs().into_iter().map(option_field).collect_view()}
            {seat_status}
            {id.about().aids.then(purist)}
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
fn choices(spec: &OptionSpec) -> Vec<Choice> {
    let values = match &spec.kind {
        OptionKind::Number { most, offered, .. } => (*offered..=*most)
            .map(|number| (number.to_string(), number.to_string()))
            .collect(),
        OptionKind::OneOf(values) => values.clone(),
        OptionKind::Komi => {
            let fixed = (0..=21).map(|halves| (points::in_names(halves), points::in_words(halves.into())));
            std::iter::once(("bid".to_owned(), "By bid".to_owned()))
                .chain(fixed)
                .collect::<Vec<_>>()
        }
    };
    let usual = |(value, text): Choice| {
        let text = if value == spec.default {
            format!("{text} (usual)")
        } else {
            text
        };
        (value, text)
    };
    values.into_iter().map(usual).collect()
}

/// The theme's name, its sign, and the theme that comes after it.
pub(super) fn theme_sign(theme: Theme) -> (&'static str, &'static str, Theme) {
    let place = THEMES.iter().position(|row| row.0 == theme).unwrap_or(0);
    (
        THEMES[place].2,
        ["◐", "☀", "☾", "◧"][place],
        THEMES[(place + 1) % THEMES.len()].0,
    )
}

/// Settings for all games.
#[component]
pub(super) fn SettingsDialog() -> impl IntoView {
    let desk = App::here();
    let settings = move || desk.model.with(|model| model.settings);
    let set = move |change: &dyn Fn(&mut Settings)| {
        let mut settings = untrack(settings);
        change(&mut settings);
        desk.send(Msg::Set(settings));
    };
    let erase = move |_| {
        desk.send(Msg::Set(Settings::default()));
        storage::erase();
    };
    let switched = move |label, on: fn(&Settings) -> bool, flip: fn(&mut Settings, bool)| {
        let to = move |value| set(&|settings| flip(settings, value));
        switch(label, "", Box::new(move || on(&settings())), Box::new(to))
    };
    let workers = (0..=8u32).map(|number| match number {
        0 => (
            String::from("0"),
            format!("As the device ({})", browser::workers()),
        ),
        _ => (number.to_string(), number.to_string()),
    });
    view! {
        <dialog id="settings" aria-labelledby="settings-title">
            <form method="dialog">
                <h2 id="settings-title">"Settings"</h2>
                {field(
                    "theme",
                    "Theme",
                    "",
                    choices_of(THEMES),
                    Box::new(move || name_of(THEMES, &settings().theme)),
                    Box::new(move |value| set(&|settings| settings.theme = value_of(THEMES, value))),
                )}
                {field(
                    "coordinates",
                    "Coordinates",
                    "",
                    choices_of(COORDINATES),
                    Box::new(move || name_of(COORDINATES, &settings().coordinates)),
                    Box::new(move |value| set(&|settings| settings.coordinates = value_of(COORDINATES, value))),
                )}
                {field(
                    "confirm",
                    "Confirm moves",
                    "A first touch shows the move, a second one plays it.",
                    choices_of(CONFIRMS),
                    Box::new(move || name_of(CONFIRMS, &settings().confirm)),
                    Box::new(move |value| set(&|settings| settings.confirm = value_of(CONFIRMS, value))),
                )}
                {field(
                    "workers",
                    "Workers",
                    "How many think at once, where there is a time.",
                    workers.collect(),
                    Box::new(move || settings().workers.to_string()),
                    Box::new(move |value| set(&|settings| settings.workers = value.parse().unwrap_or(0))),
                )}
                {thinking(desk)}
                {switched("AI answers without a pause", |settings| settings.instant, |settings, on| settings.instant = on)}
                {switched("Single-key shortcuts", |settings| settings.shortcuts, |settings, on| settings.shortcuts = on)}
                <p class="actions">
                    <button class="primary">"Done"</button>
                    <button type="button" class="danger" on:click=erase>"Erase what is stored"</button>
                </p>
                <p class="small">"Settings and the last game stay in this browser; nothing is sent anywhere."</p>
            </form>
        </dialog>
    }
}
