//! The notice, and the result at the end of the game.

use leptos::prelude::*;

use crate::app::play::view::Banner;
use crate::app::words::PanelWords;
use crate::app::{Msg, PlayMsg};
use crate::web::page::app::App;

/// The notice, if there is one, and whether it stays until it is dismissed.
pub fn notice((text, lasting): (Option<String>, bool)) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let Some(text) = text else { return ().into_any() };
    view! {
        <p class="notice" class:lasting=lasting>
            <span>{text}</span>
            <button class="icon" aria-label=words.dismiss on:click=app.on(Msg::Dismiss)>"×"</button>
        </p>
    }
    .into_any()
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
                <button class="primary" on:click=app.on(PlayMsg::GoTo(0))>{words.review}</button>
                <button on:click=app.on(Msg::Rematch)>{words.rematch}</button>
                <button on:click=app.on(PlayMsg::Share)>{words.share}</button>
            </p>
        </section>
    }
    .into_any()
}
