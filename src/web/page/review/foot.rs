//! What stands at the foot of the review: what lies over the board, and what to do with the position.

use leptos::prelude::*;

use super::tree::step;
use crate::app::review::view::ReviewPanel;
use crate::app::words::{PanelWords, ReviewWords};
use crate::app::{PlayMsg, ReviewJump, ReviewMsg};
use crate::web::page::app::App;
use crate::web::page::icon::icon;

/// The lowest line of the panel.
pub fn foot(review: Memo<ReviewPanel>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    view! {
        <div class="foot">
            {play_on(review)}
            <button class="icon" aria-label=words.share title=words.share_title on:click=app.on(PlayMsg::Share)>
                {icon("share")}
            </button>
        </div>
    }
    .into_any()
}

/// The buttons at the lower edge of a small screen.
pub fn dock(review: Memo<ReviewPanel>) -> AnyView {
    view! {
        {step(review, ReviewJump::Start, "first")}
        {step(review, ReviewJump::Back, "prev")}
        {step(review, ReviewJump::Forward, "next")}
        {play_on(review)}
        {step(review, ReviewJump::End, "last")}
    }
    .into_any()
}

/// The button that plays the game on.
fn play_on(review: Memo<ReviewPanel>) -> AnyView {
    let app = App::here();
    let words = ReviewWords::of(app.language());
    view! {
        <button
            class="primary"
            title=words.play_from_here_title
            disabled=move || review.with(|review| !review.can_play_from_here)
            on:click=app.on(ReviewMsg::PlayFromHere)
        >
            {icon("play")}{words.play_from_here}
        </button>
    }
    .into_any()
}
