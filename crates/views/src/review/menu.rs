//! The dialog with what can be done with a move of the list.

use maud::{Markup, html};

use super::tree::sign;
use crate::icon::icon;
use crate::{Act, Screen, Ui};
use tessera_app::review::view::{self, MoveMenu};
use tessera_app::review::{MOST_COMMENT, MOVE_MENU, NodeId};
use tessera_app::words::ReviewWords;
use tessera_app::{ReviewState, TreeMsg};
use tessera_protocol::assessment::Glyph;

/// The menu of a move.
pub fn dialog(state: &ReviewState, screen: &Screen, ui: &mut Ui) -> Markup {
    let content = ui.region(MOVE_MENU, |ui| {
        let menu = view::menu(state, ui.shell).filter(|_| screen.is_open(MOVE_MENU));
        html! {
            @if let Some(menu) = menu { (form(&menu, ui)) }
        }
    });
    html! {
        dialog.sheet #(MOVE_MENU) aria-labelledby="move-menu-title" data-region=(MOVE_MENU) { (content) }
    }
}

fn form(menu: &MoveMenu, ui: &mut Ui) -> Markup {
    let words = ReviewWords::of(ui.language());
    let node = menu.node;
    // A text that is being written stays as long as the menu is that of this move.
    let field = format!("comment-{}", node.number());
    let can = menu.can_promote;
    let edits = [
        (TreeMsg::MakeMain(node), "check", words.make_main.to_owned(), can),
        (TreeMsg::Promote(node), "up", words.promote.to_owned(), can),
        (TreeMsg::Delete(node), "trash", (words.delete)(menu.moves), true),
    ];
    let done = ui.value(move |comment| Some(Act::All(keep(node, comment).into())));
    html! {
        form data-submit=(done) data-field=(field) {
            h2 #move-menu-title { (menu.title) }
            div.signs role="group" aria-label=(words.signs) {
                @for glyph in Glyph::ALL.into_iter().map(Some).chain([None]) { (choice(glyph, menu, ui)) }
            }
            label.wide {
                span { (words.comment) }
                textarea #(field) rows="3" maxlength=(MOST_COMMENT) { (menu.comment) }
            }
            ul.menu {
                @for (msg, sign, label, is_possible) in edits {
                    @if is_possible {
                        li {
                            button.item type="button" data-field=(field) data-on=(ui.value(edit(node, msg))) {
                                (icon(sign)) (label)
                            }
                        }
                    }
                }
            }
            p.actions { button.primary type="submit" { (words.done) } }
        }
    }
}

/// Keeps the comment and closes the menu.
fn keep(node: NodeId, comment: &str) -> [Act; 2] {
    [
        TreeMsg::Comment(node, comment.to_owned()).into(),
        Act::Close(MOVE_MENU),
    ]
}

/// The same, and then changes something else.
fn edit(node: NodeId, msg: TreeMsg) -> impl Fn(&str) -> Option<Act> {
    move |comment| {
        let edit = Act::from(msg.clone());
        Some(Act::All(keep(node, comment).into_iter().chain([edit]).collect()))
    }
}

/// A sign that can be put behind the move, or none.
fn choice(glyph: Option<Glyph>, menu: &MoveMenu, ui: &mut Ui) -> Markup {
    let words = ReviewWords::of(ui.language());
    let label = glyph.map_or(words.no_sign.to_owned(), |glyph| (words.sign)(glyph));
    html! {
        button type="button" title=(label) aria-pressed=(menu.glyph == glyph)
            data-on=(ui.on(TreeMsg::Glyph(menu.node, glyph))) {
            @match glyph {
                Some(glyph) => (sign(glyph, &label)),
                None => span { (label) },
            }
        }
    }
}
