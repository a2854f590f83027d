//! What stands beside the board in some games: the piece in hand, overlays, the bag, and what was scored.

use leptos::prelude::*;

use super::browser;
use crate::app::view::{self, HandView, OverlayRow, SupplyRow, TallyView};
use crate::app::{Model, Msg};
use crate::web::site::App;

/// The piece in hand with its turns, and how many are left: that one is a button to look into the bag.
pub(super) fn hand((hand, bag): (Option<HandView>, bool)) -> AnyView {
    let desk = App::here();
    if !bag {
        return ().into_any();
    }
    let look = |label: String| {
        view! {
            <button class="left" aria-haspopup="dialog" title="Tiles still to come (t)" on:click=move |_| browser::open_dialog("supply")>
                {label}
            </button>
        }
    };
    let Some(hand) = hand else {
        return view! { <div class="bag">{look("Tiles still to come".to_owned())}</div> }.into_any();
    };
    let (ways, at) = hand.ways;
    let pips: String = (0..ways).map(|way| if way == at { '●' } else { '○' }).collect();
    let single = ways < 2;
    view! {
        <div class="hand" role="group" aria-label="Tile in hand">
            <div class="piece" aria-hidden="true" inner_html=hand.picture></div>
            <div>
                <p class="actions">
                    <button class="turn" aria-label="Turn back" title="Turn back (Shift-R)" disabled=single on:click=desk.on(Msg::RotatePiece(-1))>"⟲"</button>
                    <span class="pips" aria-hidden="true">{pips}</span>
                    <button class="turn" aria-label="Turn clockwise" title="Turn clockwise (r)" disabled=single on:click=desk.on(Msg::RotatePiece(1))>"⟳"</button>
                    {look(hand.left)}
                </p>
                <p class="small" id="in-hand">{hand.text}</p>
            </div>
        </div>
    }
    .into_any()
}

/// Sentences one below the other.
pub(super) fn sentences(rows: Vec<String>) -> AnyView {
    let row = |text: String| view! { <li>{text}</li> };
    view! { <ul class="facts">{rows.into_iter().map(row).collect_view()}</ul> }.into_any()
}

/// The switches for what lies over the board.
pub(super) fn overlays(rows: Vec<OverlayRow>) -> AnyView {
    let desk = App::here();
    if rows.is_empty() {
        return ().into_any();
    }
    let row = |row: OverlayRow| {
        view! {
            <button
                class="toggle"
                aria-pressed=row.on.to_string()
                title=format!("{} ({})", row.note, row.key)
                on:click=desk.on(Msg::Overlay(row.place))
            >{row.label}</button>
        }
    };
    view! {
        <div class="actions overlays" role="group" aria-label="Show">
            {rows.into_iter().map(row).collect_view()}
        </div>
    }
    .into_any()
}

/// Who has what from where, and the final scoring to be stepped through.
pub(super) fn tally((tally, steps, at): (Option<TallyView>, usize, Option<usize>)) -> AnyView {
    let desk = App::here();
    let Some(tally) = tally else { return ().into_any() };
    let head = |name: &&'static str| view! { <th scope="col">{*name}</th> };
    let row = |(name, points): (String, Vec<String>)| {
        let cell = |points: String| view! { <td>{points}</td> };
        view! { <tr><th scope="row">{name}</th>{points.into_iter().map(cell).collect_view()}</tr> }
    };
    let step = |label: &'static str, title: &'static str, to: Option<usize>, enabled: bool| {
        view! { <button class="arrow" aria-label=title title=title disabled=!enabled on:click=desk.on(Msg::ShowScoringStep(to))>{label}</button> }
    };
    let here = at.map_or("Final scoring".to_owned(), |at| format!("{} of {steps}", at + 1));
    view! {
        <section class="tally" aria-label="Points">
            // It may be wider than the panel, and then keys have to move it.
            <div class="wide" role="group" aria-label="Points by what they come from" tabindex="0">
                <table>
                    <thead><tr><td></td>{tally.columns.iter().map(head).collect_view()}</tr></thead>
                    <tbody>{tally.rows.into_iter().map(row).collect_view()}</tbody>
                </table>
            </div>
            <p class="actions" hidden={steps == 0}>
                {step("‹", "Step back in the final scoring", at.and_then(|at| at.checked_sub(1)), at.is_some())}
                <span>{here}</span>
                {step("›", "Next step of the final scoring", Some(at.map_or(0, |at| at + 1)), at.is_none_or(|at| at + 1 < steps))}
            </p>
        </section>
    }
    .into_any()
}

/// What is still in the bag.
#[component]
pub(super) fn SupplyDialog() -> impl IntoView {
    let desk = App::here();
    // Two dozen pictures are only drawn while they are looked at.
    let open = RwSignal::new(false);
    let only = RwSignal::new(false);
    let rows = desk.see(move |model: &Model| {
        let mut rows = if open.get() {
            view::supply(model)
        } else {
            Vec::new()
        };
        rows.retain(|row| !(only.get() && row.gone));
        rows
    });
    let row = move |row: SupplyRow| {
        let chosen = (!row.shown).then(|| row.name.clone());
        let label = format!("{}, {}, {}, {}", row.text, row.left, row.chance, row.fits);
        let show = move |_| {
            desk.send(Msg::Supply(chosen.clone()));
            if chosen.is_some() {
                browser::close_dialog("supply");
            }
        };
        view! {
            <li class:gone=row.gone>
                <button aria-label=label aria-pressed=row.shown.to_string() title="Show where it fits" on:click=show>
                    <span class="piece" aria-hidden="true" inner_html=row.picture></span>
                    <strong>{row.left}</strong>
                    <small>{row.chance} " " {row.fits}</small>
                </button>
            </li>
        }
    };
    let toggled = move |event: web_sys::Event| {
        let target = event_target::<web_sys::HtmlDialogElement>(&event);
        open.set(target.open());
    };
    view! {
        <dialog id="supply" class="broad" aria-labelledby="supply-title" on:toggle=toggled>
            <form method="dialog">
                <h2 id="supply-title">"Tiles still to come"</h2>
                <p class="small">"How many of each are left of all there are, and the chance that the next one is of that kind. Press one to see where it fits."</p>
                <label class="check">
                    <input type="checkbox" on:change=move |event| only.set(event_target_checked(&event)) />
                    <span>"Only what is left"</span>
                </label>
                <ul class="supply">{move || rows.get().into_iter().map(row).collect_view()}</ul>
                <p class="actions"><button class="primary">"Close"</button></p>
            </form>
        </dialog>
    }
}
