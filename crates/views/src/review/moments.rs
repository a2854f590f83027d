//! The moments that decided a game.

use maud::{Markup, html};

use crate::Ui;
use tessera_app::review::{MomentsMsg, moments_view};
use tessera_app::words::MomentWords;
use tessera_app::{GameReview, ReviewMsg, ReviewState};

/// The moment that is shown; nothing where nobody is led through them. It takes the focus of a button that is gone.
pub fn moments(state: &ReviewState, review: Option<&GameReview>, ui: &mut Ui) -> Markup {
    let Some(view) = moments_view(state, review, ui.shell) else {
        return html! {};
    };
    let words = MomentWords::of(ui.language());
    let content = ui.region("moments", |ui| {
        html! {
            div.head {
                h2 #moments-title { (words.title) }
                span.soft { (view.at) }
            }
            @for text in &view.texts { p.said { (text) } }
            p.actions {
                @for &(label, msg) in &view.buttons {
                    button.primary[msg == MomentsMsg::Next] #(id_of(msg)) data-on=(ui.on(ReviewMsg::Moments(msg))) { (label) }
                }
            }
        }
    });
    html! {
        section.learn.moments #moments tabindex="-1" aria-labelledby="moments-title" data-refuge data-region="moments" { (content) }
    }
}

fn id_of(msg: MomentsMsg) -> &'static str {
    match msg {
        MomentsMsg::Back => "moments-back",
        MomentsMsg::Next => "moments-next",
        MomentsMsg::End => "moments-end",
    }
}
