//! The small board of the move of a line that is looked at, in its host of `crates/views/src/review/lines.rs`.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::HtmlCanvasElement;

use super::app::App;
use super::board::{Palette, paint_on};
use super::browser;
use tessera_app::review::view;
use tessera_app::{Placement, paint};
use tessera_core::scene::{Scene, SharedScene};

/// The side of the small board, in CSS pixels.
const SIDE: f64 = 240.0;

thread_local! {
    static PAINTED: RefCell<Option<SharedScene>> = const { RefCell::new(None) };
}

/// Paints it anew where pictures may be lost.
pub fn mount(app: App) {
    browser::listen("repaint", move |_| refresh(app, true));
}

/// Paints the board after the move that is looked at, if it is another one than before, or where pictures may be lost.
pub fn refresh(app: App, all: bool) {
    let scene = app.model.with_untracked(|model| model.see_review(view::preview));
    if !all && PAINTED.with_borrow(|painted| *painted == scene) {
        return;
    }
    let found = browser::document()
        .query_selector("[data-host=look]")
        .ok()
        .flatten();
    if let Some(canvas) = found.and_then(|canvas| canvas.dyn_into::<HtmlCanvasElement>().ok()) {
        // Plain names can always be switched.
        let _ = canvas.class_list().toggle_with_force("open", scene.is_some());
        if let Some(scene) = &scene {
            show(scene, &canvas);
        }
    }
    PAINTED.set(scene);
}

fn show(scene: &Scene, canvas: &HtmlCanvasElement) {
    let ratio = browser::window().device_pixel_ratio();
    let side = (SIDE * ratio) as u32;
    let (width, height) = (f64::from(scene.width), f64::from(scene.height));
    let unit = f64::from(side) / width.max(height).max(1.0);
    let place = Placement {
        unit,
        left: (f64::from(side) - width * unit) / 2.0,
        top: (f64::from(side) - height * unit) / 2.0,
    };
    paint_on(canvas, &Palette::of(canvas), (side, side, ratio), |painter| {
        paint(&scene.items, place, painter);
    });
}
