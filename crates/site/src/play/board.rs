//! The board: two canvases, one over the other, and over them a grid of buttons for the keyboard and the screen reader.
//!
//! The buttons lie exactly over their cells but let the pointer through to the canvas, so there is one way
//! in for each: pointers touch the upper canvas, keys and screen readers the buttons.

use leptos::html::{Canvas, Div};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, Element, Event, HtmlElement, MouseEvent, ResizeObserver};

use super::arrivals;
use super::controls::titled;
use super::grid::{self, Grid, Roving};
use super::keys::Keys;
use super::loupe::Loupe;
use super::piece;
use super::pointers::Pointers;
use super::queries::QueriesDialog;
use super::viewport::{Viewport, ZOOM};
use tessera_app::play::view::{self, Panel};
use tessera_app::words::PanelWords;
use tessera_app::{Command, PlayMsg, Pointer, paint};
use crate::app::App;
use crate::board::{CanvasPainter, Palette};
use crate::browser;
use crate::icon::icon;

/// The tools at the edge of the board.
fn rail(viewport: Viewport, panel: Memo<Panel>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let tool = |sign: &'static str, label: &'static str, title: &'static str, act: Box<dyn Fn()>| {
        view! { <button class="icon" aria-label=label title=title on:click=move |_| act()>{icon(sign)}</button> }
    };
    let zoom = move || {
        viewport.zooms().then(|| {
            [
                tool(
                    "zoom-in",
                    words.zoom_in,
                    titled(Command::Zoom(1), words.zoom_in_title, words.zoom_in),
                    Box::new(move || viewport.zoom(ZOOM, None)),
                ),
                tool(
                    "zoom-out",
                    words.zoom_out,
                    titled(Command::Zoom(-1), words.zoom_out_title, words.zoom_out),
                    Box::new(move || viewport.zoom(1.0 / ZOOM, None)),
                ),
                tool(
                    "fit",
                    words.fit,
                    titled(Command::Fit, words.fit_title, words.fit),
                    Box::new(move || viewport.fit()),
                ),
            ]
        })
    };
    let rotation = Memo::new(move |_| panel.with(|panel| panel.rotation));
    let rotates = Memo::new(move |_| rotation.with(Option::is_some));
    let rotate = move || {
        let label = move || {
            format!(
                "{}{}",
                words.rotate_board,
                (words.degrees)(rotation.get().unwrap_or(0))
            )
        };
        let title = titled(
            Command::RotateBoard(1),
            words.rotate_board_title,
            words.rotate_board,
        );
        let act = app.on(PlayMsg::RotateBoard(1));
        rotates.get().then(|| view! { <button class="icon" aria-label=label title=title on:click=act>{icon("flip")}</button> })
    };
    view! { <div class="rail" role="group" aria-label=words.view>{piece::switch(panel)}{zoom}{rotate}</div> }
        .into_any()
}

