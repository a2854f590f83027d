//! What is done less often in a review: a dialog.

use leptos::prelude::*;

use crate::app::App;
use crate::browser;
use crate::icon::icon;
use crate::play::{controls, queries, text};
use tessera_app::play::view::Panel;
use tessera_app::review::MakePuzzleMsg;
use tessera_app::review::view::ReviewPanel;
use tessera_app::words::{MakePuzzleWords, PanelWords, QueryWords, ReviewWords, TextWords};
use tessera_app::{Command, MOVE_DIALOG, Msg, PlayMsg, ReviewMsg, TreeMsg};

/// The id of the dialog.
const ID: &str = "more";

/// The button that opens it.
pub fn button() -> AnyView {
    let words = PanelWords::of(App::here().language());
    view! {
        <button class="tool" aria-haspopup="dialog" title=words.more_title on:click=move |_| browser::open_dialog(ID)>
            {icon("more")}{words.more}
        </button>
    }
    .into_any()
}

/// The dialog.
#[component]
pub fn MoreDialog(
    /// What stands beside the board of any page.
    panel: Memo<Panel>,
    /// What stands beside the board of the review.
    review: Memo<ReviewPanel>,
) -> impl IntoView {
    let app = App::here();
    let (words, own) = (PanelWords::of(app.language()), ReviewWords::of(app.language()));
    let item = |sign: &'static str, label: &'static str, msg: Msg| {
        view! { <li><button class="item" on:click=app.on(msg)>{icon(sign)}{label}</button></li> }
    };
    let edit = move |sign: &'static str, label: &'static str, msg: TreeMsg, can: fn(&ReviewPanel) -> bool| {
        let press = app.on(ReviewMsg::from(msg));
        view! {
            <li>
                <button class="item" disabled=move || review.with(|review| !can(review)) on:click=press>
                    {icon(sign)}{label}
                </button>
            </li>
        }
    };
    let this_move = move |_| {
        let current = app
            .model
            .with_untracked(|model| model.review_page().map(|state| state.current()));
        if let Some(node) = current {
            super::tree::open_menu(app, node);
        }
    };
    let rotation = move || panel.with(|panel| panel.rotation.map(words.degrees));
    let other = |id: &'static str, sign: &'static str, label: &'static str| {
        // Its own dialog opens once this one is closed.
        let open = move |_| browser::open_dialog(id);
        view! { <li><button class="item" on:click=open>{icon(sign)}{label}</button></li> }
    };
    let rules = move || panel.with(|panel| panel.game.map(|game| format!("rules/{}/", game.id())));
    view! {
        <dialog id=ID aria-labelledby="more-title">
            <form method="dialog">
                <h2 id="more-title">{words.more}</h2>
                <ul class="menu">
                    <li>
                        <button class="item" disabled=move || review.with(|review| !review.has_move) on:click=this_move>
                            {icon("text")}{own.this_move}
                        </button>
                    </li>
                    {edit("undo", own.undo, TreeMsg::Undo, |review| review.can_undo)}
                    {edit("redo", own.redo, TreeMsg::Redo, |review| review.can_redo)}
                    {item("link", own.copy_link, ReviewMsg::CopyPosition.into())}
                    {item("copy", own.copy_text, PlayMsg::CopyText.into())}
                    <li>
                        <button
                            class="item"
                            disabled=move || review.with(|review| !review.can_play_from_here)
                            on:click=app.on(ReviewMsg::MakePuzzle(MakePuzzleMsg::Open))
                        >
                            {icon("hint")}{MakePuzzleWords::of(app.language()).title}
                        </button>
                    </li>
                    {item("share", words.share, PlayMsg::Share.into())}
                    <li hidden=move || rotation().is_none()>
                        // It stays open: a board is often rotated more than once.
                        <button type="button" class="item" title=controls::titled(Command::RotateBoard(1), words.rotate_board_title, words.rotate_board) on:click=app.on(PlayMsg::RotateBoard(1))>
                            {icon("flip")}{words.rotate_board}{rotation}
                        </button>
                    </li>
                    {item("board", words.board_only, PlayMsg::BoardOnly(true).into())}
                    {other(MOVE_DIALOG, "play", words.enter_move)}
                    {other(queries::ID, "info", QueryWords::of(app.language()).title)}
                    {other(text::ID, "book", TextWords::of(app.language()).title)}
                    <li><a class="item" title=words.rules_title href=rules>{icon("book")}{words.rules}</a></li>
                    {other("settings", "settings", words.settings)}
                    {other("help", "help", words.keys)}
                </ul>
                <p class="actions"><button>{words.close}</button></p>
            </form>
        </dialog>
    }
}
