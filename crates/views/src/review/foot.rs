//! What stands at the foot of the review: the steps, and what to do with the position.

use maud::{Markup, html};

use super::steps::{self, Step};
use crate::Ui;
use crate::icon::icon;
use crate::play::{dock, more};
use tessera_app::review::view::ReviewPanel;
use tessera_app::words::ReviewWords;
use tessera_app::{PlayOnMsg, ReviewJump, ReviewMsg};

/// The lowest lines of the panel, which stay in view: the steps, and what is done with the position.
pub fn foot(review: &ReviewPanel, ui: &mut Ui) -> Markup {
    let content = ui.region("foot", |ui| {
        html! {
            (steps::steps(review, ui))
            (play_on(review, ui))
            (more::button(ui))
        }
    });
    html! {
        div.foot data-region="foot" { (content) }
    }
}

/// The buttons at the lower edge of a small screen. A finger that moves along them goes through the game.
pub fn dock(review: &ReviewPanel, ui: &mut Ui) -> Markup {
    dock::group(Some(steps::SLIDER), ui, |ui| {
        html! {
            (steps::step(review, Step::Along(ReviewJump::Start), ui))
            (steps::step(review, Step::Along(ReviewJump::Back), ui))
            (steps::step(review, Step::Asking, ui))
            (play_on(review, ui))
            (more::button(ui))
        }
    })
}

/// The button that plays the game on.
fn play_on(review: &ReviewPanel, ui: &mut Ui) -> Markup {
    let words = ReviewWords::of(ui.language());
    html! {
        button.primary aria-haspopup="dialog" title=(words.play_from_here_title) disabled[!review.can_play_from_here]
            data-on=(ui.on(ReviewMsg::PlayOn(PlayOnMsg::Open))) {
            (icon("play")) (words.play_from_here)
        }
    }
}
