//! A game in the frame: the board of the play page, and around it as little as fits.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::WheelEvent;

use super::around::{footer, list, plays, steps};
use super::size;
use tessera_app::embed::view::{self, EmbedView};
use tessera_app::play::view::{panel, pointed};
use tessera_app::words::EmbedWords;
use tessera_app::{EmbedMode, MoveList, PlayMsg, Wheel};
use crate::app::App;
use crate::board::wheel;
use crate::browser;
use crate::play::{AFTER_BOARD, Board, bid, land, offers, part};

/// A board with what stands around it.
#[component]
pub fn Game() -> impl IntoView {
    let app = App::here();
    let panel = app.see_play(panel);
    let pointed = app.see_pointed(pointed);
    let around = app.see_play(view::view);
    let (root, probe) = (NodeRef::<Div>::new(), NodeRef::<Div>::new());
    size::report(app, root, probe);
    let read = move |read: fn(&EmbedView) -> String| move || around.with(read);
    let moves = move || around.with(|around| name_of(around.moves));
    let plays_now = Memo::new(move |_| around.with(|around| around.mode == EmbedMode::Play));
    let mode = move || if plays_now.get() { "play" } else { "viewer" };
    let has_buttons = Memo::new(move |_| around.with(|around| around.controls));
    let has_list = Memo::new(move |_| around.with(|around| around.moves != MoveList::None));
    let hand = Memo::new(move |_| pointed.with(|pointed| pointed.hand.clone()));
    let region = move || around.with(|around| (EmbedWords::of(app.language()).region)(around.title));
    let turned = StoredValue::new(Wheel::default());
    let buttons = move || {
        let buttons = if plays_now.get() {
            plays(panel)
        } else {
            steps(panel)
        };
        has_buttons.get().then_some(buttons)
    };
    view! {
        <div
            class="embed" role="region" aria-label=region node_ref=root
            class:tiles=move || panel.with(|panel| panel.bag) data-mode=mode data-moves=moves
            on:wheel=move |event| on_wheel(app, turned, &event)
        >
            <Board panel=panel />
            <div class="beside" id=AFTER_BOARD tabindex="-1">
                <div class="says">
                    <p id="status"><b>{read(|around| around.status.clone())}</b></p>
                    <p class="remark">{read(|around| around.note.clone())}</p>
                    <p class="remark prompt">{read(|around| around.prompt.clone())}</p>
                </div>
                {move || plays_now.get().then(|| view! {
                    {move || land::hand(hand.get())}
                    {part(panel, |panel| panel.bid.clone(), bid::bid)}
                    {part(panel, |panel| panel.offers.clone(), offers::offers)}
                })}
                {move || has_list.get().then(|| list(panel))}
                <div class="steps">{buttons}</div>
                {footer(around)}
            </div>
            <div class="probe" node_ref=probe></div>
        </div>
    }
}

fn name_of(moves: MoveList) -> &'static str {
    match moves {
        MoveList::Auto => "auto",
        MoveList::Right => "right",
        MoveList::Bottom => "bottom",
        MoveList::None => "none",
    }
}

/// Steps through the game where the address of the frame asks for it and the focus is within the frame; else the wheel is
/// the host's.
fn on_wheel(app: App, turned: StoredValue<Wheel>, event: &WheelEvent) {
    let is_asked = app.model.with_untracked(|model| {
        model
            .shell
            .embed
            .as_ref()
            .is_some_and(|embed| embed.options.wheel)
    });
    if !is_asked || event.ctrl_key() || !document().has_focus().unwrap_or(false) {
        return;
    }
    event.prevent_default();
    let step =
        turned.try_update_value(|wheel_so_far| wheel_so_far.rotation(wheel::turned(event), browser::now()));
    if let Some(step) = step.flatten() {
        let ply = app.peek(|state, _| state.game.ply());
        app.send(PlayMsg::GoTo(ply.saturating_add_signed(step.into())));
    }
}
