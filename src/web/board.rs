//! The board: a canvas for the eye, a grid of buttons over it for the keyboard and the screen reader.
//!
//! The buttons lie exactly over their cells but let the pointer through to the canvas, so there is one way
//! in for each: pointers touch the canvas, keys and screen readers the buttons.

use leptos::html::{Canvas, Div};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{
    CanvasRenderingContext2d, KeyboardEvent, MouseEvent, PointerEvent, ResizeObserver, WheelEvent,
};

use super::canvas::{Palette, paint};
use super::viewport::{Viewport, ZOOM};
use super::wheel::Wheel;
use super::{browser, panel};
use crate::app::view::{self, CellView};
use crate::app::{Msg, Pointer, Step, step_from};
use crate::web::site::App;

/// How far a pointer moves before it drags the board and no longer touches a cell, in CSS pixels.
const DRAG: f64 = 6.0;
/// How long a letter waits for its number when a cell is typed, in milliseconds.
const TYPING_MILLIS: f64 = 1_000.0;

/// The id of a cell's button.
fn id_of(cell: u16) -> String {
    format!("cell-{cell}")
}

/// Moves the focus to the board: to the cell the keyboard was at, or the middle.
pub(super) fn focus_board(desk: App) {
    let scene = desk.model.with_untracked(view::board);
    let hovered = desk.model.with_untracked(|model| model.hover);
    if let Some(cell) = hovered.or_else(|| middle(&scene)) {
        browser::focus(&id_of(cell));
    }
}

fn middle(scene: &crate::scene::Scene) -> Option<u16> {
    scene.spots.get(scene.spots.len() / 2).map(|spot| spot.cell)
}

/// A cell with its row and column, and its middle in the scene.
type Place = (u16, u16, u16, f32, f32);

/// Puts a button into the grid for every cell, row by row. A focus that was in the grid stays at its cell.
/// If that is gone, the middle has it.
fn build_grid(grid: &web_sys::HtmlElement, shape: &[Place]) {
    let focused = document()
        .active_element()
        .filter(|element| grid.contains(Some(element)))
        .map(|element| element.id());
    grid.set_inner_html("");
    let create = |tag: &str, role: &str| {
        let element = document().create_element(tag).expect("plain tags can be created");
        // Attributes with plain names can always be set, and new elements always be put in.
        let _ = element.set_attribute("role", role);
        element
    };
    let last = shape.iter().map(|place| place.1).max().unwrap_or(0);
    for row in 0..=last {
        let mut places = shape.iter().filter(|place| place.1 == row).peekable();
        // A row without cells is none: assistive technology would find it empty.
        if places.peek().is_none() {
            continue;
        }
        let line = create("div", "row");
        let _ = line.set_attribute("aria-rowindex", &(row + 1).to_string());
        for &(cell, _, column, x, y) in places {
            let button = create("button", "gridcell");
            button.set_id(&id_of(cell));
            let _ = button.set_attribute("tabindex", "-1");
            let _ = button.set_attribute("aria-colindex", &(column + 1).to_string());
            if let Some(button) = button.dyn_ref::<web_sys::HtmlElement>() {
                let _ = button.style().set_property("--x", &x.to_string());
                let _ = button.style().set_property("--y", &y.to_string());
            }
            let _ = line.append_child(&button);
        }
        let _ = grid.append_child(&line);
    }
    if let Some(id) = focused {
        let there = shape.iter().any(|place| id_of(place.0) == id);
        let middle = || shape.get(shape.len() / 2).map(|place| id_of(place.0));
        if let Some(id) = Some(id).filter(|_| there).or_else(middle) {
            browser::focus(&id);
        }
    }
}

