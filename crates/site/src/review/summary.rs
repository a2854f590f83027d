//! How far the review of the game is, and what it says about the whole game.

use leptos::prelude::*;

use super::tree::sign;
use crate::app::App;
use crate::icon::icon;
use tessera_app::ReviewMsg;
use tessera_app::review::{
    ReviewProgress, SeatSummary, Summary, SwingRow, VerdictChip, progress as progress_view,
    summary as summary_view,
};
use tessera_app::words::GameReviewWords;

/// Where lichess explains the formula of the accuracy.
const ACCURACY: &str = "https://lichess.org/page/accuracy";

/// How far the review of the game is, and the button that begins, stops or goes on with it.
pub fn progress() -> AnyView {
    let app = App::here();
    let progress = app.see(|model| {
        let state = model.review_page();
        state.map_or_else(ReviewProgress::default, |state| {
            progress_view(state, &model.reviews, &model.shell)
        })
    });
    let is_shown = Memo::new(move |_| progress.with(|progress| !progress.text.is_empty()));
    // The button keeps the focus while the numbers change.
    let button = Memo::new(move |_| progress.with(|progress| (progress.button.clone(), progress.is_urged)));
    let part = move || {
        let part = progress.with(|progress| progress.part)?;
        Some(view! { <progress aria-hidden="true" max="1" value=part.to_string()></progress> })
    };
    let shown = move || {
        view! {
            <div class="reviewing">
                <p>
                    <span>{move || progress.with(|progress| progress.text.clone())}</span>
                    <span class="soft">{move || progress.with(|progress| progress.time_left.clone())}</span>
                </p>
                {part}
                {move || {
                    let (button, is_urged) = button.get();
                    button.map(|(label, msg)| {
                        view! { <button class:primary=is_urged on:click=app.on(msg)>{label}</button> }
                    })
                }}
            </div>
        }
    };
    (move || is_shown.get().then(shown)).into_any()
}

/// What the review says about the whole game; nothing before every move has a value.
pub fn summary() -> AnyView {
    let app = App::here();
    let summary = app.see(|model| {
        let review = model.game_review()?;
        summary_view(model.review_page()?, review, &model.shell)
    });
    (move || summary.with(|summary| summary.as_ref().map(drawn))).into_any()
}

fn drawn(summary: &Summary) -> AnyView {
    let app = App::here();
    let words = GameReviewWords::of(app.language());
    let next = match summary.has_faults {
        true => view! {
            <button class="next-fault" on:click=app.on(ReviewMsg::NextFault)>
                {words.next_mistake}{icon("next")}
            </button>
        }
        .into_any(),
        false => view! { <p class="soft">{words.no_mistakes}</p> }.into_any(),
    };
    let losses =
        |seat: &SeatSummary| view! { <li class="soft">{format!("{}: {}", seat.name, seat.mean_loss)}</li> };
    view! {
        <div class="summary">
            {summary.seats.iter().map(seat).collect_view()}
            {next}
            <details>
                <summary>{words.swings}</summary>
                <ul class="swings">{summary.swings.iter().map(swing).collect_view()}</ul>
                <ul>{summary.seats.iter().filter(|seat| !seat.mean_loss.is_empty()).map(losses).collect_view()}</ul>
                <p class="soft">
                    {words.accuracy_note} " " <a href=ACCURACY rel="noreferrer">{words.accuracy_link}</a>
                </p>
            </details>
        </div>
    }
    .into_any()
}

fn seat(seat: &SeatSummary) -> AnyView {
    view! {
        <div class="of-seat">
            <b>{seat.name.clone()}</b>
            <span class="chips">{seat.chips.iter().map(chip).collect_view()}</span>
        </div>
    }
    .into_any()
}

/// How often a verdict was given: a button that goes to the next such move.
fn chip(chip: &VerdictChip) -> AnyView {
    let app = App::here();
    view! {
        <button
            class="chip"
            aria-label=chip.label.clone()
            title=chip.label.clone()
            on:click=app.on(chip.to_next.clone())
        >
            {chip.verdict.glyph().map(|glyph| sign(glyph, ""))}
            {chip.verdict.glyph().is_none().then_some(chip.text)}
            <span>{chip.count}</span>
        </button>
    }
    .into_any()
}

fn swing(swing: &SwingRow) -> AnyView {
    let app = App::here();
    view! { <li><button class="quiet" on:click=app.on(ReviewMsg::Seek(swing.ply))>{swing.text.clone()}</button></li> }
        .into_any()
}
