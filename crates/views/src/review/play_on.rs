//! The dialog in which it is chosen who plays on from the position that is shown.

use maud::{Markup, html};

use crate::dialogs::fields::fields;
use crate::{Act, Screen, Ui};
use tessera_app::review::{PLAY_ON_DIALOG, play_on_fields};
use tessera_app::words::ReviewWords;
use tessera_app::{PlayOnMsg, ReviewMsg, ReviewState};

/// Who plays on.
pub fn dialog(state: &ReviewState, screen: &Screen, ui: &mut Ui) -> Markup {
    let words = ReviewWords::of(ui.language());
    let start = Act::All(vec![
        Act::Close(PLAY_ON_DIALOG),
        ReviewMsg::PlayOn(PlayOnMsg::Start).into(),
    ]);
    let content = ui.region(PLAY_ON_DIALOG, |ui| {
        html! {
            @if screen.is_open(PLAY_ON_DIALOG) {
                form data-submit=(ui.on(start)) {
                    h2 #play-on-title { (words.play_from_here_title) }
                    (fields(&play_on_fields(state, ui.shell), |name, value| ReviewMsg::PlayOn(PlayOnMsg::FillIn(name, value)).into(), ui))
                    p.actions {
                        button.primary type="submit" { (words.start) }
                        button type="button" data-on=(ui.on(Act::Close(PLAY_ON_DIALOG))) { (words.cancel) }
                    }
                }
            }
        }
    });
    html! {
        dialog #(PLAY_ON_DIALOG) aria-labelledby="play-on-title" data-region=(PLAY_ON_DIALOG) { (content) }
    }
}
