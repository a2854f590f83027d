//! The dialog in which a move is typed.

use maud::{Markup, html};

use crate::{Act, Screen, Ui};
use tessera_app::play::view;
use tessera_app::words::PanelWords;
use tessera_app::{Board, BoardMsg, MOVE_DIALOG, Msg};

/// A field that takes a move, with the legal ones to choose from.
pub fn dialog(state: &Board, screen: &Screen, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    // The moves are only listed while the dialog is open.
    let entry = screen.is_open(MOVE_DIALOG).then(|| view::entry(state, ui.shell));
    // An old refusal is not about what is typed next.
    let is_refused = entry.as_ref().is_some_and(|entry| entry.fault.is_some());
    let closed = is_refused.then(|| ui.on(Msg::Dismiss));
    let content = ui.region(MOVE_DIALOG, |ui| {
        let enter = ui.value(|text| Some(Act::from(BoardMsg::Enter(text.to_owned()))));
        html! {
            form data-submit=(enter) {
                h2 #move-title { (words.enter_move) }
                label {
                    span { (words.enter_move_field) small { (words.enter_move_note) } }
                    input list="moves-open" autocomplete="off" autocapitalize="off" spellcheck="false" autofocus required data-clear;
                }
                datalist #moves-open {
                    @for (text, name) in entry.iter().flat_map(|entry| &entry.moves) {
                        option value=(text) { (name.as_deref().unwrap_or_default()) }
                    }
                }
                p.fault role="alert" { (entry.as_ref().and_then(|entry| entry.fault.as_deref()).unwrap_or_default()) }
                p.actions {
                    button.primary type="submit" { (words.play) }
                    button type="button" data-on=(ui.on(Act::Close(MOVE_DIALOG))) { (words.cancel) }
                }
            }
        }
    });
    html! {
        dialog #(MOVE_DIALOG) aria-labelledby="move-title" data-region=(MOVE_DIALOG) data-closed=[closed] { (content) }
    }
}
