//! The play page: the board, and everything beside it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::board::Board;
use super::{browser, dialogs, land};
use crate::app::view::{self, Panel};
use crate::app::{Level, Msg, Route};
use crate::catalog::GameId;
use crate::web::site::App;

/// The panel's buttons: what one reads, when it can be pressed, what it says to the model. Plain functions
/// make one view of them all.
fn button(
    panel: Memo<Panel>,
    class: &'static str,
    title: &'static str,
    label: fn(&Panel) -> String,
    enabled: fn(&Panel) -> bool,
    msg: fn(&Panel) -> Msg,
) -> AnyView {
    let desk = App::here();
    view! {
        <button
            class=class
            title=title
            aria-label=(!title.is_empty() && class == "arrow").then_some(title)
            disabled=move || !panel.with(enabled)
            on:click=move |_| desk.send(panel.with_untracked(msg))
        >{move || panel.with(label)}</button>
    }
    .into_any()
}

/// A board with its panel.
#[component]
pub(super) fn Play() -> impl IntoView {
    let desk = App::here();
    let panel = desk.see(view::panel);
    let text = move |read: fn(&Panel) -> String| move || panel.with(read);
    let always = |_: &Panel| true;
    let undo = move |class| {
        button(
            panel,
            class,
            "Undo (u)",
            |_| "Undo".into(),
            |panel| panel.can_undo,
            |_| Msg::Undo,
        )
    };
    view! {
        <div class="play">
            <h1 class="unseen">{text(|panel| panel.title.to_owned())}</h1>
            <Board />
            <aside class="panel" aria-label="Game">
                <p class="subtitle">
                    <strong>{text(|panel| panel.title.to_owned())}</strong>
                    " " {text(|panel| panel.subtitle.clone())}
                </p>
                {part(panel, |panel| (panel.game, panel.seats.clone()), seats)}
                <p class="status" id="status">{text(|panel| panel.status.clone())}</p>
                {part(panel, |panel| (panel.hand.clone(), panel.bag), land::hand)}
                {part(panel, |panel| (panel.notice.clone(), panel.lasting), notice)}
                {part(panel, |panel| panel.banner.clone(), banner)}
                {part(panel, |panel| (panel.tally.clone(), panel.final_scoring, panel.scoring_step), land::tally)}
                {part(panel, |panel| (panel.thinking, panel.waiting), machine)}
                {drawn(panel, "meter", meter)}
                {part(panel, |panel| panel.offers.clone(), offers)}
                <p class="hover" aria-hidden="true">{text(|panel| panel.hover.clone())}</p>
                {part(panel, |panel| panel.facts.clone(), land::sentences)}
                <p class="answer" aria-hidden="true">{text(|panel| panel.last_answer.clone().unwrap_or_default())}</p>
                {part(panel, |panel| panel.gains.clone(), land::sentences)}
                {part(panel, |panel| panel.overlays.clone(), land::overlays)}
                {drawn(panel, "estimate", thoughts)}
                <div class="actions steps">
                    {undo("wide")}
                    {button(panel, "wide", "Redo (Ctrl-Shift-Z)", |_| "Redo".into(), |panel| panel.can_redo, |_| Msg::Redo)}
                    {button(
                        panel,
                        "danger",
                        "",
                        |panel| if panel.resigning { "Press again to resign" } else { "Resign" }.into(),
                        |panel| panel.can_resign,
                        |_| Msg::Resign,
                    )}
                    {button(panel, "", "Copy the link", |_| "Share".into(), always, |_| Msg::Share)}
                    {turn(panel)}
                    {button(panel, "", "New game (n)", |_| "New game".into(), always, new_game)}
                    <a class="button" title="How to play" href=move || panel.with(rules_address)>"Rules"</a>
                </div>
                {moves(panel)}
            </aside>
            <div class="dock" role="group" aria-label="Game controls">
                {undo("")}
                {button(panel, "arrow", "Back", left_label, left_enabled, left)}
                {button(panel, "arrow", "Forward", right_label, right_enabled, right)}
                {button(panel, "", "New game (n)", |_| "New".into(), always, new_game)}
                {button(panel, "primary", "", confirm_label, |panel| confirm(panel).is_some(), |panel| confirm(panel).unwrap_or(Msg::Cancel))}
            </div>
        </div>
    }
}

