//! The play page: the board, and everything beside it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::board::Board;
use super::{browser, dialogs};
use crate::app::{Level, Msg, Player, Route, view};
use crate::web::site::Desk;

/// A board with its panel.
#[component]
pub(super) fn Play() -> impl IntoView {
    let desk = Desk::here();
    let panel = desk.see(view::panel);
    let hover = desk.see(view::hover);
    let part = move |read: fn(&view::Panel) -> String| Memo::new(move |_| panel.with(read));
    let flag = move |read: fn(&view::Panel) -> bool| Memo::new(move |_| panel.with(read));
    let status = part(|panel| panel.status.clone());
    let thinking = flag(|panel| panel.thinking);
    let waiting = flag(|panel| panel.waiting);
    let can_undo = flag(|panel| panel.can_undo);
    let can_redo = flag(|panel| panel.can_redo);
    let seats = Memo::new(move |_| panel.with(|panel| panel.seats.clone()));
    let offers = Memo::new(move |_| panel.with(|panel| panel.offers.clone()));
    let banner = Memo::new(move |_| panel.with(|panel| panel.banner.clone()));
    let notice =
        Memo::new(move |_| panel.with(|panel| panel.notice.clone().map(|text| (text, panel.lasting))));
    let ghost = Memo::new(move |_| panel.with(|panel| panel.ghost.clone()));
    let id = desk.see(|model| model.game.as_ref().map(|game| game.id));
    let set_up = move || {
        if let Some(id) = id.get_untracked() {
            dialogs::open_setup(desk, id);
        }
    };
    let copied = RwSignal::new(false);
    let share = move |_| {
        // The promise tells only whether the text was copied; the address stands in the bar either way.
        let _ = browser::window()
            .navigator()
            .clipboard()
            .write_text(&browser::address());
        copied.set(true);
        set_timeout(move || copied.set(false), std::time::Duration::from_secs(2));
    };
    view! {
        <div class="play">
            <h1 class="unseen">{part(|panel| panel.title.to_owned())}</h1>
            <Board />
            <aside class="panel" aria-label="Game">
                <p class="subtitle">
                    <strong>{part(|panel| panel.title.to_owned())}</strong>
                    " " {part(|panel| panel.subtitle.clone())}
                </p>
                <ul class="seats">
                    {move || seats.get().into_iter().map(|row| seat_row(desk, row)).collect_view()}
                </ul>
                <p class="status" id="status">{status}</p>
                <p class="hover" aria-hidden="true">{hover}</p>
                {move || notice.get().map(|(text, lasting)| view! {
                    <p class="notice" class:lasting=lasting>
                        <span>{text}</span>
                        <button class="icon" aria-label="Dismiss" on:click=move |_| desk.send(Msg::Dismiss)>"×"</button>
                    </p>
                })}
                {move || banner.get().map(|banner| view! {
                    <section class="banner" aria-label="Result">
                        <h2>{banner.headline}</h2>
                        <p>{banner.detail}</p>
                        <p class="actions">
                            <button class="primary" on:click=move |_| desk.send(Msg::GoTo(0))>"Review"</button>
                            <button on:click=move |_| desk.send(Msg::Rematch)>"Rematch"</button>
                            <button on:click=share>{move || if copied.get() { "Link copied" } else { "Share" }}</button>
                        </p>
                    </section>
                })}
                {move || (thinking.get() || waiting.get()).then(|| view! {
                    <div class="machine">
                        <p class="progress">{part(|panel| panel.progress.clone())}</p>
                        <p class="actions">
                            {move || if thinking.get() {
                                view! {
                                    <button on:click=move |_| desk.send(Msg::MoveNow)>"Move now"</button>
                                    <button on:click=move |_| desk.send(Msg::StopThinking)>"Stop"</button>
                                }.into_any()
                            } else {
                                view! { <button class="primary" on:click=move |_| desk.send(Msg::GoOn)>"Go on"</button> }.into_any()
                            }}
                        </p>
                    </div>
                })}
                {move || {
                    let offers = offers.get();
                    let notes = offers.len() <= 2 && offers.iter().any(|offer| offer.name != "pass");
                    let many = offers.len() > 3;
                    (!offers.is_empty()).then(|| view! {
                        <div class="offers" class:many=many role="group" aria-label="Choices">
                            {offers.into_iter().map(|offer| {
                                let name = offer.name.clone();
                                let note = notes.then(|| offer.note.clone());
                                view! {
                                    <button title=offer.note.clone() data-name=offer.name.clone()
                                        on:click=move |_| desk.send(Msg::Choose(name.clone()))>
                                        {offer.label}
                                        {note.map(|note| view! { <small>{note}</small> })}
                                    </button>
                                }
                            }).collect_view()}
                        </div>
                    })
                }}
                <p class="answer" aria-hidden="true">{part(|panel| panel.last_answer.clone().unwrap_or_default())}</p>
                <div class="actions steps">
                    <button class="wide" disabled=move || !can_undo.get() on:click=move |_| desk.send(Msg::Undo) title="Undo (u)">"Undo"</button>
                    <button class="wide" disabled=move || !can_redo.get() on:click=move |_| desk.send(Msg::Redo) title="Redo (Ctrl-Shift-Z)">"Redo"</button>
                    <button class="danger" disabled=move || !panel.with(|panel| panel.can_resign) on:click=move |_| desk.send(Msg::Resign)>
                        {move || if panel.with(|panel| panel.resigning) { "Press again to resign" } else { "Resign" }}
                    </button>
                    <button on:click=share>{move || if copied.get() { "Link copied" } else { "Share" }}</button>
                    <button on:click=move |_| set_up() title="New game (n)">"New game"</button>
                </div>
                <Moves />
            </aside>
            <div class="dock" role="group" aria-label="Game controls">
                <button disabled=move || !can_undo.get() on:click=move |_| desk.send(Msg::Undo)>"Undo"</button>
                <button aria-label="Back a ply" disabled=move || !can_undo.get() on:click=move |_| step(desk, -1)>"‹"</button>
                <button aria-label="Forward a ply" disabled=move || !can_redo.get() on:click=move |_| step(desk, 1)>"›"</button>
                <button on:click=move |_| set_up()>"New"</button>
                <button class="primary" disabled=move || ghost.get().is_none() on:click=move |_| desk.send(Msg::Confirm)>
                    {move || ghost.get().map_or("Confirm".to_owned(), |name| format!("✓ {name}"))}
                </button>
            </div>
        </div>
    }
}

