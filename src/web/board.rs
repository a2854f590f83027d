//! The board: a canvas for the eye, a grid of buttons over it for the keyboard and the screen reader.
//!
//! The buttons lie exactly over their cells but let the pointer through to the canvas, so there is one way
//! in for each: pointers touch the canvas, keys and screen readers the buttons.

use leptos::html::{Canvas, Div};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, KeyboardEvent, MouseEvent, PointerEvent, ResizeObserver};

use super::browser;
use super::canvas::{Palette, Placement, paint};
use crate::app::{Msg, Pointer, Step, step_from, view};
use crate::web::site::Desk;

/// How long a letter waits for its number when a cell is typed, in milliseconds.
const TYPING_MILLIS: f64 = 1_000.0;

/// The id of a cell's button.
fn id_of(cell: u16) -> String {
    format!("cell-{cell}")
}

/// Moves the focus to the board: to the cell the keyboard was at, or the middle.
pub(super) fn focus_board(desk: Desk) {
    let scene = desk.model.with_untracked(view::board);
    let hovered = desk.model.with_untracked(|model| model.hover);
    if let Some(cell) = hovered.or_else(|| middle(&scene)) {
        browser::focus(&id_of(cell));
    }
}

fn middle(scene: &crate::scene::Scene) -> Option<u16> {
    scene.spots.get(scene.spots.len() / 2).map(|spot| spot.cell)
}

