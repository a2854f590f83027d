//! What stands at the foot of the review: what lies over the board, and what to do with the position.

use leptos::prelude::*;

use super::more;
use super::steps::{Step, step, steps};
use crate::app::App;
use crate::icon::icon;
use tessera_app::review::view::ReviewPanel;
use tessera_app::words::ReviewWords;
use tessera_app::{PlayOnMsg, ReviewJump, ReviewMsg};

/// The lowest lines of the panel, which stay in view: the steps, and what is done with the position.
pub fn foot(review: Memo<ReviewPanel>) -> AnyView {
    view! {
        <div class="foot">
            {steps(review)}
            {play_on(review)}
            {more::button()}
        </div>
    }
    .into_any()
}

/// The buttons at the lower edge of a small screen.
pub fn dock(review: Memo<ReviewPanel>) -> AnyView {
    view! {
        {step(review, Step::Along(ReviewJump::Start))}
        {step(review, Step::Along(ReviewJump::Back))}
        {step(review, Step::Asking)}
        {play_on(review)}
        {more::button()}
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
            aria-haspopup="dialog"
            title=words.play_from_here_title
            disabled=move || review.with(|review| !review.can_play_from_here)
            on:click=app.on(ReviewMsg::PlayOn(PlayOnMsg::Open))
        >
            {icon("play")}{words.play_from_here}
        </button>
    }
    .into_any()
}