/// The board of the game.
#[component]
pub(super) fn Board() -> impl IntoView {
    let desk = App::here();
    let canvas = NodeRef::<Canvas>::new();
    let frame = NodeRef::<Div>::new();
    let scene = desk.see(view::board);
    let cells = desk.see(view::cells);
    let theme = desk.see(|model| model.settings.theme);
    let scheme = RwSignal::new(0u32);
    let lens = Viewport::new(desk, scene);
    lens.listen(desk);
    let (size, place) = (lens.size, lens.place);
    let roving = RwSignal::new(None::<u16>);
    let typed = StoredValue::new((String::new(), 0.0f64));
    let wheel = StoredValue::new(Wheel::default());
    // The cell the keyboard was at, as long as there is one; or the middle.
    let stop = move || {
        let was = roving.get_untracked();
        scene.with_untracked(|scene| {
            was.filter(|&cell| scene.spots.iter().any(|spot| spot.cell == cell))
                .or_else(|| middle(scene))
        })
    };

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
        let point = lens.point(f64::from(x), f64::from(y));
        scene.with_untracked(|scene| scene.spot_at(point).map(|spot| spot.cell))
    };
    let pointer = StoredValue::new(Pointer::Fine);
    let hover = move |cell| {
        if desk.model.with_untracked(|model| model.hover) != cell {
            desk.send(Msg::Hover(cell));
        }
    };
    // The pointers that are down, each with where it is, in CSS pixels; and whether they have moved the board.
    let down = StoredValue::new(Vec::<(i32, f64, f64)>::new());
    let dragged = StoredValue::new(false);
    let on_click = move |event: MouseEvent| {
        if dragged.get_value() {
            return;
        }
        match cell_at(event.offset_x(), event.offset_y()) {
            Some(cell) => {
                // Marks have no buttons of their own to be at.
                if scene.with_untracked(|scene| scene.spots.iter().any(|spot| spot.cell == cell)) {
                    roving.set(Some(cell));
                }
                desk.send(Msg::Tap(cell, pointer.get_value()));
            }
            None => desk.send(Msg::Cancel),
        }
    };
    let on_down = move |event: PointerEvent| {
        pointer.set_value(if event.pointer_type() == "touch" {
            Pointer::Coarse
        } else {
            Pointer::Fine
        });
        if event.is_primary() {
            down.set_value(Vec::new());
            dragged.set_value(false);
        }
        let at = (
            event.pointer_id(),
            f64::from(event.offset_x()),
            f64::from(event.offset_y()),
        );
        down.update_value(|down| down.push(at));
    };
    let on_move = move |event: PointerEvent| {
        if event.pointer_type() != "touch" {
            hover(cell_at(event.offset_x(), event.offset_y()));
        }
        // A button that was let go outside the page has told nobody.
        if event.buttons() == 0 {
            down.update_value(|down| down.retain(|pointer| pointer.0 != event.pointer_id()));
        }
        let (x, y) = (f64::from(event.offset_x()), f64::from(event.offset_y()));
        let mut pointers = down.get_value();
        let Some(this) = pointers
            .iter()
            .position(|pointer| pointer.0 == event.pointer_id())
        else {
            return;
        };
        let (_, was_x, was_y) = pointers[this];
        match pointers[..] {
            // Two fingers: closer by as much as they part.
            [(_, ax, ay), (_, bx, by)] => {
                let (ox, oy) = if this == 0 { (bx, by) } else { (ax, ay) };
                let before = (was_x - ox).hypot(was_y - oy).max(1.0);
                let middle = ((x + ox) / 2.0, (y + oy) / 2.0);
                dragged.set_value(true);
                lens.zoom((x - ox).hypot(y - oy) / before, Some(middle));
            }
            [_] => {
                let far = (x - was_x).hypot(y - was_y) > DRAG;
                let over = cell_at(event.offset_x(), event.offset_y());
                let pinned = desk
                    .model
                    .with_untracked(|model| model.ghost.is_some().then(|| model.held_over()).flatten());
                if let Some(pinned) =
                    pinned.filter(|&pinned| cell_at(was_x as i32, was_y as i32) == Some(pinned))
                {
                    // A pinned piece goes where the pointer takes it, if it fits there.
                    if let Some(over) = over.filter(|&over| far && over != pinned)
                        && desk.model.with_untracked(|model| model.fits_at(over))
                    {
                        dragged.set_value(true);
                        desk.send(Msg::Tap(over, pointer.get_value()));
                    } else {
                        return;
                    }
                } else if !far && !dragged.get_value() || !untrack(|| lens.is_movable()) {
                    return;
                } else {
                    dragged.set_value(true);
                    // Whoever drags may leave the board, and lets go where he pleases.
                    if let Some(canvas) = canvas.get_untracked() {
                        // It only fails for a pointer that is gone, which then drags no more.
                        let _ = canvas.set_pointer_capture(event.pointer_id());
                    }
                    lens.drag(x - was_x, y - was_y);
                }
            }
            _ => return,
        }
        pointers[this] = (event.pointer_id(), x, y);
        down.set_value(pointers);
    };
    let on_up = move |event: PointerEvent| {
        down.update_value(|down| down.retain(|pointer| pointer.0 != event.pointer_id()));
    };
    let on_wheel = move |event: WheelEvent| {
        let focused = browser::has_focus(event.current_target());
        if event.shift_key() && desk.model.with_untracked(|model| model.can_rotate()) {
            event.prevent_default();
            if let Some(step) = wheel.try_update_value(|wheel| wheel.rotated(&event)).flatten() {
                desk.send(Msg::RotatePiece(step));
            }
        } else if event.ctrl_key() || focused && lens.sight.get_untracked().movable {
            event.prevent_default();
            let at = (f64::from(event.offset_x()), f64::from(event.offset_y()));
            if let Some(factor) = wheel.try_update_value(|wheel| wheel.zoomed(&event)).flatten() {
                lens.zoom(factor, Some(at));
            }
        }
    };
    let on_menu = move |event: MouseEvent| {
        if desk.model.with_untracked(|model| model.can_rotate()) {
            event.prevent_default();
            desk.send(Msg::RotatePiece(1));
        }
    };

    let on_key = move |event: KeyboardEvent| {
        if event.alt_key() || event.meta_key() {
            return;
        }
        let Some(from) = stop() else { return };
        let key = event.key();
        let step = match (key.as_str(), event.ctrl_key(), event.shift_key()) {
            ("ArrowLeft", _, false) => Some(Step::Left),
            ("ArrowRight", _, false) => Some(Step::Right),
            ("ArrowLeft", _, true) => Some(Step::LeftOther),
            ("ArrowRight", _, true) => Some(Step::RightOther),
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
        // From one cell where a move begins to the next; among tiles never anything else, not even when there is
        // no tile to lay.
        let onward = match key.as_str() {
            "n" | "N" => 1,
            "p" | "P" => -1,
            _ => 0,
        };
        if onward != 0 && lens.sight.with_untracked(|sight| sight.movable) {
            event.prevent_default();
            event.stop_propagation();
            if let Some(to) = desk
                .model
                .with_untracked(|model| view::next_open(model, from, onward))
            {
                browser::focus(&id_of(to));
            }
            return;
        }
        if panel::handle_key(desk, &key) {
            event.prevent_default();
            event.stop_propagation();
            return;
        }
        // A letter, then a number: the cell of that name.
        let now = browser::now();
        let (mut text, since) = typed.get_value();
        if now - since > TYPING_MILLIS {
            text.clear();
        }
        let key = key.to_ascii_lowercase();
        text.push_str(&key);
        let named = |text: &str| {
            scene.with_untracked(|scene| {
                let exact = scene.spots.iter().find(|spot| spot.label == text);
                let begins = scene.spots.iter().any(|spot| spot.label.starts_with(text));
                begins.then(|| exact.map(|spot| spot.cell))
            })
        };
        // What does not go on with a name begins another one.
        let found = named(&text).or_else(|| {
            text.clone_from(&key);
            named(&text)
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

    // The grid's buttons are made once for a board, and afterwards only labels that change are written: up to
    // 361 buttons would be slow as views of their own.
    let grid = NodeRef::<Div>::new();
    let shape = Memo::new(move |_| {
        scene.with(|scene| {
            let spots = scene.spots.iter();
            spots
                .map(|spot| (spot.cell, spot.row, spot.column, spot.center.x, spot.center.y))
                .collect::<Vec<Place>>()
        })
    });
    Effect::new(move |_| {
        if let Some(grid) = grid.get() {
            shape.with(|shape| build_grid(&grid, shape));
        }
    });
    Effect::new(move |old: Option<Vec<CellView>>| {
        shape.track();
        grid.track();
        let cells = cells.get();
        let known = old.unwrap_or_default();
        for (index, view) in cells.iter().enumerate() {
            let Some(button) = browser::element(&id_of(view.cell)) else {
                continue;
            };
            if known.get(index) != Some(view) || button.get_attribute("aria-label").is_none() {
                // Attributes with plain names can always be set.
                let _ = button.set_attribute("aria-label", &view.label);
                let _ = button.set_attribute("aria-disabled", if view.open { "false" } else { "true" });
            }
        }
        cells
    });
    // One tab stop: the cell the keyboard was at, or the middle.
    Effect::new(move |old: Option<Option<u16>>| {
        shape.track();
        grid.track();
        roving.track();
        let stop = stop();
        let set = |cell: Option<u16>, index: &str| {
            if let Some(button) = cell.and_then(|cell| browser::element(&id_of(cell))) {
                let _ = button.set_attribute("tabindex", index);
            }
        };
        set(old.flatten(), "-1");
        set(stop, "0");
        stop
    });
    let cell_of = |event: &web_sys::Event| {
        let button = event.target()?.dyn_into::<web_sys::Element>().ok()?;
        button.id().strip_prefix("cell-")?.parse::<u16>().ok()
    };
    let on_focus = move |event: web_sys::FocusEvent| {
        if let Some(cell) = cell_of(&event) {
            roving.set(Some(cell));
            hover(Some(cell));
            lens.show(cell);
        }
    };
    let on_blur = move |event: web_sys::FocusEvent| {
        // The pointer may be over another cell by now, and stays there.
        if cell_of(&event).is_some_and(|cell| desk.model.with_untracked(|model| model.hover) == Some(cell)) {
            hover(None);
        }
    };
    let on_press = move |event: MouseEvent| {
        if let Some(cell) = cell_of(&event) {
            desk.send(Msg::Tap(cell, Pointer::Key));
        }
    };
    let css = move |pixels: f64| format!("{}px", pixels / size.get().2);
    let count = move |pick: fn(&Place) -> u16| {
        shape.with(|shape| shape.iter().map(pick).max().map_or(0, |most| most + 1))
    };
    view! {
        <div class="table">
        // It takes the focus when it is clicked, so that the wheel then belongs to it.
        <div class="board" tabindex="-1" class:held=move || lens.is_movable() node_ref=frame on:wheel=on_wheel>
            <canvas
                node_ref=canvas
                aria-hidden="true"
                on:click=on_click
                on:pointermove=on_move
                on:pointerdown=on_down
                on:pointerup=on_up
                on:pointercancel=on_up
                on:contextmenu=on_menu
                on:pointerleave=move |_| hover(None)
            ></canvas>
            <div
                class="grid"
                node_ref=grid
                role="grid"
                aria-label=move || format!("{} board", desk.model.with(|model| model.game.as_ref().map_or("", |game| game.id.about().name)))
                aria-describedby="boardhelp"
                aria-rowcount=move || count(|spot| spot.1)
                aria-colcount=move || count(|spot| spot.2)
                style=("--unit", move || css(place.get().unit))
                style=("--left", move || css(place.get().left))
                style=("--top", move || css(place.get().top))
                on:keydown=on_key
                on:focusin=on_focus
                on:focusout=on_blur
                on:click=on_press
            ></div>
        </div>
            <div class="zoom" role="group" aria-label="View" hidden=move || !lens.zooms()>
                <button class="icon" aria-label="Closer" title="Closer (+)" on:click=move |_| lens.zoom(ZOOM, None)>"+"</button>
                <button class="icon" aria-label="Farther" title="Farther (−)" on:click=move |_| lens.zoom(1.0 / ZOOM, None)>"−"</button>
                <button class="icon" aria-label="The whole board" title="The whole board (0)" on:click=move |_| lens.fit()>"Fit"</button>
            </div>
        </div>
    }
}
