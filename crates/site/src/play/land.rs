//! What stands beside the board in games of tiles: the piece in hand, switches, and what was scored.

use leptos::prelude::*;

use super::controls::titled;
use crate::app::App;
use crate::browser;
use crate::icon::icon;
use tessera_app::play::view::{HandView, OverlayRow, Pointed, TallyView};
use tessera_app::words::PanelWords;
use tessera_app::{Command, PlayMsg};

/// The piece in hand, and the button of the pieces still to come, as they change.
pub fn in_hand(pointed: Memo<Pointed>, bag: Memo<bool>) -> [AnyView; 2] {
    let in_hand = Memo::new(move |_| (pointed.with(|pointed| pointed.hand.clone()), bag.get()));
    let hand = move || hand(in_hand.get().0);
    let supply = move || supply(in_hand.get());
    [hand.into_any(), supply.into_any()]
}

/// The button that opens the list of the pieces still to come; it says how many there are while one is in hand.
fn supply((hand, bag): (Option<HandView>, bool)) -> AnyView {
    let words = PanelWords::of(App::here().language());
    if !bag {
        return ().into_any();
    }
    let label = hand.map_or_else(|| words.supply.to_owned(), |hand| hand.left);
    let open = move |_| browser::open_dialog("supply");
    view! {
        <button class="left" aria-haspopup="dialog" title=titled(Command::Supply, words.supply_title, words.supply) on:click=open>{icon("bag")}{label}</button>
    }
    .into_any()
}

/// The piece in hand with the buttons that rotate it.
pub fn hand(hand: Option<HandView>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let Some(hand) = hand else {
        return ().into_any();
    };
    let (ways, at) = hand.ways;
    let pips: String = (0..ways).map(|way| if way == at { '●' } else { '○' }).collect();
    let rotate = |label: &'static str, title: &'static str, sign: &'static str, step: i8| {
        let single = ways < 2;
        let on_click = app.on(PlayMsg::RotatePiece(step));
        view! { <button class="turn" aria-label=label title=title disabled=single on:click=on_click>{icon(sign)}</button> }
    };
    view! {
        <div class="hand" role="group" aria-label=words.hand>
            <div class="piece" aria-hidden="true" inner_html=hand.picture></div>
            <div>
                <p class="actions">
                    {rotate(words.rotate_back, titled(Command::RotatePiece(-1), words.rotate_back_title, words.rotate_back), "rotate-left", -1)}
                    <span class="pips" aria-hidden="true">{pips}</span>
                    {rotate(words.rotate, titled(Command::RotatePiece(1), words.rotate_title, words.rotate), "rotate-right", 1)}
                </p>
                <p class="small" id="in-hand">{hand.text}</p>
            </div>
        </div>
    }
    .into_any()
}

/// Sentences one below the other.
pub fn sentences(rows: Vec<String>) -> AnyView {
    let row = |text: String| view! { <li>{text}</li> };
    view! { <ul class="facts">{rows.into_iter().map(row).collect_view()}</ul> }.into_any()
}

/// The switches for what lies over the board.
pub fn overlays(rows: Vec<OverlayRow>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    if rows.is_empty() {
        return ().into_any();
    }
    let row = |row: OverlayRow| {
        view! {
            <button
                class="toggle"
                aria-pressed=row.on.to_string()
                title=(words.switch_title)(row.note, row.key)
                on:click=app.on(PlayMsg::Switch(row.switch, !row.on))
            >{row.label}</button>
        }
    };
    view! {
        <div class="actions" role="group" aria-label=words.switches>
            {rows.into_iter().map(row).collect_view()}
        </div>
    }
    .into_any()
}

/// The scores by what they come from, and the final scoring to be stepped through.
pub fn tally((tally, steps, at): (Option<TallyView>, usize, Option<usize>)) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let Some(tally) = tally else { return ().into_any() };
    let head = |name: String| view! { <th scope="col">{name}</th> };
    let row = |(name, points): (String, Vec<String>)| {
        let cell = |points: String| view! { <td>{points}</td> };
        view! { <tr><th scope="row">{name}</th>{points.into_iter().map(cell).collect_view()}</tr> }
    };
    let step = |sign: &'static str, title: &'static str, to: Option<usize>, enabled: bool| {
        view! { <button class="icon" aria-label=title title=title disabled=!enabled on:click=app.on(PlayMsg::ShowScoringStep(to))>{icon(sign)}</button> }
    };
    let here = match at {
        Some(at) => (words.step_of)(at + 1, steps),
        None => words.final_scoring.to_owned(),
    };
    view! {
        <section class="tally" aria-label=words.points>
            // It may be wider than the panel, and then keys have to move it.
            <div class="wide" role="group" aria-label=words.points_table tabindex="0">
                <table>
                    <thead><tr><td></td>{tally.columns.into_iter().map(head).collect_view()}</tr></thead>
                    <tbody>{tally.rows.into_iter().map(row).collect_view()}</tbody>
                </table>
            </div>
            <p class="actions" hidden={steps == 0}>
                {step("prev", words.step_back, at.and_then(|at| at.checked_sub(1)), at.is_some())}
                <span>{here}</span>
                {step("next", words.next_step, Some(at.map_or(0, |at| at + 1)), at.is_none_or(|at| at + 1 < steps))}
            </p>
        </section>
    }
    .into_any()
}