/// A part of the panel that is drawn anew only when what it shows changes.
fn part<T: PartialEq + Clone + Send + Sync + 'static>(
    panel: Memo<Panel>,
    read: fn(&Panel) -> T,
    draw: fn(T) -> AnyView,
) -> AnyView {
    let shown = Memo::new(move |_| panel.with(read));
    (move || draw(shown.get())).into_any()
}

/// The address of the rules of the game, which are a page of their own.
fn rules_address(panel: &Panel) -> String {
    panel
        .game
        .map_or(String::new(), |game| format!("rules/{}/", game.about().id))
}

fn back(panel: &Panel) -> Msg {
    Msg::GoTo(panel.ply.saturating_sub(1))
}

fn forward(panel: &Panel) -> Msg {
    Msg::GoTo(panel.ply + 1)
}

/// The button that turns the board: `Turn the board · 30°`, of which the eye needs less.
fn turn(panel: Memo<Panel>) -> AnyView {
    let desk = App::here();
    view! {
        <button
            title="Turn the board clockwise (Shift-])"
            disabled=move || panel.with(|panel| panel.turned.is_none())
            on:click=desk.on(Msg::RotateBoard(1))
        >
            "Turn"<span class="unseen">" the board"</span>
            {move || panel.with(|panel| format!(" · {}°", panel.turned.unwrap_or(0)))}
        </button>
    }
    .into_any()
}

/// Under the left thumb: the piece in hand is turned back; without one, a ply is.
fn left(panel: &Panel) -> Msg {
    match panel.hand {
        Some(_) => Msg::RotatePiece(-1),
        None => back(panel),
    }
}

fn left_label(panel: &Panel) -> String {
    if panel.hand.is_some() { "⟲" } else { "‹" }.into()
}

fn left_enabled(panel: &Panel) -> bool {
    panel.hand.as_ref().map_or(panel.can_undo, |hand| hand.ways.0 > 1)
}

fn right(panel: &Panel) -> Msg {
    match panel.hand {
        Some(_) => Msg::RotatePiece(1),
        None => forward(panel),
    }
}

fn right_label(panel: &Panel) -> String {
    if panel.hand.is_some() { "⟳" } else { "›" }.into()
}

fn right_enabled(panel: &Panel) -> bool {
    panel.hand.as_ref().map_or(panel.can_redo, |hand| hand.ways.0 > 1)
}

/// What the button at the right thumb does: confirm what waits for it, or do without a choice that may be left
/// out.
fn confirm(panel: &Panel) -> Option<Msg> {
    let without = panel.offers.iter().find(|offer| offer.key == Some(' '));
    match panel.ghost {
        Some(_) => Some(Msg::Confirm),
        None => without.map(|offer| Msg::Choose(offer.name.clone())),
    }
}

fn confirm_label(panel: &Panel) -> String {
    let without = panel.offers.iter().find(|offer| offer.key == Some(' '));
    match (&panel.ghost, without) {
        (Some(_), _) if panel.hand.is_some() => "✓ Place".into(),
        (Some(name), _) => format!("✓ {name}"),
        (None, Some(offer)) => offer.label.clone(),
        (None, None) => "Confirm".into(),
    }
}

fn new_game(panel: &Panel) -> Msg {
    panel.game.map_or(Msg::Home, Msg::SetUp)
}

