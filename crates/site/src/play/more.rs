//! What is done less often: a dialog, which on small screens holds what has no room beside the board.

use leptos::prelude::*;

use super::controls::{self, Button};
use super::{queries, text};
use crate::app::App;
use crate::browser;
use crate::icon::icon;
use tessera_app::play::view::{OverlayRow, Panel};
use tessera_app::words::{PanelWords, QueryWords, TextWords};
use tessera_app::{Command, MOVE_DIALOG, PlayMsg, Switch};

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

/// The link to the rules of the game, which are a page of their own.
pub fn rules(panel: Memo<Panel>) -> AnyView {
    let words = PanelWords::of(App::here().language());
    let address = move || {
        let game = panel.with(|panel| panel.game);
        game.map_or(String::new(), |game| format!("rules/{}/", game.id()))
    };
    view! { <a class="tool" title=words.rules_title href=address>{icon("book")}{words.rules}</a> }.into_any()
}

/// The dialog.
#[component]
pub fn MoreDialog(
    /// The panel of the game.
    panel: Memo<Panel>,
) -> impl IntoView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let item = |button: Button| view! { <li>{button.class("item").view(panel)}</li> };
    let legal = Memo::new(move |_| {
        let is_legal = |row: &&OverlayRow| row.switch == Switch::Legal;
        panel.with(|panel| panel.overlays.iter().find(is_legal).cloned())
    });
    let legal_item = move |row: OverlayRow| {
        let switch = app.on(PlayMsg::Switch(row.switch, !row.on));
        view! {
            <li>
                <button class="item" aria-pressed=row.on.to_string() title=row.note on:click=switch>
                    {icon("check")}{row.label}
                </button>
            </li>
        }
    };
    let rotation = move || panel.with(|panel| panel.rotation.map(words.degrees));
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
                    {item(controls::NEW_GAME)}
                    {item(controls::REDO)}
                    {item(controls::HINT)}
                    {item(controls::REVIEW)}
                    {item(controls::SHARE)}
                    <li>{rules(panel)}</li>
                    <li hidden=move || rotation().is_none()>
                        // It stays open: a board is often rotated more than once.
                        <button type="button" class="item" title=controls::titled(Command::RotateBoard(1), words.rotate_board_title, words.rotate_board) on:click=app.on(PlayMsg::RotateBoard(1))>
                            {icon("flip")}{words.rotate_board}{rotation}
                        </button>
                    </li>
                    {move || legal.get().map(legal_item)}
                    <li hidden=move || panel.with(|panel| !panel.can_resign)>
                        // It stays open until it is pressed again.
                        <button type=move || (!panel.with(|panel| panel.resigning)).then_some("button") class="item" data-once on:click=app.on(PlayMsg::Resign)>
                            {icon("flag")}
                            {move || if panel.with(|panel| panel.resigning) { words.resign_again } else { words.resign }}
                        </button>
                    </li>
                    <li><button class="item" on:click=app.on(PlayMsg::BoardOnly(true))>{icon("board")}{words.board_only}</button></li>
                    <li hidden=!browser::has_full_screen()>
                        <button class="item" on:click=move |_| browser::switch_full_screen()>{icon("fit")}{words.full_screen}</button>
                    </li>
                    {other(MOVE_DIALOG, "play", words.enter_move)}
                    {other(queries::ID, "info", QueryWords::of(app.language()).title)}
                    {other(text::ID, "book", TextWords::of(app.language()).title)}
                    {other("settings", "settings", words.settings)}
                    {other("help", "help", words.keys)}
                </ul>
                <p class="actions"><button>{words.close}</button></p>
            </form>
        </dialog>
    }
}
