//! The dialog in which a game is shared: the tabs, what is shared, and its picture.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::{share_embed, share_image, share_link, share_text};
use crate::app::App;
use crate::browser;
use crate::icon::icon;
use tessera_app::embed::SANDBOX;
use tessera_app::words::ShareWords;
use tessera_app::{PlayMsg, SHARE_DIALOG, Scope, ShareMsg, ShareTab, ShareView, share_view};

/// The dialog.
#[component]
pub fn ShareDialog() -> impl IntoView {
    let app = App::here();
    let words = ShareWords::of(app.language());
    let share = app.see_play(share_view);
    let tab = Memo::new(move |_| share.with(|share| share.tab));
    let open = Memo::new(move |_| share.with(|share| share.open));
    let panel = move |of: ShareTab, content: fn(Memo<ShareView>) -> AnyView| {
        view! {
            <section
                class="pane"
                id=of.id()
                role="tabpanel"
                aria-labelledby=tab_id(of)
                hidden=move || tab.get() != of
            >
                // What is not seen is not made.
                {move || (tab.get() == of && open.get()).then(|| content(share))}
            </section>
        }
    };
    let told = move || share.with(|share| share.told.clone());
    let qr = move || share.with(|share| share.link.qr.is_some());
    let live = move || share.with(|share| share.embed.live.is_some());
    view! {
        <dialog
            id=SHARE_DIALOG
            class:code=qr
            class:live=live
            aria-labelledby="share-title"
            on:close=move |_| app.send(PlayMsg::Sharing(ShareMsg::Close))
        >
            <form method="dialog" class="head">
                <h2 id="share-title">{words.heading}</h2>
                <p class="told" role="status">{told}</p>
                <button class="icon" aria-label=words.close title=words.close>{icon("close")}</button>
            </form>
            {tabs(tab)}
            <div class="cols">
                {preview(share)}
                <div class="panes">
                    {scope(share)}
                    {panel(ShareTab::Link, share_link::pane)}
                    {panel(ShareTab::Image, share_image::pane)}
                    {panel(ShareTab::Text, share_text::pane)}
                    {panel(ShareTab::Embed, share_embed::pane)}
                </div>
            </div>
        </dialog>
    }
}

/// The id of the button of a tab.
fn tab_id(tab: ShareTab) -> String {
    format!("{}-tab", tab.id())
}

/// The tabs. Arrows go from one to the other; only the chosen one is a stop of the Tab key.
fn tabs(chosen: Memo<ShareTab>) -> AnyView {
    let app = App::here();
    let words = ShareWords::of(app.language());
    let choose = move |tab: ShareTab| app.send(PlayMsg::Sharing(ShareMsg::Tab(tab)));
    let on_key = move |event: KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowRight" => chosen.get_untracked().after(1),
            "ArrowLeft" => chosen.get_untracked().after(ShareTab::ALL.len() - 1),
            "Home" => ShareTab::ALL[0],
            "End" => ShareTab::ALL[ShareTab::ALL.len() - 1],
            _ => return,
        };
        event.prevent_default();
        choose(to);
        browser::focus(&tab_id(to));
    };
    let tab = move |tab: ShareTab| {
        let (sign, label) = match tab {
            ShareTab::Link => ("link", words.tab_link),
            ShareTab::Image => ("image", words.tab_image),
            ShareTab::Text => ("text", words.tab_text),
            ShareTab::Embed => ("embed", words.tab_embed),
        };
        let is_chosen = move || chosen.get() == tab;
        view! {
            <button
                type="button"
                class="quiet"
                id=tab_id(tab)
                role="tab"
                aria-controls=tab.id()
                aria-selected=move || is_chosen().to_string()
                tabindex=move || if is_chosen() { "0" } else { "-1" }
                on:click=move |_| choose(tab)
            >
                {icon(sign)}{label}
            </button>
        }
    };
    view! {
        <div class="tabs" role="tablist" aria-label=words.tabs on:keydown=on_key>
            {ShareTab::ALL.into_iter().map(tab).collect_view()}
        </div>
    }
    .into_any()
}

