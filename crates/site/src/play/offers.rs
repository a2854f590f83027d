//! The choices in the panel.

use leptos::prelude::*;

use crate::app::App;
use tessera_app::PlayMsg;
use tessera_app::play::view::OfferRow;
use tessera_app::words::{HelpWords, PanelWords};

/// The choices open to a person.
pub fn offers(rows: Vec<OfferRow>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    if rows.is_empty() {
        return ().into_any();
    }
    // Two choices are explained on their buttons; many would make too long a list.
    let marked = rows.iter().any(|row| row.mark.is_some());
    let explained = rows.len() == 2 || marked;
    let many = rows.len() > 3 && !marked;
    let offer = |row: OfferRow| {
        let note = if explained {
            row.note.clone()
        } else {
            String::new()
        };
        let key = match row.key {
            Some(' ') => format!("{} ", HelpWords::of(app.language()).space),
            Some(key) => format!("{key} "),
            None => String::new(),
        };
        let mark = row.mark;
        let point = move |over: bool| {
            if mark.is_some() {
                app.send(PlayMsg::Hover(mark.filter(|_| over)));
            }
        };
        view! {
            <button
                title=row.note
                data-name=row.name.clone()
                data-once
                on:click=app.on(PlayMsg::Choose(row.name))
                on:pointerenter=move |_| point(true)
                on:pointerleave=move |_| point(false)
                on:focus=move |_| point(true)
                on:blur=move |_| point(false)
            >
                <kbd aria-hidden="true">{key}</kbd>{row.label}<small>{note}</small>
            </button>
        }
    };
    view! {
        <div class="offers" class:many=many role="group" aria-label=words.choices>
            {rows.into_iter().map(offer).collect_view()}
        </div>
    }
    .into_any()
}
