//! The dialog with what can be done with a move of the list.

use leptos::html::Textarea;
use leptos::prelude::*;

use super::tree::sign;
use crate::app::App;
use crate::browser;
use crate::icon::icon;
use tessera_app::review::view::{self, MoveMenu};
use tessera_app::review::{MOST_COMMENT, MOVE_MENU};
use tessera_app::words::ReviewWords;
use tessera_app::{Model, ReviewMsg, TreeMsg};
use tessera_protocol::assessment::Glyph;

/// The menu of a move.
#[component]
pub fn MenuDialog() -> impl IntoView {
    let app = App::here();
    let menu = app.see(|model: &Model| model.see_review(view::menu));
    // Filled in anew when it opens, so that a text that is being written stays.
    let opened = RwSignal::new(0u32);
    let node = Memo::new(move |_| menu.with(|menu| menu.as_ref().map(|menu| menu.node)));
    let toggled = move |event: web_sys::Event| {
        if event_target::<web_sys::HtmlDialogElement>(&event).open() {
            opened.update(|opened| *opened += 1);
        }
    };
    view! {
        <dialog id=MOVE_MENU class="sheet" aria-labelledby="move-menu-title" on:toggle=toggled>
            {move || {
                opened.track();
                node.track();
                menu.get_untracked().map(|shown| form(app, shown, menu))
            }}
        </dialog>
    }
}

fn form(app: App, shown: MoveMenu, menu: Memo<Option<MoveMenu>>) -> AnyView {
    let words = ReviewWords::of(app.language());
    let node = shown.node;
    let field = NodeRef::<Textarea>::new();
    let keep = move || {
        if let Some(field) = field.get_untracked() {
            app.send(ReviewMsg::from(TreeMsg::Comment(node, field.value())));
        }
    };
    let done = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        keep();
        browser::close_dialog(MOVE_MENU);
    };
    let act = move |msg: TreeMsg, sign: &'static str, label: String, is_possible: bool| {
        let msg = ReviewMsg::from(msg);
        let press = move |_| {
            keep();
            browser::close_dialog(MOVE_MENU);
            app.send(msg.clone());
        };
        is_possible.then(|| {
            view! { <li><button type="button" class="item" on:click=press>{icon(sign)}{label}</button></li> }
        })
    };
    let chosen = Memo::new(move |_| menu.with(|menu| menu.as_ref().and_then(|menu| menu.glyph)));
    let glyph = move |glyph: Option<Glyph>| {
        let label = glyph.map_or(words.no_sign.to_owned(), |glyph| (words.sign)(glyph));
        let show = match glyph {
            Some(glyph) => sign(glyph, &label),
            None => view! { <span>{label.clone()}</span> }.into_any(),
        };
        view! {
            <button
                type="button"
                title=label
                aria-pressed=move || (chosen.get() == glyph).to_string()
                on:click=app.on(ReviewMsg::from(TreeMsg::Glyph(node, glyph)))
            >
                {show}
            </button>
        }
    };
    let glyphs = Glyph::ALL.map(Some).into_iter().chain([None]);
    view! {
        <form on:submit=done>
            <h2 id="move-menu-title">{shown.title}</h2>
            <div class="signs" role="group" aria-label=words.signs>{glyphs.map(glyph).collect_view()}</div>
            <label class="wide">
                <span>{words.comment}</span>
                <textarea node_ref=field rows="3" maxlength=MOST_COMMENT.to_string() prop:value=shown.comment></textarea>
            </label>
            <ul class="menu">
                {act(TreeMsg::MakeMain(node), "check", words.make_main.to_owned(), shown.can_promote)}
                {act(TreeMsg::Promote(node), "up", words.promote.to_owned(), shown.can_promote)}
                {act(TreeMsg::Delete(node), "trash", (words.delete)(shown.moves), true)}
            </ul>
            <p class="actions"><button type="submit" class="primary">{words.done}</button></p>
        </form>
    }
    .into_any()
}