/// The board of the game.
#[component]
pub fn Board(
    /// What stands beside it.
    panel: Memo<Panel>,
    /// What stands at its left edge.
    #[prop(optional)]
    edge: Option<AnyView>,
) -> impl IntoView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let (background, canvas) = (NodeRef::<Canvas>::new(), NodeRef::<Canvas>::new());
    let frame = NodeRef::<Div>::new();
    let element = NodeRef::<Div>::new();
    let board = app.see_board();
    let scene = Memo::new(move |_| board.with(|board| board.background.clone()));
    let above = Memo::new(move |_| board.with(|board| board.above.items.clone()));
    let viewport = Viewport::new(app, scene);
    let (size, place) = (viewport.size, viewport.place);
    let roving = Roving(RwSignal::new(None));
    let (loupe, enlarged) = (Loupe::new(), NodeRef::<Canvas>::new());
    let pointers = Pointers::new(app, canvas, board, viewport, roving, loupe);
    let keys = Keys {
        app,
        scene,
        viewport,
        roving,
    };
    keys.listen();
    measure(app, frame, size);
    let palette = palette(app, canvas);
    // A scene is read before its place, which depends on it: the other way round changes of the scene get lost.
    paint_on(background, palette, size.into(), move |painter| {
        scene.with(|scene| paint(&scene.items, place.get(), painter));
        // Chromium prints the shapes of a canvas, and clearing it clears what lies below it: on paper there is one canvas.
        if browser::is_on_paper() {
            above.with(|above| paint(above, place.get(), painter));
        }
    });
    paint_on(canvas, palette, size.into(), move |painter| {
        above.with(|above| paint(above, place.get(), painter));
    });
    paint_on(enlarged, palette, Loupe::size(viewport), move |painter| {
        if let Some(place) = loupe.place(viewport) {
            scene.with(|scene| paint(&scene.items, place, painter));
            above.with(|above| paint(above, place, painter));
        }
    });
    // The pointer changes no label.
    let key = app.see(|model| model.see(view::cells_key));
    let cells = Memo::new(move |_| {
        // A memo that is only tracked never runs, and so never follows the model.
        key.with(|_| ());
        app.peek(view::cells)
    });
    let grid = Grid::new(element, scene, cells, roving);
    // What an answer is about comes into view.
    let shows = app.see_play(|state, _| state.asked().and_then(|asked| Some((asked.shows?, asked.again))));
    Effect::new(move |_| {
        if let Some((cell, _)) = shows.get() {
            viewport.show(cell);
        }
    });
    let cell_of = |event: &Event| grid::cell_of(event.target()?.dyn_ref::<Element>()?);
    let on_focus = move |event: web_sys::FocusEvent| {
        if let Some(cell) = cell_of(&event) {
            roving.0.set(Some(cell));
            pointers.hover(Some(cell));
            viewport.show(cell);
        }
    };
    let on_blur = move |event: web_sys::FocusEvent| {
        // The pointer may be over another cell by now, and stays there.
        let cell = cell_of(&event);
        if cell.is_some() && app.peek(|state, _| state.hover) == cell {
            pointers.hover(None);
        }
    };
    let on_press = move |event: MouseEvent| {
        if let Some(cell) = cell_of(&event) {
            app.send(PlayMsg::Tap(cell, Pointer::Key));
        }
    };
    let css = move |pixels: f64| format!("{}px", pixels / size.get().2);
    let label = move || {
        let game = app.model.with(|model| {
            model
                .play()
                .map_or("", |state| state.game.id.about_in(model.shell.language).name)
        });
        (words.board_of)(game)
    };
    view! {
        <div class="table">
        {edge}
        // It takes the focus when it is clicked, so that the wheel then belongs to it.
        <div
            class="board"
            tabindex="-1"
            class:held=move || viewport.is_movable()
            node_ref=frame
            on:wheel=move |event| pointers.on_wheel(&event)
        >
            <canvas class="background" node_ref=background aria-hidden="true"></canvas>
            <canvas
                node_ref=canvas
                aria-hidden="true"
                on:click=move |event| pointers.on_click(&event)
                on:pointermove=move |event| pointers.on_move(&event)
                on:pointerdown=move |event| pointers.on_down(&event)
                on:pointerup=move |event| pointers.on_up(&event)
                on:pointercancel=move |event| pointers.on_up(&event)
                on:contextmenu=move |event| pointers.on_menu(&event)
                on:pointerleave=move |_| pointers.hover(None)
                on:touchmove=move |event| pointers.on_touch_move(&event)
            ></canvas>
            <div
                class="grid"
                node_ref=element
                role="grid"
                aria-label=label
                aria-describedby="boardhelp"
                aria-rowcount=move || grid.rows()
                aria-colcount=move || grid.columns()
                style=("--unit", move || css(place.get().unit))
                style=("--left", move || css(place.get().left))
                style=("--top", move || css(place.get().top))
                on:focusin=on_focus
                on:focusout=on_blur
                on:click=on_press
            ></div>
            <div
                style=("--unit", move || css(place.get().unit))
                style=("--left", move || css(place.get().left))
                style=("--top", move || css(place.get().top))
            >{arrivals::arrivals()}</div>
            {piece::picker(panel, viewport, scene)}
            {loupe.view(enlarged, viewport)}
        </div>
            {rail(viewport, panel)}
            <QueriesDialog scene roving />
        </div>
    }
}

/// Paints a canvas of this size anew whenever what `paint` reads changes, and when its picture may be lost.
pub fn paint_on(
    canvas: NodeRef<Canvas>,
    palette: Memo<Option<Palette>>,
    size: Signal<(u32, u32, f64)>,
    paint: impl Fn(&mut CanvasPainter) + 'static,
) {
    let app = App::here();
    Effect::new(move |_| {
        app.track_repaint();
        let (Some(canvas), Some(palette)) = (canvas.get(), palette.get()) else {
            return;
        };
        let (width, height, ratio) = size.get();
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
        paint(&mut CanvasPainter::new(&context, &palette, ratio));
    });
}

/// Keeps the size of the frame up to date: its width and height in device pixels, and device pixels per CSS pixel.
fn measure(app: App, frame: NodeRef<Div>, size: RwSignal<(u32, u32, f64)>) {
    Effect::new(move |_| {
        // The window may be on a screen of another density now.
        app.track_repaint();
        let Some(frame) = frame.get() else { return };
        let measure = move |element: &HtmlElement| {
            let ratio = browser::window().device_pixel_ratio();
            let pixels = |css: i32| (f64::from(css) * ratio).round() as u32;
            size.set((
                pixels(element.client_width()),
                pixels(element.client_height()),
                ratio,
            ));
        };
        let element: HtmlElement = frame.clone().into();
        measure(&element);
        let resized = Closure::<dyn FnMut()>::new(move || measure(&element));
        if let Ok(observer) = ResizeObserver::new(resized.as_ref().unchecked_ref()) {
            observer.observe(&frame);
            let observer = StoredValue::new_local((observer, resized));
            on_cleanup(move || observer.with_value(|(observer, _)| observer.disconnect()));
        }
    });
}

/// The colours in force.
pub fn palette(app: App, canvas: NodeRef<Canvas>) -> Memo<Option<Palette>> {
    Memo::new(move |_| {
        app.track_repaint();
        canvas.get().map(|canvas| Palette::of(&canvas))
    })
}
