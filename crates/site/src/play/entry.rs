//! The dialog in which a move is typed.

use leptos::html::Input;
use leptos::prelude::*;

use crate::app::App;
use crate::browser;
use tessera_app::play::view;
use tessera_app::words::PanelWords;
use tessera_app::{MOVE_DIALOG, Model, Msg, PlayMsg};

/// A field that takes a move, with the legal ones to choose from.
#[component]
pub fn MoveDialog() -> impl IntoView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    // The moves are only listed while the dialog is open.
    let open = RwSignal::new(false);
    let field = NodeRef::<Input>::new();
    let entry = app.see(move |model: &Model| match open.get() {
        true => model.see(view::entry),
        false => view::EntryView::default(),
    });
    let moves = Memo::new(move |_| entry.with(|entry| entry.moves.clone()));
    let option = |(text, name): (String, Option<String>)| view! { <option value=text>{name}</option> };
    let toggled = move |event: web_sys::Event| {
        let is_open = event_target::<web_sys::HtmlDialogElement>(&event).open();
        // An old refusal is not about what is typed next.
        if !is_open && entry.with_untracked(|entry| entry.fault.is_some()) {
            app.send(Msg::Dismiss);
        }
        open.set(is_open);
    };
    // Not when it opens: the first letter may be typed before that is told.
    let clear = move |_| {
        if let Some(field) = field.get_untracked() {
            field.set_value("");
        }
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            app.send(PlayMsg::Enter(field.value()));
            field.select();
        }
    };
    view! {
        <dialog id=MOVE_DIALOG aria-labelledby="move-title" on:toggle=toggled on:close=clear>
            <form on:submit=submit>
                <h2 id="move-title">{words.enter_move}</h2>
                <label>
                    <span>{words.enter_move_field}<small>{words.enter_move_note}</small></span>
                    <input node_ref=field list="moves-open" autocomplete="off" autocapitalize="off" spellcheck="false" autofocus required />
                </label>
                <datalist id="moves-open">{move || moves.get().into_iter().map(option).collect_view()}</datalist>
                <p class="fault" role="alert">{move || entry.with(|entry| entry.fault.clone())}</p>
                <p class="actions">
                    <button type="submit" class="primary">{words.play}</button>
                    <button type="button" on:click=move |_| browser::close_dialog(MOVE_DIALOG)>{words.cancel}</button>
                </p>
            </form>
        </dialog>
    }
}
