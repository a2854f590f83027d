//! The dialog in which a way on is chosen where there are several.

use maud::{Markup, html};

use crate::icon::icon;
use crate::{Act, Screen, Ui};
use tessera_app::review::BRANCH_DIALOG;
use tessera_app::review::view::{self, Way};
use tessera_app::words::{PanelWords, ReviewWords};
use tessera_app::{ReviewState, TreeMsg};

/// The ways on from the position that is shown.
pub fn dialog(state: &ReviewState, screen: &Screen, ui: &mut Ui) -> Markup {
    let content = ui.region(BRANCH_DIALOG, |ui| {
        html! {
            @if screen.is_open(BRANCH_DIALOG) { (ways(state, ui)) }
        }
    });
    html! {
        dialog.sheet #(BRANCH_DIALOG) aria-labelledby="branches-title" data-region=(BRANCH_DIALOG) { (content) }
    }
}

fn ways(state: &ReviewState, ui: &mut Ui) -> Markup {
    html! {
        form method="dialog" {
            h2 #branches-title { (ReviewWords::of(ui.language()).ways_title) }
            ul.menu {
                @for way in &view::branches(state, ui.shell).ways { (item(way, ui)) }
            }
            p.actions { button { (PanelWords::of(ui.language()).close) } }
        }
    }
}

fn item(way: &Way, ui: &mut Ui) -> Markup {
    let show = Act::All(vec![Act::Close(BRANCH_DIALOG), TreeMsg::Show(way.node).into()]);
    html! {
        li {
            button.item type="button" autofocus[way.is_next] data-on=(ui.on(show)) {
                (icon("next")) span { (way.text) small { (way.note) } }
            }
        }
    }
}