fn seats((game, rows): (Option<GameId>, Vec<view::SeatRow>)) -> AnyView {
    let desk = App::here();
    let Some(game) = game else { return ().into_any() };
    let seat = move |row: view::SeatRow| {
        let chosen = dialogs::player_name(row.player);
        let option = |(value, text): dialogs::Choice| {
            let selected = value == chosen;
            view! { <option value=value selected=selected>{text}</option> }
        };
        let change = move |event| {
            let player = dialogs::player_of(&event_target_value(&event));
            desk.send(Msg::Seat(row.seat, player));
        };
        let seat = row
            .side
            .map_or_else(|| format!("seat {}", row.seat.0 + 1), str::to_owned);
        let title = row.side.map_or_else(|| row.name.clone(), str::to_owned);
        let name = row.side.map(|_| row.name).unwrap_or_default();
        view! {
            <li
                class="seat"
                class:to-move=row.to_move
                data-side=row.side.unwrap_or_default().to_ascii_lowercase()
                data-seat=row.colour.map(|colour| colour.to_string())
            >
                <span class="badge" aria-hidden="true"></span>
                <span class="who">
                    <span class="turn" aria-hidden="true">{if row.to_move { "▸" } else { "" }}</span>
                    <strong>{title}</strong>
                    <span class="name">{name}</span>
                    <span class="unseen">{if row.to_move { ", to move" } else { "" }}</span>
                </span>
                <span class="score">
                    {row.score}
                    {row.promised.map(|points| view! { <i title="If the game ended now">{points}</i> })}
                    <em>{row.change.unwrap_or_default()}</em>
                </span>
                <span class="account">
                    {row.account}
                    {row.pieces.map(|(left, all)| view! {
                        <span class="pieces" role="img" aria-label=format!("{left} of {all} meeples in hand")>
                            {"●".repeat(left.into())}{"○".repeat((all - left).into())}
                        </span>
                    })}
                </span>
                <select aria-label=format!("Who plays {seat}") on:change=change>
                    // There is room for a level's name; its Elo stands where a game is set up.
                    {dialogs::players(game, Level::title).into_iter().map(option).collect_view()}
                </select>
            </li>
        }
    };
    view! { <ul class="seats">{rows.into_iter().map(seat).collect_view()}</ul> }.into_any()
}

fn notice((text, lasting): (Option<String>, bool)) -> AnyView {
    let desk = App::here();
    let Some(text) = text else { return ().into_any() };
    view! {
        <p class="notice" class:lasting=lasting>
            <span>{text}</span>
            <button class="icon" aria-label="Dismiss" on:click=desk.on(Msg::Dismiss)>"×"</button>
        </p>
    }
    .into_any()
}

fn banner(banner: Option<view::Banner>) -> AnyView {
    let desk = App::here();
    let Some(banner) = banner else {
        return ().into_any();
    };
    view! {
        <section class="banner" aria-label="Result">
            <h2>{banner.headline}</h2>
            <p>{banner.detail}</p>
            <p class="actions">
                <button class="primary" on:click=desk.on(Msg::GoTo(0))>"Review"</button>
                <button on:click=desk.on(Msg::Rematch)>"Rematch"</button>
                <button on:click=desk.on(Msg::Share)>"Share"</button>
            </p>
        </section>
    }
    .into_any()
}

fn machine((thinking, waiting): (bool, bool)) -> AnyView {
    let desk = App::here();
    if !thinking && !waiting {
        return ().into_any();
    }
    let actions = if thinking {
        vec![
            ("", "Move now", "Move now (.)", Msg::MoveNow),
            ("", "Stop", "", Msg::StopThinking),
        ]
    } else {
        vec![("primary", "Go on", "", Msg::GoOn)]
    };
    let action = |(class, label, title, msg): (&'static str, &'static str, &'static str, Msg)| {
        view! { <button class=class title=title on:click=desk.on(msg)>{label}</button> }
    };
    view! {
        <div class="machine">
            <p class="actions">{actions.into_iter().map(action).collect_view()}</p>
        </div>
    }
    .into_any()
}