fn seat_row(desk: Desk, row: view::SeatRow) -> impl IntoView {
    let seat = row.seat;
    let side = row.side.map(|side| side.to_lowercase()).unwrap_or_default();
    let chosen = match row.player {
        Player::Person => 0,
        Player::Machine(level) => level.number(),
    };
    let change = move |event| {
        let player = event_target_value(&event).parse().ok().and_then(Level::numbered);
        desk.send(Msg::Seat(seat, player.map_or(Player::Person, Player::Machine)));
    };
    let option = move |number: u8, label: &'static str| {
        view! { <option value=number.to_string() selected=number == chosen>{label}</option> }
    };
    view! {
        <li class="seat" class:to-move=row.to_move data-side=side>
            <span class="badge" aria-hidden="true"></span>
            <span class="who">
                {if row.to_move { view! { <span class="turn" title="To move">"▸"<span class="unseen">"To move: "</span></span> }.into_any() } else { ().into_any() }}
                <strong>{row.side.map_or_else(|| row.name.clone(), str::to_owned)}</strong>
                {row.side.map(|_| view! { <span class="name">{row.name.clone()}</span> })}
            </span>
            <span class="score">{row.score}{row.change.map(|change| view! { <em>{change}</em> })}</span>
            <span class="account">{row.account}</span>
            <select aria-label=format!("Who plays {}", row.side.map_or_else(|| format!("seat {}", seat.0 + 1), str::to_owned)) on:change=change>
                {option(0, "Person")}
                {Level::ALL.map(|level| option(level.number(), level.label())).collect_view()}
            </select>
        </li>
    }
}

fn step(desk: Desk, by: isize) {
    let ply = desk
        .model
        .with_untracked(|model| model.game.as_ref().map(|game| game.ply()));
    if let Some(to) = ply.and_then(|ply| ply.checked_add_signed(by)) {
        desk.send(Msg::GoTo(to));
    }
}

/// The plies of the line, to be stepped through.
#[component]
fn Moves() -> impl IntoView {
    let desk = Desk::here();
    let moves = desk.see(|model| view::panel(model).moves);
    let ply = desk.see(|model| model.game.as_ref().map_or(0, |game| game.ply()));
    let length = Memo::new(move |_| moves.with(Vec::len));
    view! {
        <section class="moves" aria-label="Moves">
            <p class="actions nav">
                <button aria-label="To the start" disabled=move || ply.get() == 0 on:click=move |_| desk.send(Msg::GoTo(0))>"«"</button>
                <button aria-label="Back a ply" disabled=move || ply.get() == 0 on:click=move |_| step(desk, -1)>"‹"</button>
                <button aria-label="Forward a ply" disabled=move || ply.get() == length.get() on:click=move |_| step(desk, 1)>"›"</button>
                <button aria-label="To the end" disabled=move || ply.get() == length.get() on:click=move |_| desk.send(Msg::GoTo(usize::MAX))>"»"</button>
                <span>{move || format!("{} / {}", ply.get(), length.get())}</span>
            </p>
            <ol>
                <For each=move || moves.get() key=|row| (row.ply, row.name.clone()) let:row>
                    <li>
                        <button
                            aria-current=move || (ply.get() == row.ply).then_some("step")
                            on:click=move |_| desk.send(Msg::GoTo(row.ply))
                        >{row.name.clone()}</button>
                    </li>
                </For>
            </ol>
        </section>
    }
}

/// Keys that work anywhere on the play page, unless they are typed into a field or switched off.
pub(super) fn shortcut(desk: Desk, event: &KeyboardEvent) {
    let (route, on) = desk
        .model
        .with_untracked(|model| (model.route.clone(), model.settings.shortcuts));
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    if event.default_prevented() || target.is_some_and(|element| browser::takes_keys(&element)) {
        return;
    }
    let control = event.ctrl_key() || event.meta_key();
    let key = event.key().to_lowercase();
    if key == "?" && on {
        event.prevent_default();
        return browser::open_dialog("help");
    }
    if route != Route::Play || event.alt_key() {
        return;
    }
    let msg = match (key.as_str(), control, event.shift_key()) {
        ("z", true, false) => Msg::Undo,
        ("z", true, true) | ("y", true, _) => Msg::Redo,
        ("escape", ..) => Msg::Cancel,
        _ if control || !on => return,
        ("u", ..) => Msg::Undo,
        ("n", ..) => {
            event.prevent_default();
            let id = desk
                .model
                .with_untracked(|model| model.game.as_ref().map(|game| game.id));
            if let Some(id) = id {
                dialogs::open_setup(desk, id);
            }
            return;
        }
        ("arrowleft", ..) => return step(desk, -1),
        ("arrowright", ..) => return step(desk, 1),
        ("home", ..) => Msg::GoTo(0),
        ("end", ..) => Msg::GoTo(usize::MAX),
        _ => return,
    };
    event.prevent_default();
    desk.send(msg);
}
