//! The page of a puzzle: the board, and the panel beside it.

use leptos::prelude::*;

use super::more::MoreDialog;
use super::{beside, feedback, more};
use crate::app::App;
use crate::icon::icon;
use crate::play::entry::MoveDialog;
use crate::play::text::TextDialog;
use crate::play::{Board, controls, land, offers, part, result, show_alone};
use crate::review::seats;
use tessera_app::play::view::{self, OverlayRow, Panel};
use tessera_app::puzzle::view as puzzle_view;
use tessera_app::puzzle::view::PuzzlePanel;
use tessera_app::words::{PanelWords, PuzzleWords};
use tessera_app::{Msg, PlayMsg, PuzzleMsg, Switch};

/// A board with a goal.
#[component]
pub fn Puzzle() -> impl IntoView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let panel = app.see_play(view::panel);
    let pointed = app.see_pointed(view::pointed);
    let puzzle = app.see(|model| model.see_puzzle(puzzle_view::panel));
    let told = app.see(|model| model.see_puzzle(puzzle_view::feedback));
    let bag = Memo::new(move |_| panel.with(|panel| panel.bag));
    let [hand, supply] = land::in_hand(pointed, bag);
    let zen = app.see(|model| model.shell.board_only);
    show_alone(zen);
    // What a notice says already is not said twice.
    let hover = move || {
        let hover = pointed.with(|pointed| pointed.hover.clone());
        let is_told = panel.with(|panel| {
            panel
                .notice
                .as_ref()
                .is_some_and(|notice| notice.contains(&hover))
        });
        if is_told { String::new() } else { hover }
    };
    let is_looking = Memo::new(move |_| puzzle.with(|puzzle| puzzle.steps.is_none()));
    view! {
        <div
            class="play puzzle"
            class:land=bag
            class:zen=move || zen.get()
            data-plies=move || puzzle.with(|puzzle| puzzle.played)
        >
            <Board panel=panel />
            <aside class="panel" aria-label=PuzzleWords::of(app.language()).panel>
                <div class="title">
                    <h1>{move || puzzle.with(|puzzle| puzzle.title.clone())}</h1>
                    <p class="subtitle">{move || puzzle.with(|puzzle| puzzle.subtitle.clone())}</p>
                </div>
                {feedback::feedback(told)}
                {move || zen.get().then(|| view! {
                    <p><button class="quiet" on:click=app.on(PlayMsg::BoardOnly(false))>{icon("close")}{words.show_all}</button></p>
                })}
                {part(panel, |panel| (panel.notice.clone(), panel.notice_kind, panel.lasting, panel.link.clone()), result::notice)}
                {move || is_looking.get().then(|| view! { <p class="status hover">{hover}</p> })}
                {hand}
                <div class="acts">{part(panel, |panel| panel.offers.clone(), offers::offers)}</div>
                {beside::steps(puzzle)}
                {beside::progress(puzzle)}
                {part(panel, |panel| panel.seats.clone(), seats::seats)}
                <div class="overlays">
                    {supply}
                    {part(panel, overlays, land::overlays)}
                </div>
                {beside::about(puzzle)}
                {beside::bands(puzzle)}
                <div class="tools">
                    {undo(puzzle)}
                    {more::rotate(panel)}
                    {controls::SHARE.view(panel)}
                    {more::rules(panel, "tool")}
                    {more::button()}
                </div>
            </aside>
            <div class="dock" role="group" aria-label=words.controls>
                {undo(puzzle)}
                {thumbs(panel, puzzle)}
                {feedback::main_action(told, panel)}
                {more::button()}
            </div>
            <MoreDialog panel puzzle />
            <MoveDialog />
            <TextDialog />
        </div>
    }
}

/// The switches beside the board that help nobody to find a move.
fn overlays(panel: &Panel) -> Vec<OverlayRow> {
    let rows = panel.overlays.iter();
    rows.filter(|row| matches!(row.switch, Switch::Overlay(_)))
        .cloned()
        .collect()
}

/// Takes the last choice back.
fn undo(puzzle: Memo<PuzzlePanel>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let can = move || puzzle.with(|puzzle| puzzle.can_take_back);
    view! {
        <button class="tool" disabled=move || !can() on:click=app.on(PlayMsg::Undo)>{icon("undo")}{words.undo}</button>
    }
    .into_any()
}

/// Under the left thumb: the piece in hand is rotated, or the solution stepped through; before that, hint and solution.
fn thumbs(panel: Memo<Panel>, puzzle: Memo<PuzzlePanel>) -> AnyView {
    let words = PuzzleWords::of(App::here().language());
    let helps = Memo::new(move |_| {
        panel.with(|panel| panel.piece.is_none()) && puzzle.with(|puzzle| puzzle.steps.is_none())
    });
    let hint = |_: &PuzzlePanel| Msg::from(PlayMsg::Hint);
    let solution = |_: &PuzzlePanel| Msg::from(PuzzleMsg::Solution);
    (move || match helps.get() {
        true => view! {
            {beside::icon_button(puzzle, "hint", words.hint, |puzzle| puzzle.can_hint, hint)}
            {beside::icon_button(puzzle, "eye", words.show_solution, |_| true, solution)}
        }
        .into_any(),
        false => view! {
            {controls::LEFT.view(panel)}
            {controls::RIGHT.view(panel)}
        }
        .into_any(),
    })
    .into_any()
}
