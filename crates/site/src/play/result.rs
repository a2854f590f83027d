//! The notice, and the result at the end of the game.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::app::App;
use crate::icon::icon;
use tessera_app::play::view::{Banner, Invitation, RetryView};
use tessera_app::words::PanelWords;
use tessera_app::{Msg, NoticeKind, PlayMsg};

/// The notice, if there is one, what kind it is of, whether it stays until it is dismissed, and a link to be copied from
/// it.
pub fn notice((text, kind, lasting, link): (Option<String>, NoticeKind, bool, Option<String>)) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let Some(text) = text else { return ().into_any() };
    let (class, sign) = match kind {
        NoticeKind::Done => ("notice done", "check"),
        NoticeKind::Told => ("notice", "info"),
        NoticeKind::Wrong => ("notice wrong", "warning"),
    };
    view! {
        <p class=class class:lasting=lasting>
            {icon(sign)}
            <span>
                {text}
                {link.map(|link| view! { <input readonly aria-label=words.link value=link on:focus=select_all /> })}
            </span>
            <button class="icon" aria-label=words.dismiss title=words.dismiss on:click=app.on(Msg::Dismiss)>{icon("close")}</button>
        </p>
    }
    .into_any()
}

/// The offer to play on against the engines of a shared game.
pub fn invitation(invitation: Option<Invitation>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let Some(Invitation { text, button }) = invitation else {
        return ().into_any();
    };
    view! {
        <div class="notice invitation">
            {icon("person")}
            <span>{text}</span>
            {button.map(|label| view! { <button on:click=app.on(PlayMsg::Invite)>{label}</button> })}
            <button on:click=app.on(Msg::OpenReview)>{words.review}</button>
        </div>
    }
    .into_any()
}

/// The offer to take a move back.
pub fn retry(retry: Option<RetryView>) -> AnyView {
    let app = App::here();
    let Some(RetryView {
        text,
        take_back,
        keep,
    }) = retry
    else {
        return ().into_any();
    };
    view! {
        <div class="notice invitation retry">
            {icon("undo")}
            <span>{text}</span>
            <span class="actions">
                <button on:click=app.on(PlayMsg::TakeBack)>{take_back}</button>
                <button class="quiet" on:click=app.on(PlayMsg::KeepMove)>{keep}</button>
            </span>
        </div>
    }
    .into_any()
}

/// Selects the text of a field, so that it can be copied at once.
fn select_all(event: web_sys::FocusEvent) {
    if let Some(field) = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok())
    {
        field.select();
    }
}

/// The result, once the game is over.
pub fn banner(banner: Option<Banner>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let Some(banner) = banner else {
        return ().into_any();
    };
    view! {
        <section class="banner" aria-label=words.result>
            <h2>{banner.headline}</h2>
            <p>{banner.detail}</p>
            <p class="actions">
                <button class="primary" on:click=app.on(Msg::OpenReview)>{icon("review")}{words.review}</button>
                <button on:click=app.on(Msg::Rematch)>{icon("swap")}{words.rematch}</button>
                <button on:click=app.on(PlayMsg::Share)>{icon("share")}{words.share}</button>
            </p>
        </section>
    }
    .into_any()
}
