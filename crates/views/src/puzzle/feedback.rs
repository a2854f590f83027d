//! What is to be done, and what became of a move.

use maud::{Markup, html};

use crate::Ui;
use crate::icon::icon;
use crate::play::controls;
use tessera_app::play::view::Panel;
use tessera_app::puzzle::view::{Feedback, PuzzleButton, PuzzleSign};
use tessera_app::words::PuzzleWords;

/// The card: a sign, what is said, and the buttons. Its sentences are read aloud by the page's live region. It takes the focus of
/// a button that was pressed and is gone. The label is what a screen reader calls it.
pub fn card(told: &Feedback, label: &str, ui: &mut Ui) -> Markup {
    let words = PuzzleWords::of(ui.language());
    let (class, sign) = match told.sign {
        None => ("said", ""),
        Some(PuzzleSign::Right) => ("said right", "check"),
        Some(PuzzleSign::Wrong) => ("said wrong", "close"),
    };
    html! {
        section.feedback #feedback tabindex="-1" aria-label=(label) data-refuge {
            div class=(class) {
                (icon(sign))
                p {
                    b {
                        // The other headline begins with the word itself.
                        @if told.sign == Some(PuzzleSign::Wrong) { span.unseen { (words.wrong_sign) ": " } }
                        (told.headline)
                    }
                }
                p.soft { (told.text) }
            }
            p.actions {
                @for one in &told.buttons { (button(one, "do", ui)) }
            }
        }
    }
}

/// A button of the card, with an id of its own that begins with a word.
fn button(button: &PuzzleButton, place: &str, ui: &mut Ui) -> Markup {
    html! {
        button.primary[button.is_urged] #{ (place) "-" (button.icon) } disabled[!button.is_enabled] data-on=(ui.on(button.msg.clone())) {
            (icon(button.icon)) (button.label)
        }
    }
}

/// Under the right thumb: what most people want to do now.
pub fn main_action(told: &Feedback, panel: &Panel, ui: &mut Ui) -> Markup {
    html! {
        @if let Some(urged) = told.buttons.iter().find(|button| button.is_urged) {
            (button(urged, "main", ui))
        } @else {
            (controls::CONFIRM.id("confirm").view(panel, ui))
        }
    }
}
