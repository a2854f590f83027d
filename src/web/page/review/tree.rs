//! The list of moves of the review, and the steps through it.

use leptos::html::Div;
use leptos::prelude::*;

use crate::app::play::view::Panel;
use crate::app::review::view::ReviewPanel;
use crate::app::words::{PanelWords, ReviewWords};
use crate::app::{ReviewJump, ReviewMsg};
use crate::web::page::app::App;
use crate::web::page::icon::icon;
use crate::web::page::play::moves;

/// The plies of the line, each a button that shows the position after it, and the buttons that step through them.
pub fn moves(panel: Memo<Panel>, review: Memo<ReviewPanel>) -> AnyView {
    let app = App::here();
    let words = ReviewWords::of(app.language());
    let list = NodeRef::<Div>::new();
    let table = Memo::new(move |_| panel.with(|panel| panel.moves.clone()));
    // After the lines have been drawn.
    Effect::new(move |_| {
        table.track();
        request_animation_frame(move || {
            if let Some(list) = list.get_untracked() {
                moves::show_current(&list);
            }
        });
    });
    view! {
        <section class="moves" aria-label=PanelWords::of(app.language()).moves>
            <div class="list" tabindex="0" node_ref=list>{move || moves::lines(table.get())}</div>
            <div class="nav" role="group" aria-label=words.steps>
                {step(review, ReviewJump::Start, "first")}
                {step(review, ReviewJump::Back, "prev")}
                <span>{move || review.with(|review| review.at.clone())}</span>
                {step(review, ReviewJump::Forward, "next")}
                {step(review, ReviewJump::End, "last")}
            </div>
        </section>
    }
    .into_any()
}

/// A button that goes to another position.
pub fn step(review: Memo<ReviewPanel>, jump: ReviewJump, sign: &'static str) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let label = match jump {
        ReviewJump::Start => words.to_start,
        ReviewJump::Back => words.back_a_ply,
        ReviewJump::Forward => words.forward_a_ply,
        ReviewJump::End => words.to_end,
    };
    let is_possible = move || {
        review.with(|review| match jump {
            ReviewJump::Start | ReviewJump::Back => review.can_go_back,
            ReviewJump::Forward | ReviewJump::End => review.can_go_forward,
        })
    };
    view! {
        <button
            class="icon"
            aria-label=label
            title=label
            disabled=move || !is_possible()
            on:click=app.on(ReviewMsg::Go(jump))
        >
            {icon(sign)}
        </button>
    }
    .into_any()
}
