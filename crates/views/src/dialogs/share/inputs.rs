//! What the tabs are made of, besides forms.

use maud::{Markup, html};

use crate::{Act, Handle, Ui};
use tessera_app::form::ON;
use tessera_app::{Msg, ShareMsg};

/// The act that sends a message of the dialog to the model.
pub fn sharing(msg: ShareMsg) -> Act {
    Msg::Share(msg).into()
}

/// A text that cannot be changed, under its name, with its length.
pub fn text_field(id: &str, label: &str, rows: u8, text: &str, length: &str) -> Markup {
    let note = format!("{id}-length");
    html! {
        div.text {
            label for=(id) { (label) }
            em.small #(note) { (length) }
            textarea #(id) rows=(rows) readonly spellcheck="false" aria-describedby=(note) { (text) }
        }
    }
}

/// A choice that is on or off, or hidden where there is none.
pub fn check(label: &str, on: Option<bool>, set: fn(bool) -> ShareMsg, ui: &mut Ui) -> Markup {
    let change = ui.value(move |value| Some(sharing(set(value == ON))));
    html! {
        label.check hidden[on.is_none()] {
            input type="checkbox" checked[on == Some(true)] data-change=(change);
            span { (label) }
        }
    }
}

/// The number of the move after so many plies.
pub fn number_at(numbers: &[usize], ply: usize) -> usize {
    numbers.get(ply).or(numbers.last()).copied().unwrap_or_default()
}

/// What a field for the number of a move tells: how many plies are played after the last one of that move.
pub fn by_number(numbers: &[usize], tell: impl Fn(usize) -> ShareMsg + 'static, ui: &mut Ui) -> Handle {
    let numbers = numbers.to_vec();
    ui.value(move |text| {
        let number: usize = text.parse().ok()?;
        let after = numbers.partition_point(|&at| at <= number);
        Some(sharing(tell(after.saturating_sub(1))))
    })
}

/// A warning, or its place.
pub fn warning(text: Option<&str>) -> Markup {
    html! {
        p.small.warning hidden[text.is_none()] { (text.unwrap_or_default()) }
    }
}
