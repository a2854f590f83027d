//! The play page: the board, and the panel beside it.

use leptos::prelude::*;

use super::board::Board;
use super::controls;
use super::{engine, land, moves, offers, result, seats};
use crate::app::PlayMsg;
use crate::app::play::view::{self, Panel};
use crate::app::words::PanelWords;
use crate::web::page::app::App;

/// A board with its panel.
#[component]
pub fn Play() -> impl IntoView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let panel = app.see_play(view::panel);
    let pointed = app.see_pointed(view::pointed);
    let bag = Memo::new(move |_| panel.with(|panel| panel.bag));
    let in_hand = Memo::new(move |_| (pointed.with(|pointed| pointed.hand.clone()), bag.get()));
    let hand = move || land::hand(in_hand.get());
    let text = move |read: fn(&Panel) -> String| move || panel.with(read);
    view! {
        <div class="play">
            <h1 class="unseen">{text(|panel| panel.title.to_owned())}</h1>
            <Board />
            <aside class="panel" aria-label=words.panel>
                <p class="subtitle">
                    <strong>{text(|panel| panel.title.to_owned())}</strong>
                    " " {text(|panel| panel.subtitle.clone())}
                </p>
                {part(panel, |panel| (panel.game, panel.seats.clone()), move |seats| seats::seats(seats, pointed))}
                <p class="status" id="status">{text(|panel| panel.status.clone())}</p>
                {hand}
                {part(panel, |panel| (panel.notice.clone(), panel.lasting, panel.link.clone()), result::notice)}
                {part(panel, |panel| panel.banner.clone(), result::banner)}
                {part(panel, |panel| (panel.tally.clone(), panel.final_scoring, panel.scoring_step), land::tally)}
                {part(panel, |panel| (panel.thinking, panel.waiting), engine::controls)}
                {part(panel, |panel| panel.thinking.then(|| panel.progress.clone()), engine::progress)}
                {part(panel, |panel| panel.offers.clone(), offers::offers)}
                <p class="hover" aria-hidden="true">{move || pointed.with(|pointed| pointed.hover.clone())}</p>
                {part(pointed, |pointed| pointed.facts.clone(), land::sentences)}
                <p class="answer" aria-hidden="true">{text(|panel| panel.last_answer.clone().unwrap_or_default())}</p>
                {part(panel, |panel| panel.gains.clone(), land::sentences)}
                {part(panel, |panel| panel.overlays.clone(), land::overlays)}
                {part(panel, |panel| panel.estimate.clone(), engine::estimate)}
                <div class="actions steps">
                    {controls::UNDO.class("wide").view(panel)}
                    {controls::REDO.view(panel)}
                    {controls::RESIGN.view(panel)}
                    {controls::SHARE.view(panel)}
                    {rotate_board(panel)}
                    {controls::NEW_GAME.view(panel)}
                    <a class="button" title=words.rules_title href=move || panel.with(rules_address)>{words.rules}</a>
                </div>
                {moves::moves(panel)}
            </aside>
            <div class="dock" role="group" aria-label=words.controls>
                {controls::UNDO.view(panel)}
                {controls::LEFT.view(panel)}
                {controls::RIGHT.view(panel)}
                {controls::NEW_GAME_SHORT.view(panel)}
                {controls::CONFIRM.view(panel)}
            </div>
        </div>
    }
}

/// A part of a view that is drawn anew only when what it shows changes.
fn part<V: Send + Sync + 'static, T: PartialEq + Clone + Send + Sync + 'static>(
    view: Memo<V>,
    read: fn(&V) -> T,
    draw: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView {
    let shown = Memo::new(move |_| view.with(read));
    (move || draw(shown.get())).into_any()
}

/// The address of the rules of the game, which are a page of their own.
fn rules_address(panel: &Panel) -> String {
    panel
        .game
        .map_or(String::new(), |game| format!("rules/{}/", game.id()))
}

/// The button that rotates the board: `Rotate the board · 30°`, of which the eye sees less.
fn rotate_board(panel: Memo<Panel>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    view! {
        <button
            title=words.rotate_board_title
            disabled=move || panel.with(|panel| panel.rotation.is_none())
            on:click=app.on(PlayMsg::RotateBoard(1))
        >
            {words.rotate_board}<span class="unseen">{words.rotate_board_unseen}</span>
            {move || panel.with(|panel| (words.degrees)(panel.rotation.unwrap_or(0)))}
        </button>
    }
    .into_any()
}
