//! The buttons and the slider that step through the game.

use maud::{Markup, html};

use crate::icon::icon;
use crate::{Act, Ui};
use tessera_app::review::view::ReviewPanel;
use tessera_app::words::{PanelWords, ReviewWords};
use tessera_app::{ReviewJump, ReviewMsg, TreeMsg};
use tessera_core::language::Language;

/// The id of the slider.
pub const SLIDER: &str = "position";

/// What a button does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// It goes along the line on the board.
    Along(ReviewJump),
    /// It goes forward, and asks where there are several ways on.
    Asking,
}

impl Step {
    fn msg(self) -> ReviewMsg {
        match self {
            Step::Along(jump) => ReviewMsg::Go(jump),
            Step::Asking => TreeMsg::Next.into(),
        }
    }

    fn is_possible(self, review: &ReviewPanel) -> bool {
        match self {
            Step::Along(
                ReviewJump::Start | ReviewJump::Back | ReviewJump::PlyBack | ReviewJump::PreviousBranch,
            ) => review.can_go_back(),
            Step::Along(_) | Step::Asking => review.can_go_forward(),
        }
    }

    fn label(self, by_turns: bool, language: Language) -> (&'static str, &'static str) {
        let (words, own) = (PanelWords::of(language), ReviewWords::of(language));
        match self {
            Step::Along(ReviewJump::Start | ReviewJump::PreviousBranch) => (words.to_start, "first"),
            Step::Along(ReviewJump::Back) if by_turns => (own.back_a_turn, "prev"),
            Step::Along(ReviewJump::Back | ReviewJump::PlyBack) => (words.back_a_ply, "prev"),
            Step::Along(ReviewJump::Forward) | Step::Asking if by_turns => (own.forward_a_turn, "next"),
            Step::Along(ReviewJump::Forward | ReviewJump::PlyForward) | Step::Asking => {
                (words.forward_a_ply, "next")
            }
            Step::Along(ReviewJump::End | ReviewJump::NextBranch) => (words.to_end, "last"),
        }
    }
}

/// A button that goes to another position; held down, it goes on.
pub fn step(review: &ReviewPanel, step: Step, ui: &mut Ui) -> Markup {
    let (label, sign) = step.label(review.by_turns, ui.language());
    html! {
        button.icon aria-label=(label) title=(label) disabled[!step.is_possible(review)] data-hold data-on=(ui.on(step.msg())) {
            (icon(sign))
        }
    }
}

/// The four buttons, with the ply between them.
pub fn steps(review: &ReviewPanel, ui: &mut Ui) -> Markup {
    html! {
        div.nav role="group" aria-label=(ReviewWords::of(ui.language()).steps) {
            (step(review, Step::Along(ReviewJump::Start), ui))
            (step(review, Step::Along(ReviewJump::Back), ui))
            span { (review.at) }
            (step(review, Step::Along(ReviewJump::Forward), ui))
            (step(review, Step::Along(ReviewJump::End), ui))
        }
    }
}

/// The slider through the line on the board.
pub fn slider(review: &ReviewPanel, ui: &mut Ui) -> Markup {
    let content = ui.region("along", |ui| {
        let slide = ui.value(|ply| Some(Act::from(ReviewMsg::Slide(ply.parse().ok()?))));
        html! {
            // The value comes last: what a slider may be at depends on how long it is.
            input #(SLIDER) type="range" min="0" max=(review.plies) aria-label=(ReviewWords::of(ui.language()).position)
                aria-valuetext=(review.told) data-input=(slide) value=(review.ply);
            span aria-hidden="true" { (review.at) }
        }
    });
    html! {
        p.scrub #along data-region="along" { (content) }
    }
}
