//! What is done less often in a review: a dialog.

use maud::{Markup, html};

use crate::icon::icon;
use crate::play::{more, queries, text};
use crate::{Act, Screen, Ui};
use tessera_app::play::view::Panel;
use tessera_app::review::MakePuzzleMsg;
use tessera_app::review::view::ReviewPanel;
use tessera_app::words::{ArticleWords, MakePuzzleWords, PanelWords, QueryWords, ReviewWords, TextWords};
use tessera_app::{BoardMsg, Command, MOVE_DIALOG, ReviewMsg, ReviewState, ShareMsg, TreeMsg};

pub fn dialog(
    state: &ReviewState,
    panel: &Panel,
    review: &ReviewPanel,
    screen: &Screen,
    ui: &mut Ui,
) -> Markup {
    let content = ui.region(more::ID, |ui| {
        html! {
            @if screen.is_open(more::ID) { (menu(state, panel, review, ui)) }
        }
    });
    html! {
        dialog #(more::ID) aria-labelledby="more-title" data-region=(more::ID) { (content) }
    }
}

fn menu(state: &ReviewState, panel: &Panel, review: &ReviewPanel, ui: &mut Ui) -> Markup {
    let (words, own) = (PanelWords::of(ui.language()), ReviewWords::of(ui.language()));
    let item = |sign, label, can: bool, act: Act, ui: &mut Ui| {
        html! { li { button.item disabled[!can] data-on=(ui.on(act)) { (icon(sign)) (label) } } }
    };
    let tree = |msg: TreeMsg| Act::from(msg);
    let rotate = ui.titled(
        Command::RotateBoard(1),
        words.rotate_board_title,
        words.rotate_board,
    );
    let make_puzzle = ReviewMsg::MakePuzzle(MakePuzzleMsg::Open).into();
    html! {
        form method="dialog" {
            h2 #more-title { (words.more) }
            ul.menu {
                (item("text", own.this_move, review.has_move, tree(TreeMsg::OpenMenu(state.told_node())), ui))
                (item("undo", own.undo, review.can_undo, tree(TreeMsg::Undo), ui))
                (item("redo", own.redo, review.can_redo, tree(TreeMsg::Redo), ui))
                (item("link", own.copy_link, true, ReviewMsg::CopyPosition.into(), ui))
                (item("copy", own.copy_text, true, BoardMsg::CopyText.into(), ui))
                (item("hint", MakePuzzleWords::of(ui.language()).title, review.can_play_from_here, make_puzzle, ui))
                (item("share", words.share, true, ShareMsg::Open.into(), ui))
                (item("text", ArticleWords::of(ui.language()).open, true, ReviewMsg::ShowArticle(true).into(), ui))
                li hidden[panel.rotation.is_none()] {
                    // It stays open: a board is often rotated more than once.
                    button.item type="button" title=(rotate) data-on=(ui.on(BoardMsg::RotateBoard(1))) {
                        (icon("flip")) (words.rotate_board) (panel.rotation.map_or(String::new(), words.degrees))
                    }
                }
                (item("board", words.board_only, true, BoardMsg::BoardOnly(true).into(), ui))
                // Their own dialogs open once this one is closed.
                (item("play", words.enter_move, true, Act::Open(MOVE_DIALOG), ui))
                (item("info", QueryWords::of(ui.language()).title, true, Act::Open(queries::ID), ui))
                (item("book", TextWords::of(ui.language()).title, true, Act::Open(text::ID), ui))
                li {
                    a.item title=(words.rules_title) href=[panel.game.map(|game| format!("rules/{}/", game.id()))] {
                        (icon("book")) (words.rules)
                    }
                }
                (item("settings", words.settings, true, Act::Open("settings"), ui))
                (item("help", words.keys, true, Act::Open("help"), ui))
            }
            p.actions { button { (words.close) } }
        }
    }
}
