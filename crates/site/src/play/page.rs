//! The play page: the board, and the panel beside it.

use leptos::prelude::*;

use super::bid;
use super::board::Board;
use super::controls;
use super::entry::MoveDialog;
use super::text::TextDialog;
use super::{engine, land, more, moves, offers, result, seats};
use crate::app::App;
use crate::icon::icon;
use crate::stages::stages;
use tessera_app::play::view::{self, OverlayRow, Panel, Pointed};
use tessera_app::words::PanelWords;
use tessera_app::{PlayMsg, Switch};

/// A board with its panel.
#[component]
pub fn Play() -> impl IntoView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let panel = app.see_play(view::panel);
    let pointed = app.see_pointed(view::pointed);
    let bag = Memo::new(move |_| panel.with(|panel| panel.bag));
    let zen = app.see(|model| model.shell.board_only);
    show_alone(zen);
    let [rest, dialogs] = stages();
    view! {
        <div class="play" class:land=bag class:zen=move || zen.get()>
            <Board panel=panel />
            <aside class="panel" aria-label=words.panel>
                {turn(panel, pointed)}
                {move || rest.get().then(|| beside_board(panel, pointed, zen, bag))}
            </aside>
            <div class="dock" role="group" aria-label=words.controls>
                {controls::UNDO.view(panel)}
                {controls::LEFT.view(panel)}
                {controls::RIGHT.view(panel)}
                {controls::CONFIRM.view(panel)}
                {more::button()}
            </div>
            {move || dialogs.get().then(|| view! {
                <more::MoreDialog panel=panel />
                <MoveDialog />
                <TextDialog />
            })}
        </div>
    }
}

/// The game, the seats and whose turn it is. On a phone the seats stand above the board, so they are there with it.
fn turn(panel: Memo<Panel>, pointed: Memo<Pointed>) -> AnyView {
    let text = move |read: fn(&Panel) -> String| move || panel.with(read);
    view! {
        <div class="title">
            <h1>{text(|panel| panel.title.to_owned())}</h1>
            <p class="subtitle">{text(|panel| panel.subtitle.clone())}</p>
        </div>
        {part(panel, |panel| (panel.game, panel.seats.clone()), move |seats| seats::seats(seats, pointed))}
        {part(panel, |panel| panel.thinking.then(|| panel.progress.clone()), engine::progress)}
        {status(panel, pointed)}
    }
    .into_any()
}

/// What else stands beside the board.
fn beside_board(panel: Memo<Panel>, pointed: Memo<Pointed>, zen: Memo<bool>, bag: Memo<bool>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let [hand, supply] = land::in_hand(pointed, bag);
    view! {
        {move || zen.get().then(|| view! {
            <p><button class="quiet" on:click=app.on(PlayMsg::BoardOnly(false))>{icon("close")}{words.show_all}</button></p>
        })}
        {part(panel, |panel| (panel.notice.clone(), panel.notice_kind, panel.lasting, panel.link.clone()), result::notice)}
        {part(panel, |panel| panel.invitation.clone(), result::invitation)}
        {part(panel, |panel| panel.retry.clone(), result::retry)}
        {hand}
        {part(panel, |panel| panel.banner.clone(), result::banner)}
        {part(panel, |panel| (panel.tally.clone(), panel.final_scoring, panel.scoring_step), land::tally)}
        {part(panel, |panel| panel.bid.clone(), bid::bid)}
        <div class="acts">
            {part(panel, |panel| (panel.thinking, panel.waiting), engine::controls)}
            {part(panel, |panel| panel.offers.clone(), offers::offers)}
            {part(panel, |panel| panel.can_hint, move |can| can.then(|| controls::HINT.view(panel)).into_any())}
            {part(panel, |panel| panel.can_resign, move |can| can.then(|| controls::RESIGN.view(panel)).into_any())}
        </div>
        {part(pointed, |pointed| pointed.facts.clone(), land::sentences)}
        {part(panel, |panel| panel.gains.clone(), land::sentences)}
        <div class="overlays">
            {supply}
            {part(panel, overlays, land::overlays)}
        </div>
        {part(panel, |panel| panel.estimate.clone(), engine::estimate)}
        {moves::moves(panel)}
        <div class="tools">
            {controls::UNDO.view(panel)}
            {controls::HINT.class("tool").view(panel)}
            {controls::REVIEW.view(panel)}
            {controls::SHARE.view(panel)}
            {more::rules(panel)}
            {controls::NEW_GAME.view(panel)}
            {more::button()}
        </div>
    }
    .into_any()
}

/// Takes what stands around the page away while only the board is shown.
pub fn show_alone(zen: Memo<bool>) {
    let set = |alone: bool| {
        if let Some(root) = document().document_element() {
            // Attributes with plain names can always be set.
            let _ = root.toggle_attribute_with_force("data-alone", alone);
        }
    };
    Effect::new(move |_| set(zen.get()));
    on_cleanup(move || set(false));
}

/// Whose turn it is, and below it what the cell under the pointer would do, or else what there is to be done. The place
/// of both is kept, so that nothing moves.
fn status(panel: Memo<Panel>, pointed: Memo<Pointed>) -> AnyView {
    let hint = move || {
        let hover = pointed.with(|pointed| pointed.hover.clone());
        if hover.is_empty() {
            panel.with(|panel| panel.prompt.clone())
        } else {
            hover
        }
    };
    view! {
        <div class="status">
            <p id="status"><b>{move || panel.with(|panel| panel.status.clone())}</b></p>
            <p class="hover">{hint}</p>
        </div>
    }
    .into_any()
}

/// The switches beside the board; what is rare stands in the dialog.
fn overlays(panel: &Panel) -> Vec<OverlayRow> {
    let rows = panel.overlays.iter();
    rows.filter(|row| row.switch != Switch::Legal).cloned().collect()
}

/// A part of a view that is drawn anew only when what it shows changes.
pub fn part<V: Send + Sync + 'static, T: PartialEq + Clone + Send + Sync + 'static>(
    view: Memo<V>,
    read: fn(&V) -> T,
    draw: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView {
    let shown = Memo::new(move |_| view.with(read));
    (move || draw(shown.get())).into_any()
}
