//! What is done less often with a puzzle: a dialog.

use leptos::prelude::*;

use crate::app::App;
use crate::browser;
use crate::icon::icon;
use crate::play::{controls, queries, text};
use tessera_app::play::view::Panel;
use tessera_app::puzzle::view::PuzzlePanel;
use tessera_app::words::{PanelWords, PuzzleWords, QueryWords, TextWords};
use tessera_app::{Command, MOVE_DIALOG, Msg, PlayMsg, PuzzleMsg};

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

/// The button that rotates the board, where it can be.
pub fn rotate(panel: Memo<Panel>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let title = controls::titled(
        Command::RotateBoard(1),
        words.rotate_board_title,
        words.rotate_board,
    );
    let rotates = Memo::new(move |_| panel.with(|panel| panel.rotation.is_some()));
    let button = move || {
        view! {
            <button class="tool" title=title on:click=app.on(PlayMsg::RotateBoard(1))>{icon("flip")}{words.rotate_board}</button>
        }
    };
    (move || rotates.get().then(button)).into_any()
}

/// The link to the rules of the game.
pub fn rules(panel: Memo<Panel>, class: &'static str) -> AnyView {
    let words = PanelWords::of(App::here().language());
    let address = move || panel.with(|panel| panel.game.map(|game| format!("rules/{}/", game.id())));
    view! { <a class=class title=words.rules_title href=address>{icon("book")}{words.rules}</a> }.into_any()
}

/// The dialog.
#[component]
pub fn MoreDialog(
    /// What stands beside the board of any page.
    panel: Memo<Panel>,
    /// What stands beside the board of a puzzle.
    puzzle: Memo<PuzzlePanel>,
) -> impl IntoView {
    let app = App::here();
    let (words, own) = (PanelWords::of(app.language()), PuzzleWords::of(app.language()));
    let item = |sign: &'static str, label: &'static str, msg: Msg| {
        view! { <li><button class="item" on:click=app.on(msg)>{icon(sign)}{label}</button></li> }
    };
    let other = |id: &'static str, sign: &'static str, label: &'static str| {
        // Its own dialog opens once this one is closed.
        let open = move |_| browser::open_dialog(id);
        view! { <li><button class="item" on:click=open>{icon(sign)}{label}</button></li> }
    };
    view! {
        <dialog id=ID aria-labelledby="more-title">
            <form method="dialog">
                <h2 id="more-title">{words.more}</h2>
                <ul class="menu">
                    <li hidden=move || puzzle.with(|puzzle| !puzzle.can_go_on)>
                        <button class="item" on:click=app.on(PuzzleMsg::Next)>{icon("next")}{own.next}</button>
                    </li>
                    {item("link", own.copy_result, PuzzleMsg::CopyResult.into())}
                    {item("image", own.picture, PuzzleMsg::Picture.into())}
                    <li hidden=move || panel.with(|panel| panel.rotation.is_none())>
                        // It stays open: a board is often rotated more than once.
                        <button type="button" class="item" on:click=app.on(PlayMsg::RotateBoard(1))>{icon("flip")}{words.rotate_board}</button>
                    </li>
                    {item("board", words.board_only, PlayMsg::BoardOnly(true).into())}
                    {other(MOVE_DIALOG, "play", words.enter_move)}
                    {other(queries::ID, "info", QueryWords::of(app.language()).title)}
                    {other(text::ID, "book", TextWords::of(app.language()).title)}
                    <li>{rules(panel, "item")}</li>
                    {other("settings", "settings", words.settings)}
                    {other("help", "help", words.keys)}
                </ul>
                <p class="actions"><button>{words.close}</button></p>
            </form>
        </dialog>
    }
}
