//! The screen between the turns of persons who hand a device to each other.

use maud::{Markup, html};

use crate::{Screen, Ui};
use tessera_app::PlayState;
use tessera_app::play::{HAND_OVER_DIALOG, hand_over_to};
use tessera_app::words::HandOverWords;

/// The screen, while it is open: nothing of the board is seen.
pub fn dialog(state: &PlayState, screen: &Screen, ui: &mut Ui) -> Markup {
    let words = HandOverWords::of(ui.language());
    let sentence = hand_over_to(state, ui.shell).filter(|_| screen.is_open(HAND_OVER_DIALOG));
    let content = ui.region(HAND_OVER_DIALOG, |_| {
        html! {
            @if let Some(sentence) = sentence {
                form method="dialog" {
                    h2 #hand-over-title { (sentence) }
                    button.primary autofocus { (words.show) }
                }
            }
        }
    });
    html! {
        dialog #(HAND_OVER_DIALOG) aria-labelledby="hand-over-title" data-region=(HAND_OVER_DIALOG) { (content) }
    }
}
