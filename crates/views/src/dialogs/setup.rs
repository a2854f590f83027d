//! The dialog in which a game is set up.

use maud::{Markup, html};

use super::fields::fields;
use crate::{Act, Screen, Ui};
use tessera_app::words::SetupWords;
use tessera_app::{Model, Msg, NEXT_LEVEL, setup_form};

/// The id of the dialog.
pub const ID: &str = "setup";

/// The choices before a game.
pub fn dialog(model: &Model, screen: &Screen, ui: &mut Ui) -> Markup {
    let content = ui.region(ID, |ui| {
        html! {
            @if screen.is_open(ID) { (content(model, ui)) }
        }
    });
    html! {
        dialog #(ID) aria-labelledby="setup-title" data-region=(ID) { (content) }
    }
}

/// What the dialog holds. It is a function of its own because a game that is under way does not load it.
#[inline(never)]
fn content(model: &Model, ui: &mut Ui) -> Markup {
    let words = SetupWords::of(ui.language());
    let form = setup_form(model.setup.as_ref(), ui.shell);
    html! {
        form data-submit=(ui.on(Act::TellAndClose(Msg::Begin, ID))) {
            h2 #setup-title { (form.title) }
            @if !form.ladder.is_empty() {
                p.ladder {
                    span { (form.ladder) }
                    @if let Some((level, text)) = form.next {
                        " "
                        @let fill = Msg::FillInSetup(NEXT_LEVEL.to_owned(), level.number().to_string());
                        button type="button" data-on=(ui.on(fill)) { (text) }
                    }
                }
            }
            (fields(&form.fields, Msg::FillInSetup, ui))
            // What is not as usual is in view; from then on it stays as the person leaves it, see www/views.js.
            details open[form.is_unusual] {
                summary { (words.more) }
                (fields(&form.more, Msg::FillInSetup, ui))
            }
            p.actions {
                button.primary type="submit" { (words.start) }
                button type="button" data-on=(ui.on(Act::Close(ID))) { (words.cancel) }
            }
        }
    }
}
