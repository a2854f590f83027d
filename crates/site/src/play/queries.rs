//! The dialog with the questions about the board.

use leptos::prelude::*;

use super::grid::Roving;
use crate::app::App;
use tessera_app::play::view;
use tessera_app::words::{PanelWords, QueryWords};
use tessera_app::{Command, PlayMsg, Query, key_name};
use tessera_core::scene::SharedScene;

/// The id of the dialog.
pub const ID: &str = "queries";

/// A button for each question, and the last answer below them.
#[component]
pub fn QueriesDialog(
    /// The board as it is shown.
    scene: Memo<SharedScene>,
    /// The cell that the keyboard is at.
    roving: Roving,
) -> impl IntoView {
    let app = App::here();
    let (words, panel) = (QueryWords::of(app.language()), PanelWords::of(app.language()));
    let answer = app.see_play(|state, _| state.asked().map(|asked| asked.text.clone()));
    let item = |query: Query| {
        let key = app.see(move |model| {
            let shell = &model.shell;
            key_name(Command::Ask(query), shell.language, &shell.settings.keys)
        });
        let ask = move |_| app.send(PlayMsg::Ask(query, roving.stop(scene)));
        view! {
            <li>
                <button type="button" class="item" on:click=ask>
                    {view::question(query, words)}<kbd>{move || key.get()}</kbd>
                </button>
            </li>
        }
    };
    view! {
        <dialog id=ID aria-labelledby="queries-title">
            <form method="dialog">
                <h2 id="queries-title">{words.title}</h2>
                <p class="small">{words.note}</p>
                <ul class="menu">{Query::ALL.map(item).into_iter().collect_view()}</ul>
                // What lies outside an open dialog is not read aloud.
                <p class="reply" role="status">
                    {move || answer.get().unwrap_or_else(|| words.no_answer.to_owned())}
                </p>
                <p class="actions"><button class="primary">{panel.close}</button></p>
            </form>
        </dialog>
    }
}