/// Markup that is made anew whenever it changes: where nothing can be pressed it costs less than views do.
fn drawn(panel: Memo<Panel>, class: &'static str, read: fn(&Panel) -> String) -> AnyView {
    view! { <div class=class inner_html=move || panel.with(read)></div> }.into_any()
}

/// How long the machine has been thinking, and how much of its time it has used up.
fn meter(panel: &Panel) -> String {
    let (time, used) = &panel.progress;
    match panel.thinking {
        true => format!(
            r#"<p class="progress">{time}</p><progress aria-label="Time used" max="100" value="{used}"></progress>"#
        ),
        false => String::new(),
    }
}

/// What the machine thinks. Names are text, whatever they are.
fn thoughts(panel: &Panel) -> String {
    let Some(estimate) = &panel.estimate else {
        return String::new();
    };
    let text = |name: &str| {
        name.chars()
            .filter(|char| !"<&".contains(*char))
            .collect::<String>()
    };
    let mut html = format!(
        "<p><b>{}</b></p><p class=small>{}</p>",
        text(&estimate.headline),
        estimate.effort
    );
    if !estimate.moves.is_empty() {
        html += "<table><tr><th>Move<th>Visits<th>Worth<th>Then";
    }
    for row in &estimate.moves {
        let (name, then) = (text(&row.name), text(&row.then));
        html += &format!(
            "<tr><th scope=row>{name}<td>{}<td>{}<td>{then}",
            row.share, row.value
        );
    }
    html
}

fn offers(rows: Vec<view::OfferRow>) -> AnyView {
    let desk = App::here();
    if rows.is_empty() {
        return ().into_any();
    }
    // Two choices are explained on their buttons; many small ones would drown in words.
    let explained = rows.len() == 2 || rows.iter().any(|row| row.mark.is_some());
    let marked = rows.iter().any(|row| row.mark.is_some());
    let many = rows.len() > 3 && !marked;
    let offer = |row: view::OfferRow| {
        let note = if explained {
            row.note.clone()
        } else {
            String::new()
        };
        let key = match row.key {
            Some(' ') => "Space ".to_owned(),
            Some(key) => format!("{key} "),
            None => String::new(),
        };
        let mark = row.mark;
        let point = move |over: bool| {
            if mark.is_some() {
                desk.send(Msg::Hover(mark.filter(|_| over)));
            }
        };
        view! {
            <button
                title=row.note
                data-name=row.name.clone()
                on:click=desk.on(Msg::Choose(row.name))
                on:pointerenter=move |_| point(true)
                on:pointerleave=move |_| point(false)
                on:focus=move |_| point(true)
                on:blur=move |_| point(false)
            >
                <kbd aria-hidden="true">{key}</kbd>{row.label}<small>{note}</small>
            </button>
        }
    };
    view! {
        <div class="offers" class:many=many role="group" aria-label="Choices">
            {rows.into_iter().map(offer).collect_view()}
        </div>
    }
    .into_any()
}

/// The plies of the line, to be stepped through.
fn moves(panel: Memo<Panel>) -> AnyView {
    let list = |rows: Vec<view::MoveRow>| {
        let desk = App::here();
        let row = |row: view::MoveRow| {
            view! {
                <li>
                    <button aria-current=row.current.then_some("step") on:click=desk.on(Msg::GoTo(row.ply))>{row.name}</button>
                </li>
            }
        };
        view! { <ol>{rows.into_iter().map(row).collect_view()}</ol> }.into_any()
    };
    view! {
        <section class="moves" aria-label="Moves">
            <p class="actions nav">
                {button(panel, "arrow", "To the start", |_| "«".into(), |panel| panel.can_undo, |_| Msg::GoTo(0))}
                {button(panel, "arrow", "Back a ply", |_| "‹".into(), |panel| panel.can_undo, back)}
                {button(panel, "arrow", "Forward a ply", |_| "›".into(), |panel| panel.can_redo, forward)}
                {button(panel, "arrow", "To the end", |_| "»".into(), |panel| panel.can_redo, |_| Msg::GoTo(usize::MAX))}
                <span>{move || panel.with(|panel| format!("{} / {}", panel.ply, panel.moves.len()))}</span>
            </p>
            {part(panel, |panel| panel.moves.clone(), list)}
        </section>
    }
    .into_any()
}

