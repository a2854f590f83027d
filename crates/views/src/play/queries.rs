//! The dialog with the questions about the board.

use maud::{Markup, html};

use crate::{Act, Screen, Ui};
use tessera_app::play::view;
use tessera_app::words::{PanelWords, QueryWords};
use tessera_app::{Board, Command, Query, key_name};

/// The id of the dialog.
pub const ID: &str = "queries";

/// A button for each question, and the last answer below them.
pub fn dialog(state: &Board, screen: &Screen, ui: &mut Ui) -> Markup {
    let content = ui.region(ID, |ui| {
        html! {
            @if screen.is_open(ID) { (content(state, ui)) }
        }
    });
    html! {
        dialog #(ID) aria-labelledby="queries-title" data-region=(ID) { (content) }
    }
}

/// What the dialog holds. It is a function of its own because it is not loaded before somebody opens the dialog.
#[inline(never)]
fn content(state: &Board, ui: &mut Ui) -> Markup {
    let (words, panel) = (QueryWords::of(ui.language()), PanelWords::of(ui.language()));
    let answer = state.asked().map_or(words.no_answer, |asked| &asked.text);
    html! {
        form method="dialog" {
            h2 #queries-title { (words.title) }
            p.small { (words.note) }
            ul.menu {
                @for query in Query::ALL {
                    @let key = key_name(Command::Ask(query), ui.shell.language, &ui.shell.settings.keys);
                    li {
                        button.item type="button" data-on=(ui.on(Act::Ask(query))) {
                            (view::question(query, words))
                            kbd { (key) }
                        }
                    }
                }
            }
            // What lies outside an open dialog is not read aloud.
            p.reply role="status" { (answer) }
            p.actions { button.primary { (panel.close) } }
        }
    }
}
