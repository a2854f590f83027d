//! The frame: a game, a picture of a position, or why there is neither.

use leptos::html::Div;
use leptos::prelude::*;

use super::around::footer;
use super::game::Game;
use super::puzzle::{PuzzleFrame, loading};
use super::{host, size};
use crate::app::App;
use crate::browser;
use tessera_app::embed::view;
use tessera_app::play::view::board;
use tessera_app::words::NoticeWords;
use tessera_app::{EmbedMode, EmbedMsg, Model, OpenPage};

/// What is shown.
#[derive(Clone, PartialEq)]
enum Shown {
    Picture,
    Game,
    Puzzle,
    Loading,
    /// Nothing, for this reason.
    Lost(String),
}

impl Shown {
    fn of(model: &Model) -> Shown {
        let mode = model.shell.embed.as_ref().map(|embed| embed.mode);
        match &model.page {
            OpenPage::Lost(fault) => Shown::Lost(fault.text(model.shell.language)),
            OpenPage::Puzzle(_) => Shown::Puzzle,
            OpenPage::PuzzleLoading(_) => Shown::Loading,
            _ if mode == Some(EmbedMode::Diagram) => Shown::Picture,
            _ => Shown::Game,
        }
    }
}

/// The frame.
#[component]
pub fn Frame() -> impl IntoView {
    let app = App::open();
    provide_context(app);
    host::listen(app);
    host::watch_sight(app);
    host::watch_touches(app);
    let open = move || app.send(EmbedMsg::Open(browser::fragment()));
    open();
    window_event_listener_untyped("hashchange", move |_| open());
    let shown = app.see(Shown::of);
    move || match shown.get() {
        Shown::Picture => view! { <Picture /> }.into_any(),
        Shown::Game => view! { <Game /> }.into_any(),
        Shown::Puzzle => view! { <PuzzleFrame /> }.into_any(),
        Shown::Loading => loading(),
        Shown::Lost(why) => lost(why),
    }
}

/// A picture of the position, with nothing to do but to open the game on the site.
#[component]
fn Picture() -> impl IntoView {
    let app = App::here();
    let around = app.see_play(view::view);
    let picture = app.see_play(|state, shell| board(state, shell).whole().compact_svg());
    let (root, probe) = (NodeRef::<Div>::new(), NodeRef::<Div>::new());
    size::report(app, root, probe);
    let label = move || around.with(|around| around.picture.clone());
    view! {
        <div class="embed" data-mode="diagram" node_ref=root>
            <div class="picture" role="img" aria-label=label inner_html=move || picture.get()></div>
            {footer(around)}
            <div class="probe" node_ref=probe></div>
        </div>
    }
}

/// Why there is no game. The board would be as large as the sentence leaves it.
fn lost(why: String) -> AnyView {
    let app = App::here();
    let words = NoticeWords::of(app.language());
    let (root, probe) = (NodeRef::<Div>::new(), NodeRef::<Div>::new());
    size::report(app, root, probe);
    let home = browser::home_address(app.language().tag()).unwrap_or_default();
    view! {
        <div class="embed" data-mode="lost" node_ref=root>
            <section class="picture">
                <h1>{words.lost_title}</h1>
                <p role="alert">{why}</p>
                <p><a href=home target="_blank" rel="noopener">"Tessera"</a></p>
            </section>
            <div class="probe" node_ref=probe></div>
        </div>
    }
    .into_any()
}
