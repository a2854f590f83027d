//! The dialog in which a game is shared: the tabs, what is shared, and its picture.

mod embed;
mod image;
mod inputs;
mod link;
mod preview;
mod text;

use maud::{Markup, html};

use self::inputs::sharing;
use crate::icon::icon;
use crate::tabs::{self, Tab};
use crate::{Screen, Ui};
use tessera_app::words::ShareWords;
use tessera_app::{Model, Msg, SHARE_DIALOG, Scope, ShareMsg, ShareTab, ShareView, share_view};

/// The dialog; what it holds is written while something is shared.
pub fn dialog(model: &Model, screen: &Screen, ui: &mut Ui) -> Markup {
    let share = model.see(share_view);
    let (has_code, is_live) = (share.link.qr.is_some(), share.embed.live.is_some());
    let content = ui.region(SHARE_DIALOG, |ui| {
        html! {
            @if share.open { (content(&share, screen, ui)) }
        }
    });
    html! {
        dialog.code[has_code].live[is_live] #(SHARE_DIALOG) aria-labelledby="share-title" data-region=(SHARE_DIALOG)
            data-closed=(ui.on(sharing(ShareMsg::Close))) { (content) }
    }
}

#[inline(never)]
fn content(share: &ShareView, screen: &Screen, ui: &mut Ui) -> Markup {
    let words = ShareWords::of(ui.language());
    let told = ui.region(
        "share-told",
        |_| html! { (share.told.as_deref().unwrap_or_default()) },
    );
    let shown = ui.region("share-shown", |ui| preview::preview(share, ui));
    html! {
        form.head method="dialog" {
            h2 #share-title { (words.heading) }
            p.told role="status" data-region="share-told" { (told) }
            button.icon aria-label=(words.close) title=(words.close) { (icon("close")) }
        }
        (tabs(share.tab, ui))
        div.cols {
            div.shown data-region="share-shown" { (shown) }
            div.panes {
                (scope(share, ui))
                @for tab in ShareTab::ALL { (pane(tab, share, screen, ui)) }
            }
        }
    }
}

/// What a tab shows; nothing while another one is chosen.
fn pane(tab: ShareTab, share: &ShareView, screen: &Screen, ui: &mut Ui) -> Markup {
    let is_chosen = tab == share.tab;
    let content = ui.region(tab.id(), |ui| match tab {
        _ if !is_chosen => html! {},
        ShareTab::Link => link::pane(share, screen, ui),
        ShareTab::Image => image::pane(share, screen, ui),
        ShareTab::Text => text::pane(share, ui),
        ShareTab::Embed => embed::pane(share, ui),
    });
    html! {
        section.pane #(tab.id()) role="tabpanel" aria-labelledby=(id_of(tab)) hidden[!is_chosen] data-region=(tab.id()) { (content) }
    }
}

/// The id of the button of a tab.
fn id_of(tab: ShareTab) -> &'static str {
    match tab {
        ShareTab::Link => "share-link-tab",
        ShareTab::Image => "share-image-tab",
        ShareTab::Text => "share-text-tab",
        ShareTab::Embed => "share-embed-tab",
    }
}

/// The tabs: a way to share each.
fn tabs(chosen: ShareTab, ui: &mut Ui) -> Markup {
    let words = ShareWords::of(ui.language());
    let all = ShareTab::ALL.map(|tab| {
        let (sign, name) = match tab {
            ShareTab::Link => ("link", words.tab_link),
            ShareTab::Image => ("image", words.tab_image),
            ShareTab::Text => ("text", words.tab_text),
            ShareTab::Embed => ("embed", words.tab_embed),
        };
        Tab {
            id: id_of(tab),
            shows: tab.id(),
            sign: Some(sign),
            name,
        }
    });
    let choose = |place: usize| Msg::Share(ShareMsg::Tab(ShareTab::ALL[place]));
    tabs::tabs(words.tabs, &all, chosen as usize, choose, ui)
}

/// What is shared: everything, the position, or the moves up to it.
fn scope(share: &ShareView, ui: &mut Ui) -> Markup {
    let words = ShareWords::of(ui.language());
    // A puzzle is shared as a whole; only a picture or a text is of its position.
    let is_fixed = share.is_puzzle && matches!(share.tab, ShareTab::Link | ShareTab::Embed);
    let options = [
        (Scope::Game, words.whole_game),
        (Scope::Position, words.this_position),
        (Scope::Line, words.this_line),
    ];
    html! {
        fieldset.what hidden[is_fixed] {
            legend.unseen { (words.scope) }
            div.seg {
                @for (scope, label) in options {
                    label {
                        input.unseen type="radio" name="scope" checked[scope == share.scope]
                            data-change=(ui.on(sharing(ShareMsg::Scope(scope))));
                        span { (label) }
                    }
                }
            }
            p.small { (share.scope_note) }
        }
    }
}
