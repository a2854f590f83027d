//! The review page: the bar of the value, the board, and the panel beside it.

use leptos::prelude::*;

use super::branches::BranchDialog;
use super::make_puzzle::MakePuzzleDialog;
use super::menu::MenuDialog;
use super::more::MoreDialog;
use super::play_on::PlayOnDialog;
use super::{bar, draws, engine, foot, graph, learn, luck, report, seats, steps, summary, tree};
use crate::app::App;
use crate::icon::icon;
use crate::play::entry::MoveDialog;
use crate::play::text::TextDialog;
use crate::play::{Board, land, offers, part, result, show_alone};
use tessera_app::PlayMsg;
use tessera_app::play::view;
use tessera_app::review::view as review_view;
use tessera_app::words::{GameReviewWords, PanelWords, ReviewWords};

/// A board with what is known about its game.
#[component]
pub fn Review() -> impl IntoView {
    let app = App::here();
    let words = ReviewWords::of(app.language());
    let panel = app.see_play(view::panel);
    let pointed = app.see_pointed(view::pointed);
    let review = app.see(|model| model.see_review(review_view::panel));
    let draw_rows = app.see(|model| {
        model.see_review(|state, shell| (review_view::draws(state, shell), state.next().is_some()))
    });
    let bag = Memo::new(move |_| panel.with(|panel| panel.bag));
    let [hand, supply] = land::in_hand(pointed, bag);
    let zen = app.see(|model| model.shell.board_only);
    show_alone(zen);
    let scrubbing = steps::Scrubbing::new(review);
    let hint = move || {
        let hover = pointed.with(|pointed| pointed.hover.clone());
        if hover.is_empty() {
            panel.with(|panel| panel.prompt.clone())
        } else {
            hover
        }
    };
    view! {
        <div class="play review" class:land=bag class:zen=move || zen.get()>
            <Board panel=panel edge=bar::bar() />
            <aside class="panel" aria-label=words.panel>
                <div class="title">
                    <h1>{move || panel.with(|panel| panel.title.to_owned())}</h1>
                    <p class="subtitle">{move || review.with(|review| review.subtitle.clone())}</p>
                </div>
                {part(panel, |panel| panel.seats.clone(), seats::seats)}
                {move || zen.get().then(|| view! {
                    <p><button class="quiet" on:click=app.on(PlayMsg::BoardOnly(false))>{icon("close")}{PanelWords::of(app.language()).show_all}</button></p>
                })}
                {part(panel, |panel| (panel.notice.clone(), panel.notice_kind, panel.lasting, panel.link.clone()), result::notice)}
                <div class="here">
                    <p class="status hover">{hint}</p>
                    {hand}
                    <div class="overlays">{supply}</div>
                    <div class="acts">{part(panel, |panel| panel.offers.clone(), offers::offers)}</div>
                </div>
                {move || draws::draws(draw_rows.get())}
                {learn::learn()}
                {steps::slider(review)}
                {engine::engine()}
                <section class="game-review" aria-label=GameReviewWords::of(app.language()).title>
                    {summary::progress()}
                    {graph::graph()}
                </section>
                {tree::moves()}
                <section class="game-review" aria-label=GameReviewWords::of(app.language()).summary>
                    {summary::summary()}
                    {learn::starts()}
                    {report::open_button()}
                </section>
                {luck::luck()}
                {foot::foot(review)}
            </aside>
            <div
                class="dock"
                role="group"
                aria-label=PanelWords::of(app.language()).controls
                on:pointerdown=move |event| scrubbing.down(&event)
                on:pointermove=move |event| scrubbing.moved(&event)
                on:pointerup=move |_| scrubbing.up()
                on:pointercancel=move |_| scrubbing.up()
            >
                {foot::dock(review)}
            </div>
            <MoreDialog panel review />
            <BranchDialog />
            <MenuDialog />
            <PlayOnDialog />
            <MakePuzzleDialog />
            <report::ReportDialog />
            <MoveDialog />
            <TextDialog />
        </div>
    }
}
