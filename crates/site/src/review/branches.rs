//! The dialog in which a way on is chosen where there are several.

use leptos::prelude::*;

use crate::app::App;
use crate::browser;
use crate::icon::icon;
use tessera_app::review::BRANCH_DIALOG;
use tessera_app::review::view::{self, Way};
use tessera_app::words::{PanelWords, ReviewWords};
use tessera_app::{Model, ReviewMsg, TreeMsg};

/// The ways on from the position that is shown.
#[component]
pub fn BranchDialog() -> impl IntoView {
    let app = App::here();
    let words = ReviewWords::of(app.language());
    // The ways are only read while the dialog is open.
    let open = RwSignal::new(false);
    let ways = app.see(move |model: &Model| match open.get() {
        true => model.see_review(view::branches),
        false => view::Branches::default(),
    });
    let way = move |way: Way| {
        let node = way.node;
        let show = move |_| {
            // The button is gone once another position is shown, and would close nothing then.
            browser::close_dialog(BRANCH_DIALOG);
            app.send(ReviewMsg::from(TreeMsg::Show(node)));
        };
        view! {
            <li>
                <button type="button" class="item" autofocus=way.is_next on:click=show>
                    {icon("next")}<span>{way.text}<small>{way.note}</small></span>
                </button>
            </li>
        }
    };
    let toggled = move |event: web_sys::Event| {
        open.set(event_target::<web_sys::HtmlDialogElement>(&event).open());
    };
    view! {
        <dialog id=BRANCH_DIALOG class="sheet" aria-labelledby="branches-title" on:toggle=toggled>
            <form method="dialog">
                <h2 id="branches-title">{words.ways_title}</h2>
                <ul class="menu">{move || ways.with(|ways| ways.ways.iter().cloned().map(way).collect_view())}</ul>
                <p class="actions"><button>{PanelWords::of(app.language()).close}</button></p>
            </form>
        </dialog>
    }
}
