//! What is done less often with a puzzle: a dialog.

use maud::{Markup, html};

use crate::icon::icon;
use crate::play::{more, queries, text};
use crate::{Act, Screen, Ui};
use tessera_app::play::view::Panel;
use tessera_app::puzzle::view::PuzzlePanel;
use tessera_app::words::{PanelWords, PuzzleWords, QueryWords, TextWords};
use tessera_app::{BoardMsg, MOVE_DIALOG, Msg, PuzzleMsg};

pub use more::button;

/// The link to the rules of the game.
pub fn rules(panel: &Panel, class: &str, ui: &Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let address = panel.game.map(|game| format!("rules/{}/", game.id()));
    html! {
        a class=(class) title=(words.rules_title) href=[address] { (icon("book")) (words.rules) }
    }
}

pub fn dialog(panel: &Panel, puzzle: &PuzzlePanel, screen: &Screen, ui: &mut Ui) -> Markup {
    let content = ui.region(more::ID, |ui| {
        html! {
            @if screen.is_open(more::ID) { (menu(panel, puzzle, ui)) }
        }
    });
    html! {
        dialog #(more::ID) aria-labelledby="more-title" data-region=(more::ID) { (content) }
    }
}

fn menu(panel: &Panel, puzzle: &PuzzlePanel, ui: &mut Ui) -> Markup {
    let (words, own) = (PanelWords::of(ui.language()), PuzzleWords::of(ui.language()));
    let item = |sign, label, act: Act, ui: &mut Ui| {
        html! { li { button.item data-on=(ui.on(act)) { (icon(sign)) (label) } } }
    };
    let tell = |msg: PuzzleMsg| Act::Tell(Msg::from(msg));
    html! {
        form method="dialog" {
            h2 #more-title { (words.more) }
            ul.menu {
                li hidden[!puzzle.can_go_on] {
                    button.item data-on=(ui.on(tell(PuzzleMsg::Next))) { (icon("next")) (own.next) }
                }
                (item("link", own.copy_result, tell(PuzzleMsg::CopyResult), ui))
                (item("image", own.picture, tell(PuzzleMsg::Picture), ui))
                li hidden[panel.rotation.is_none()] {
                    // It stays open: a board is often rotated more than once.
                    button.item type="button" data-on=(ui.on(BoardMsg::RotateBoard(1))) { (icon("flip")) (words.rotate_board) }
                }
                (item("board", words.board_only, BoardMsg::BoardOnly(true).into(), ui))
                // Their own dialogs open once this one is closed.
                (item("play", words.enter_move, Act::Open(MOVE_DIALOG), ui))
                (item("info", QueryWords::of(ui.language()).title, Act::Open(queries::ID), ui))
                (item("book", TextWords::of(ui.language()).title, Act::Open(text::ID), ui))
                li { (rules(panel, "item", ui)) }
                (item("settings", words.settings, Act::Open("settings"), ui))
                (item("help", words.keys, Act::Open("help"), ui))
            }
            p.actions { button { (words.close) } }
        }
    }
}
