//! A puzzle in the frame: the board, what is to be done, and the buttons for that.

use leptos::html::Div;
use leptos::prelude::*;

use super::around::footer;
use super::size;
use crate::app::App;
use crate::play::{AFTER_BOARD, Board, controls, land, offers, part};
use crate::puzzle::{feedback, step_buttons};
use tessera_app::embed::view;
use tessera_app::play::view::{panel, pointed};
use tessera_app::puzzle::view as puzzle_view;
use tessera_app::words::{EmbedWords, PuzzleWords};

/// A board with a goal.
#[component]
pub fn PuzzleFrame() -> impl IntoView {
    let app = App::here();
    let panel = app.see_play(panel);
    let pointed = app.see_pointed(pointed);
    let puzzle = app.see(|model| model.see_puzzle(puzzle_view::panel));
    let told = app.see(|model| model.see_puzzle(puzzle_view::feedback));
    let around = app.see(|model| model.see_puzzle(view::of_puzzle));
    let (root, probe) = (NodeRef::<Div>::new(), NodeRef::<Div>::new());
    size::report(app, root, probe);
    let hand = Memo::new(move |_| pointed.with(|pointed| pointed.hand.clone()));
    let has_piece = Memo::new(move |_| panel.with(|panel| panel.piece.is_some()));
    let has_main = Memo::new(move |_| panel.with(|panel| panel.main.is_some()));
    let is_over = Memo::new(move |_| puzzle.with(|puzzle| puzzle.steps.is_some()));
    let region = move || around.with(|around| (EmbedWords::of(app.language()).region)(around.title));
    let has_buttons = Memo::new(move |_| around.with(|around| around.controls));
    let buttons = move || {
        has_buttons.get().then(|| match is_over.get() {
            true => {
                let words = PuzzleWords::of(app.language());
                view! { <div class="steps" role="group" aria-label=words.steps>{step_buttons(puzzle)}</div> }
                    .into_any()
            }
            false => view! {
                <div class="steps">
                    {move || has_piece.get().then(|| view! { {controls::LEFT.view(panel)}{controls::RIGHT.view(panel)} })}
                    {move || has_main.get().then(|| controls::CONFIRM.view(panel))}
                </div>
            }
            .into_any(),
        })
    };
    view! {
        <div
            class="embed" role="region" aria-label=region node_ref=root data-mode="puzzle" data-moves="none"
            class:tiles=move || panel.with(|panel| panel.bag)
            data-plies=move || puzzle.with(|puzzle| puzzle.played)
        >
            <Board panel=panel />
            <div class="beside" id=AFTER_BOARD tabindex="-1">
                <h2>
                    {move || puzzle.with(|puzzle| puzzle.title.clone())}
                    <span class="remark">{move || puzzle.with(|puzzle| puzzle.subtitle.clone())}</span>
                </h2>
                {feedback::feedback(told)}
                {move || land::hand(hand.get())}
                {part(panel, |panel| panel.offers.clone(), offers::offers)}
                {buttons}
                {footer(around)}
            </div>
            <div class="probe" node_ref=probe></div>
        </div>
    }
}

/// While the file of the puzzle is fetched.
pub fn loading() -> AnyView {
    let words = PuzzleWords::of(App::here().language());
    view! { <p class="unstarted" role="status">{words.loading}</p> }.into_any()
}
