//! What is done less often: a dialog, which on small screens holds what has no room beside the board.

use maud::{Markup, html};

use super::controls::{self, Button};
use super::{by_link, queries, text};
use crate::icon::icon;
use crate::{Act, Screen, Ui};
use tessera_app::play::view::Panel;
use tessera_app::words::{PanelWords, QueryWords, TextWords};
use tessera_app::{BoardMsg, Command, MOVE_DIALOG, PlayMsg, Switch};

/// The id of the dialog.
pub const ID: &str = "more";

/// The button that opens it.
pub fn button(ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    html! {
        button.tool aria-haspopup="dialog" title=(words.more_title) data-on=(ui.on(Act::Open(ID))) { (icon("more")) (words.more) }
    }
}

/// The link to the rules of the game, which are a page of their own.
pub fn rules(panel: &Panel, ui: &Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let address = panel
        .game
        .map_or(String::new(), |game| format!("rules/{}/", game.id()));
    html! {
        a.tool title=(words.rules_title) href=(address) { (icon("book")) (words.rules) }
    }
}

pub fn dialog(panel: &Panel, screen: &Screen, ui: &mut Ui) -> Markup {
    let content = ui.region(ID, |ui| {
        html! {
            @if screen.is_open(ID) { (menu(panel, screen, ui)) }
        }
    });
    html! {
        dialog #(ID) aria-labelledby="more-title" data-region=(ID) { (content) }
    }
}

#[inline(never)]
fn menu(panel: &Panel, screen: &Screen, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let item = |button: Button, ui: &mut Ui| html! { li { (button.class("item").view(panel, ui)) } };
    let rotate = ui.titled(
        Command::RotateBoard(1),
        words.rotate_board_title,
        words.rotate_board,
    );
    let legal = panel.overlays.iter().find(|row| row.switch == Switch::Legal);
    // Their own dialogs open once this one is closed.
    let others = [
        (MOVE_DIALOG, "play", words.enter_move),
        (queries::ID, "info", QueryWords::of(ui.language()).title),
        (text::ID, "book", TextWords::of(ui.language()).title),
        ("settings", "settings", words.settings),
        ("help", "help", words.keys),
    ];
    html! {
        form method="dialog" {
            h2 #more-title { (words.more) }
            ul.menu {
                (item(controls::NEW_GAME, ui))
                (item(controls::REDO, ui))
                (item(controls::HINT, ui))
                (item(controls::REVIEW, ui))
                (item(controls::SHARE, ui))
                li { (rules(panel, ui)) }
                li hidden[panel.rotation.is_none()] {
                    // It stays open: a board is often rotated more than once.
                    button.item type="button" title=(rotate) data-on=(ui.on(BoardMsg::RotateBoard(1))) {
                        (icon("flip")) (words.rotate_board) (panel.rotation.map_or(String::new(), words.degrees))
                    }
                }
                @if let Some(row) = legal {
                    li {
                        button.item aria-pressed=(row.on) title=(row.note) data-on=(ui.on(BoardMsg::Switch(row.switch, !row.on))) {
                            (icon("check")) (row.label)
                        }
                    }
                }
                li hidden[!panel.can_resign] {
                    // It stays open until it is pressed again.
                    button.item type=[(!panel.resigning).then_some("button")] data-once data-on=(ui.on(PlayMsg::Resign)) {
                        (icon("flag"))
                        (if panel.resigning { words.resign_again } else { words.resign })
                    }
                }
                (by_link::menu(panel, ui))
                li { button.item data-on=(ui.on(BoardMsg::BoardOnly(true))) { (icon("board")) (words.board_only) } }
                li hidden[!screen.has_full_screen] {
                    button.item data-on=(ui.on(Act::FullScreen)) { (icon("fit")) (words.full_screen) }
                }
                @for (id, sign, label) in others {
                    li { button.item data-on=(ui.on(Act::Open(id))) { (icon(sign)) (label) } }
                }
            }
            p.actions { button { (words.close) } }
        }
    }
}
