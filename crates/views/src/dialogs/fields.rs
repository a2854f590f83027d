//! The fields of a form.

use maud::{Markup, html};

use crate::{Act, Ui};
use tessera_app::Msg;
use tessera_app::form::{Control, Field};

/// What tells the model that a field is filled in, by its name and its value.
pub type FillIn = fn(String, String) -> Msg;

/// The fields of a form.
pub fn fields(fields: &[Field], fill_in: FillIn, ui: &mut Ui) -> Markup {
    let mut rows = fields.iter().peekable();
    html! {
        @while let Some(field) = rows.next() {
            // The name of a person belongs to the choice of the player before it.
            @if let Some(text) = rows.next_if(|next| matches!(next.control, Control::Text { beside: true, .. })) {
                div.seat-setup { (view(field, fill_in, ui)) (view(text, fill_in, ui)) }
            } @else {
                div hidden[field.hidden] { (view(field, fill_in, ui)) }
            }
        }
    }
}

fn view(field: &Field, fill_in: FillIn, ui: &mut Ui) -> Markup {
    let name = field.name.clone();
    let fill = ui.value(move |value| Some(Act::Tell(fill_in(name.clone(), value.to_owned()))));
    html! {
        @match &field.control {
            Control::Select { choices, chosen } => label {
                span { (field.label) small { (field.note) } }
                select name=(field.name) data-change=(fill) {
                    @for choice in choices {
                        option value=(choice.value) selected[choice.value == *chosen] { (choice.text) }
                    }
                }
            },
            Control::Switch(on) => label.check {
                input type="checkbox" checked[*on] data-change=(fill);
                span { (field.label) small { (field.note) } }
            },
            Control::Text { text, placeholder, longest, beside: true } => {
                input name=(field.name) aria-label=(field.label) placeholder=(placeholder) maxlength=(longest)
                    autocomplete="off" hidden[field.hidden] value=(text) data-input=(fill);
            }
            Control::Text { text, placeholder, longest, beside: false } => label {
                span { (field.label) small { (field.note) } }
                input name=(field.name) placeholder=(placeholder) maxlength=(longest)
                    autocomplete="off" value=(text) data-input=(fill);
            }
        }
    }
}
