//! What stands around the board in a frame: buttons, the list of moves, the way to the whole site.

use leptos::html::Div;
use leptos::prelude::*;

use crate::app::App;
use crate::browser;
use crate::icon::icon;
use crate::play::controls::{self, Button};
use crate::play::moves;
use tessera_app::embed::view::EmbedView;
use tessera_app::play::view::Panel;
use tessera_app::words::{EmbedWords, PanelWords};
use tessera_app::{EmbedMsg, PlayMsg};

/// The buttons that step through the game, with a slider.
pub fn steps(panel: Memo<Panel>) -> AnyView {
    let app = App::here();
    let words = EmbedWords::of(app.language());
    let at = move || panel.with(|panel| panel.at.clone());
    let slide = move |event| {
        if let Ok(ply) = event_target_value(&event).parse() {
            app.send(PlayMsg::GoTo(ply));
        }
    };
    view! {
        {controls::TO_START.view(panel)}
        {controls::BACK.view(panel)}
        <input
            type="range" min="0" step="1" aria-label=words.position aria-valuetext=at
            prop:max=move || panel.with(|panel| panel.plies)
            prop:value=move || panel.with(|panel| panel.ply)
            on:input=slide
        />
        {controls::FORWARD.view(panel)}
        {controls::TO_END.view(panel)}
    }
    .into_any()
}

/// Undo, as an icon.
const UNDO: Button = Button {
    class: "icon",
    label: |_, _| String::new(),
    ..controls::UNDO
};

/// The buttons of whoever plays: back, rotate or step, and what there is to be done now.
pub fn plays(panel: Memo<Panel>) -> AnyView {
    let app = App::here();
    let words = EmbedWords::of(app.language());
    let confirm = PanelWords::of(app.language()).confirm;
    let label = move || {
        panel.with(|panel| match &panel.main {
            Some(_) if panel.waiting => words.let_ai_move.to_owned(),
            Some((label, _)) => label.clone(),
            None => confirm.to_owned(),
        })
    };
    let act = move |_| {
        if let Some((_, msg)) = panel.with_untracked(|panel| panel.main.clone()) {
            app.send(msg);
        }
    };
    view! {
        {UNDO.view(panel)}
        {controls::LEFT.view(panel)}
        {controls::RIGHT.view(panel)}
        <button class="primary" disabled=move || panel.with(|panel| panel.main.is_none()) on:click=act>{label}</button>
    }
    .into_any()
}

/// The list of moves.
pub fn list(panel: Memo<Panel>) -> AnyView {
    let words = PanelWords::of(App::here().language());
    let list = NodeRef::<Div>::new();
    let table = Memo::new(move |_| panel.with(|panel| panel.moves.clone()));
    Effect::new(move |_| {
        table.track();
        moves::when_drawn(list, moves::show_current);
    });
    // A frame has another height once the page around it knows what it wants.
    let resized =
        window_event_listener_untyped("resize", move |_| moves::when_drawn(list, moves::show_current));
    on_cleanup(move || resized.remove());
    view! {
        <section class="moves" aria-label=words.moves>
            <div class="list" tabindex="0" node_ref=list>{move || moves::lines(table.get())}</div>
        </section>
    }
    .into_any()
}

/// The name of the game, which leads to the same position on the whole site, and the button that plays on from here.
pub fn footer(around: Memo<EmbedView>) -> AnyView {
    let app = App::here();
    let words = EmbedWords::of(app.language());
    let home = browser::home_address(app.language().tag()).unwrap_or_default();
    let address = move || around.with(|around| format!("{home}#{}", around.link));
    let title = Memo::new(move |_| around.with(|around| around.title));
    let other =
        Memo::new(move |_| around.with(|around| (around.controls, around.can_play_on, around.can_go_back)));
    let button = move || {
        match other.get() {
        (true, true, _) => {
            view! { <button class="quiet" on:click=app.on(EmbedMsg::PlayFromHere)>{icon("play")}{words.play_from_here}</button> }.into_any()
        }
        (_, _, true) => {
            view! { <button class="quiet" on:click=app.on(EmbedMsg::BackToGame)>{icon("review")}{words.back_to_game}</button> }.into_any()
        }
        _ => ().into_any(),
    }
    };
    let label = move || (words.open_in_tessera)(title.get());
    view! {
        <footer>
            <a href=address target="_blank" rel="noopener" aria-label=label title=label>{move || title.get()}{icon("external")}</a>
            {button}
        </footer>
    }
    .into_any()
}