/// Makes a choice by its key, or completes a move that is begun by the first letter of one: `b` for Black.
/// Whether there was one.
pub(super) fn handle_key(desk: App, key: &str) -> bool {
    let panel = desk.model.with_untracked(view::panel);
    let keyed = panel
        .offers
        .iter()
        .find(|row| row.key.is_some_and(|own| key.chars().eq([own])));
    if let Some(row) = keyed {
        desk.send(Msg::Choose(row.name.clone()));
        return true;
    }
    if key == "r" || key == "R" {
        let turns = desk.model.with_untracked(|model| model.can_rotate());
        if turns {
            desk.send(Msg::RotatePiece(if key == "r" { 1 } else { -1 }));
        }
        return turns;
    }
    if let Some(row) = panel.overlays.iter().find(|row| key.chars().eq([row.key])) {
        desk.send(Msg::Overlay(row.place));
        return true;
    }
    if key == "." && panel.thinking {
        desk.send(Msg::MoveNow);
        return true;
    }
    if key == "t" && panel.bag {
        browser::open_dialog("supply");
        return true;
    }
    let begins = |row: &&view::OfferRow| {
        let first = row.label.get(..1).unwrap_or_default();
        key.len() == 1 && first.eq_ignore_ascii_case(key)
    };
    match panel.offers.iter().find(begins).filter(|_| panel.begun) {
        Some(row) => {
            desk.send(Msg::Choose(row.name.clone()));
            true
        }
        None => false,
    }
}

/// Keys that work anywhere on the play page, unless they are typed into a field or switched off.
pub(super) fn shortcut(desk: App, event: &KeyboardEvent) {
    let (route, on) = desk
        .model
        .with_untracked(|model| (model.route.clone(), model.settings.shortcuts));
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    if event.default_prevented() || target.as_ref().is_some_and(browser::takes_keys) {
        return;
    }
    let control = event.ctrl_key() || event.meta_key();
    let typed = event.key();
    // Whoever presses the button at the focus means that one and not the choice that the bar makes elsewhere.
    if typed == " " && target.as_ref().is_some_and(browser::is_pressed_by_space) {
        return;
    }
    let key = typed.to_ascii_lowercase();
    if key == "?" && on {
        event.prevent_default();
        return browser::open_dialog("help");
    }
    if route != Route::Play || event.alt_key() {
        return;
    }
    if !control && on && handle_key(desk, &typed) {
        return event.prevent_default();
    }
    let by_panel = |msg: fn(&Panel) -> Msg| desk.model.with_untracked(|model| msg(&view::panel(model)));
    let msg = match (key.as_str(), control, event.shift_key()) {
        ("z", true, false) => Msg::Undo,
        ("z", true, true) | ("y", true, _) => Msg::Redo,
        ("escape", ..) => Msg::Cancel,
        _ if control || !on => return,
        ("u", ..) => Msg::Undo,
        ("n", ..) => by_panel(new_game),
        ("arrowleft", ..) => by_panel(back),
        ("arrowright", ..) => by_panel(forward),
        ("{", ..) => Msg::RotateBoard(-1),
        ("}", ..) => Msg::RotateBoard(1),
        ("home", ..) => Msg::GoTo(0),
        ("end", ..) => Msg::GoTo(usize::MAX),
        _ => return,
    };
    event.prevent_default();
    desk.send(msg);
}
