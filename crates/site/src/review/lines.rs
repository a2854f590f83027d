//! The lines of the analysis, and the small board of the move that is looked at.
//!
//! The elements of all lines are made once, and only their texts change: a line is rewritten eight times a second, and a
//! move that is pointed at or has the focus must stay where it is.

use leptos::ev::{FocusEvent, KeyboardEvent, WheelEvent};
use leptos::html::Canvas;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::message::analysis;
use crate::app::App;
use crate::browser;
use crate::play::{paint_on, palette};
use tessera_app::review::view::{self, EngineView, LineView};
use tessera_app::words::AnalysisWords;
use tessera_app::{AnalysisMsg, Placement, paint};

/// How many lines there are, and how many moves each has at most.
const LINES: usize = 5;
const MOVES: usize = 12;
/// The side of the small board, in CSS pixels.
const SIDE: f64 = 240.0;

/// The lines, best first.
pub fn lines(engine: Memo<EngineView>) -> AnyView {
    let app = App::here();
    let words = AnalysisWords::of(app.language());
    let none = move || engine.with(|engine| engine.lines.is_empty());
    view! {
        <p class="hidden-text" id="line-help">{words.line_help}</p>
        <ol class="lines" aria-label=words.lines hidden=none>
            {(0..LINES).map(|at| line(engine, at)).collect_view()}
        </ol>
        {preview()}
    }
    .into_any()
}

/// A line: what it is worth, and its moves.
fn line(engine: Memo<EngineView>, at: usize) -> AnyView {
    let app = App::here();
    let row = Memo::new(move |_| engine.with(|engine| engine.lines.get(at).cloned()));
    let text = move |of: fn(&LineView) -> &String| row.with(|row| row.as_ref().map(|row| of(row).clone()));
    let looked = Memo::new(move |_| row.with(|row| row.as_ref().and_then(|row| row.looked)));
    let scrub = move |moves: i32| app.send(analysis(AnalysisMsg::Scrub(moves)));
    let on_wheel = move |event: WheelEvent| {
        if looked.get_untracked().is_some() && event.delta_y() != 0.0 {
            event.prevent_default();
            scrub(if event.delta_y() > 0.0 { 1 } else { -1 });
        }
    };
    let on_key = move |event: KeyboardEvent| {
        let moves = match event.key().as_str() {
            "ArrowDown" => 1,
            "ArrowUp" => -1,
            _ => return,
        };
        event.prevent_default();
        scrub(moves);
        let list = event
            .current_target()
            .and_then(|list| list.dyn_into::<Element>().ok());
        if let (Some(list), Some(mv)) = (list, looked.get_untracked()) {
            let button = list.query_selector(&format!("[data-move='{mv}']")).ok().flatten();
            if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
                // A button that is shown takes the focus.
                let _ = button.focus();
            }
        }
    };
    let forget = move |_: FocusEvent| app.send(analysis(AnalysisMsg::Look(None)));
    let moves = (0..MOVES).map(|mv| {
        let one = Memo::new(move |_| row.with(|row| row.as_ref().and_then(|row| row.moves.get(mv).cloned())));
        let look = move || app.send(analysis(AnalysisMsg::Look(Some((at, mv)))));
        let is_looked = move || looked.get() == Some(mv);
        let stops = move || looked.get().unwrap_or(0) == mv;
        view! {
            <button
                class:on=is_looked
                data-move=mv.to_string()
                tabindex=move || if stops() { "0" } else { "-1" }
                hidden=move || one.with(Option::is_none)
                aria-label=move || one.with(|one| one.as_ref().map(|one| one.label.clone()))
                aria-describedby="line-help"
                on:pointerenter=move |_| look()
                on:focus=move |_| look()
                on:click=app.on(analysis(AnalysisMsg::Play(at, mv)))
            >{move || one.with(|one| one.as_ref().map(|one| one.text.clone()))}</button>
        }
    });
    view! {
        <li hidden=move || row.with(Option::is_none)>
            <span class="rank" aria-hidden="true">{at + 1}</span>
            <span class="worth">
                <b aria-hidden="true">{move || text(|row| &row.worth)}</b>
                <small aria-hidden="true">{move || text(|row| &row.margin)}</small>
            </span>
            <span
                class="pv"
                role="group"
                aria-label=move || text(|row| &row.label)
                on:wheel=on_wheel
                on:keydown=on_key
                on:focusout=forget
                on:pointerleave=move |_| app.send(analysis(AnalysisMsg::Look(None)))
            >{moves.collect_view()}</span>
            <span class="visits">{move || text(|row| &row.visits)}</span>
        </li>
    }
    .into_any()
}

/// The small board with the position after the move that is looked at.
fn preview() -> AnyView {
    let app = App::here();
    let scene = app.see(|model| model.see_review(view::preview));
    let canvas = NodeRef::<Canvas>::new();
    let palette = palette(app, canvas);
    let size = Signal::derive(move || {
        scene.with(|_| ());
        app.track_repaint();
        let ratio = browser::window().device_pixel_ratio();
        let side = (SIDE * ratio) as u32;
        (side, side, ratio)
    });
    paint_on(canvas, palette, size, move |painter| {
        scene.with(|scene| {
            let Some(scene) = scene else { return };
            let side = f64::from(size.get_untracked().0);
            let (width, height) = (f64::from(scene.width), f64::from(scene.height));
            let unit = side / width.max(height).max(1.0);
            let place = Placement {
                unit,
                left: (side - width * unit) / 2.0,
                top: (side - height * unit) / 2.0,
            };
            paint(&scene.items, place, painter);
        });
    });
    view! {
        <canvas class="look" aria-hidden="true" node_ref=canvas class:open=move || scene.with(Option::is_some)></canvas>
    }
    .into_any()
}