/// The board of the game.
#[component]
pub(super) fn Board() -> impl IntoView {
    let desk = Desk::here();
    let canvas = NodeRef::<Canvas>::new();
    let frame = NodeRef::<Div>::new();
    // The canvas's size in device pixels, and device pixels per CSS pixel.
    let size = RwSignal::new((0u32, 0u32, 1.0f64));
    let scene = desk.see(view::board);
    let cells = desk.see(view::cells);
    let theme = desk.see(|model| model.settings.theme);
    let scheme = RwSignal::new(0u32);
    let place = Memo::new(move |_| {
        let (width, height, _) = size.get();
        scene.with(|scene| Placement::centered(scene, f64::from(width), f64::from(height)))
    });
    let roving = RwSignal::new(None::<u16>);
    let typed = StoredValue::new((String::new(), 0.0f64));

    Effect::new(move |_| {
        let Some(frame) = frame.get() else { return };
        let measure = move |element: &web_sys::HtmlElement| {
            let ratio = browser::window().device_pixel_ratio();
            let pixels = |css: i32| (f64::from(css) * ratio).round() as u32;
            size.set((
                pixels(element.client_width()),
                pixels(element.client_height()),
                ratio,
            ));
        };
        let element: web_sys::HtmlElement = frame.clone().into();
        measure(&element);
        let resized = Closure::<dyn FnMut()>::new(move || measure(&element));
        if let Ok(observer) = ResizeObserver::new(resized.as_ref().unchecked_ref()) {
            observer.observe(&frame);
            let observer = StoredValue::new_local((observer, resized));
            on_cleanup(move || observer.with_value(|(observer, _)| observer.disconnect()));
        }
    });
    // The device's own change between light and dark reaches the canvas through this.
    Effect::new(move |_| {
        let Some(list) = browser::window()
            .match_media("(prefers-color-scheme: dark)")
            .ok()
            .flatten()
        else {
            return;
        };
        let changed = Closure::<dyn FnMut()>::new(move || scheme.update(|count| *count += 1));
        // A list that takes no listener only leaves the canvas as it is until the next move.
        let _ = list.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        let kept = StoredValue::new_local((list, changed));
        on_cleanup(move || {
            kept.with_value(|(list, changed)| {
                let _ = list.remove_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
            });
        });
    });
    let palette = Memo::new(move |_| {
        theme.track();
        scheme.track();
        canvas.get().map(|canvas| Palette::of(&canvas))
    });
    let repaint = move || {
        let (Some(canvas), Some(palette)) = (canvas.get(), palette.get()) else {
            return;
        };
        let (width, height, _) = size.get();
        if canvas.width() != width || canvas.height() != height {
            canvas.set_width(width);
            canvas.set_height(height);
        }
        let context = canvas.get_context("2d").ok().flatten();
        let Some(context) = context.and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok())
        else {
            return;
        };
        context.clear_rect(0.0, 0.0, f64::from(width), f64::from(height));
        scene.with(|scene| paint(&context, scene, &palette, place.get()));
    };
    Effect::new(move |_| repaint());

    let cell_at = move |x: i32, y: i32| {
        let ratio = size.get_untracked().2;
        let point = place
            .get_untracked()
            .point(f64::from(x) * ratio, f64::from(y) * ratio);
        scene.with_untracked(|scene| scene.spot_at(point).map(|spot| spot.cell))
    };
    let pointer = StoredValue::new(Pointer::Fine);
    let hover = move |cell| {
        if desk.model.with_untracked(|model| model.hover) != cell {
            desk.send(Msg::Hover(cell));
        }
    };
    let on_click = move |event: MouseEvent| match cell_at(event.offset_x(), event.offset_y()) {
        Some(cell) => {
            roving.set(Some(cell));
            desk.send(Msg::Tap(cell, pointer.get_value()));
        }
        None => desk.send(Msg::Cancel),
    };
    let on_move = move |event: PointerEvent| {
        if event.pointer_type() != "touch" {
            hover(cell_at(event.offset_x(), event.offset_y()));
        }
    };
    let on_down = move |event: PointerEvent| {
        pointer.set_value(if event.pointer_type() == "touch" {
            Pointer::Coarse
        } else {
            Pointer::Fine
        });
    };

    let on_key = move |event: KeyboardEvent| {
        if event.alt_key() || event.meta_key() {
            return;
        }
        let Some(from) = roving.get_untracked().or_else(|| scene.with_untracked(middle)) else {
            return;
        };
        let key = event.key();
        let step = match (key.as_str(), event.ctrl_key(), event.shift_key()) {
            ("ArrowLeft", ..) => Some(Step::Left),
            ("ArrowRight", ..) => Some(Step::Right),
            ("ArrowUp", _, false) => Some(Step::Up),
            ("ArrowDown", _, false) => Some(Step::Down),
            ("ArrowUp", _, true) => Some(Step::UpOther),
            ("ArrowDown", _, true) => Some(Step::DownOther),
            ("Home", true, _) => Some(Step::First),
            ("End", true, _) => Some(Step::Last),
            ("Home", false, _) => Some(Step::RowStart),
            ("End", false, _) => Some(Step::RowEnd),
            ("PageUp", ..) => Some(Step::PageUp),
            ("PageDown", ..) => Some(Step::PageDown),
            _ => None,
        };
        if let Some(step) = step {
            event.prevent_default();
            event.stop_propagation();
            if let Some(to) = scene.with_untracked(|scene| step_from(scene, from, step)) {
                browser::focus(&id_of(to));
            }
            return;
        }
        if key == "Escape" {
            desk.send(Msg::Cancel);
            return;
        }
        if event.ctrl_key() || key.chars().count() != 1 {
            return;
        }
        // A letter, then a number: the cell of that name.
        let now = browser::now();
        let (mut text, since) = typed.get_value();
        if now - since > TYPING_MILLIS {
            text.clear();
        }
        text.push_str(&key.to_lowercase());
        let found = scene.with_untracked(|scene| {
            let exact = scene
                .spots
                .iter()
                .find(|spot| spot.label == text)
                .map(|spot| spot.cell);
            let begins = scene.spots.iter().any(|spot| spot.label.starts_with(&text));
            begins.then_some(exact)
        });
        if let Some(exact) = found {
            event.prevent_default();
            event.stop_propagation();
            typed.set_value((text, now));
            if let Some(cell) = exact {
                browser::focus(&id_of(cell));
            }
        } else {
            typed.set_value((String::new(), 0.0));
        }
    };

    // The grid's buttons are made once for a board; labels change on their own.
    let shape = Memo::new(move |_| {
        scene.with(|scene| {
            let spots = scene.spots.iter();
            spots
                .map(|spot| (spot.cell, spot.row, spot.column, spot.center.x, spot.center.y))
                .collect::<Vec<_>>()
        })
    });
    let first = Memo::new(move |_| scene.with(middle));
    let cell_view = move |cell: u16, index: usize| {
        let label = Memo::new(move |_| {
            cells.with(|cells| {
                cells
                    .get(index)
                    .map(|view| (view.label.clone(), view.open))
                    .unwrap_or_default()
            })
        });
        let (_, _, column, x, y) = shape.with_untracked(|shape| shape[index]);
        view! {
            <button
                id=id_of(cell)
                role="gridcell"
                aria-colindex=column + 1
                tabindex=move || if roving.get().or_else(|| first.get()) == Some(cell) { "0" } else { "-1" }
                aria-label=move || label.read().0.clone()
                aria-disabled=move || (!label.read().1).to_string()
                style=("--x", x.to_string())
                style=("--y", y.to_string())
                on:focus=move |_| {
                    roving.set(Some(cell));
                    hover(Some(cell));
                }
                on:blur=move |_| hover(None)
                on:click=move |_| desk.send(Msg::Tap(cell, Pointer::Key))
            ></button>
        }
    };
    let rows = move || {
        let shape = shape.get();
        let last = shape.iter().map(|spot| spot.1).max().unwrap_or(0);
        (0..=last)
            .map(|row| {
                let cells = shape.iter().enumerate().filter(|(_, spot)| spot.1 == row);
                let cells = cells.map(|(index, spot)| cell_view(spot.0, index)).collect_view();
                view! { <div role="row" aria-rowindex=row + 1>{cells}</div> }
            })
            .collect_view()
    };
    let css = move |pixels: f64| format!("{}px", pixels / size.get().2);
    let count = move |pick: fn(&(u16, u16, u16, f32, f32)) -> u16| {
        shape.with(|shape| shape.iter().map(pick).max().map_or(0, |most| most + 1))
    };
    view! {
        <div class="board" node_ref=frame>
            <canvas
                node_ref=canvas
                aria-hidden="true"
                on:click=on_click
                on:pointermove=on_move
                on:pointerdown=on_down
                on:pointerleave=move |_| hover(None)
            ></canvas>
            <div
                class="grid"
                role="grid"
                aria-label=move || format!("{} board", desk.model.with(|model| model.game.as_ref().map_or("", |game| game.id.about().name)))
                aria-rowcount=move || count(|spot| spot.1)
                aria-colcount=move || count(|spot| spot.2)
                style=("--unit", move || css(place.get().unit))
                style=("--left", move || css(place.get().left))
                style=("--top", move || css(place.get().top))
                on:keydown=on_key
            >{rows}</div>
        </div>
    }
}