/// What is shared: everything, the position, or the moves up to it.
fn scope(share: Memo<ShareView>) -> AnyView {
    let app = App::here();
    let words = ShareWords::of(app.language());
    let option = move |scope: Scope, label: &'static str| {
        let chosen = move || share.with(|share| share.scope == scope);
        let choose = move |_| app.send(PlayMsg::Sharing(ShareMsg::Scope(scope)));
        view! {
            <label>
                <input class="unseen" type="radio" name="scope" prop:checked=chosen on:change=choose />
                <span>{label}</span>
            </label>
        }
    };
    let note = move || share.with(|share| share.scope_note.clone());
    // A puzzle is shared as a whole; only a picture or a text is of its position.
    let is_fixed =
        move || share.with(|share| share.is_puzzle && matches!(share.tab, ShareTab::Link | ShareTab::Embed));
    view! {
        <fieldset class="what" hidden=is_fixed>
            <legend class="unseen">{words.scope}</legend>
            <div class="seg">
                {option(Scope::Game, words.whole_game)}
                {option(Scope::Position, words.this_position)}
                {option(Scope::Line, words.this_line)}
            </div>
            <p class="small">{note}</p>
        </fieldset>
    }
    .into_any()
}

/// The position that is seen first, the code of the link, or the frame as it will be in another page.
fn preview(share: Memo<ShareView>) -> AnyView {
    let app = App::here();
    let words = ShareWords::of(app.language());
    let shown = Memo::new(move |_| {
        share.with(|share| match &share.link.qr {
            Some(code) => (code.clone(), words.qr_picture.to_owned(), true),
            None => (share.picture.clone(), (words.picture)(&share.caption), false),
        })
    });
    let themed = Memo::new(move |_| {
        let shown = |share: &ShareView| share.themed.clone().filter(|_| share.link.qr.is_none());
        share.with(shown)
    });
    let live = Memo::new(move |_| share.with(|share| share.embed.live.clone()));
    let is_live = move || live.with(Option::is_some);
    let theme = Memo::new(move |_| share.with(|share| share.theme_title.clone()));
    let can_rotate = Memo::new(move |_| share.with(|share| share.can_rotate));
    view! {
        <div class="shown">
            <div
                class="picture"
                hidden=move || is_live() || themed.with(Option::is_some)
                class:code=move || shown.with(|(_, _, code)| *code)
                role="img"
                aria-label=move || shown.with(|(_, label, _)| label.clone())
                inner_html=move || shown.with(|(picture, ..)| picture.clone())
            ></div>
            // Another address is another frame: one frame would put every address into the history of the tab.
            <For
                each=move || live.get()
                key=|(address, _)| address.clone()
                children=|(address, title)| view! {
                    <iframe title=title sandbox=SANDBOX referrerpolicy="no-referrer" src=address></iframe>
                }
            />
            {move || themed.get().filter(|_| !is_live()).map(|address| view! {
                <img class="picture" alt=move || shown.with(|(_, label, _)| label.clone()) src=address />
            })}
            <div class="about">
                <p class="small">{move || share.with(|share| share.caption.clone())}</p>
                <p class="actions">
                    <button
                        type="button"
                        class="icon"
                        aria-label=words.rotate
                        title=words.rotate
                        hidden=move || !can_rotate.get()
                        on:click=app.on(PlayMsg::Sharing(ShareMsg::Rotate))
                    >
                        {icon("rotate-right")}
                    </button>
                    <button
                        type="button"
                        class="icon"
                        aria-label=move || theme.get()
                        title=move || theme.get()
                        on:click=app.on(PlayMsg::Sharing(ShareMsg::Theme))
                    >
                        {icon("theme")}
                    </button>
                </p>
            </div>
        </div>
    }
    .into_any()
}
