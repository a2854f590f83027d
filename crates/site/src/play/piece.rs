//! The choice of the piece that is placed: a switch beside the board, and buttons at the cell that was touched.

use leptos::prelude::*;

use super::viewport::Viewport;
use crate::app::App;
use tessera_app::play::view::{OfferRow, Panel, PieceSwitch};
use tessera_app::words::PanelWords;
use tessera_app::{PlayMsg, Rectangle, beside};
use tessera_core::scene::{SharedScene, SpotId};

/// The side of a button of the picker, in CSS pixels; as the style sheet has it.
const BUTTON: f64 = 48.0;
/// The frame around the buttons and the gaps between them, in CSS pixels.
const GAP: f64 = 4.0;
/// On boards that are narrower than this, in CSS pixels, a finger would cover what stands beside the cell.
const NARROW: f64 = 600.0;

/// The switch at the edge of the board.
pub fn switch(panel: Memo<Panel>) -> AnyView {
    let shown = Memo::new(move |_| panel.with(|panel| panel.piece_switch.clone()));
    (move || shown.get().map(switch_view)).into_any()
}

fn switch_view(switch: PieceSwitch) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let held = switch.held;
    let option = |name: Option<&'static str>, label: &'static str| {
        let is_held = held.as_deref() == name;
        let choose = move |_| app.send(PlayMsg::HoldPiece(name.map(str::to_owned)));
        view! {
            <label>
                <input type="radio" name="piece" prop:checked=is_held on:change=choose />
                <span class="stone" data-stone=name.unwrap_or("ask") aria-hidden="true"></span>
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <fieldset class="stones" title=words.stone_title>
            <legend>{words.stone}</legend>
            {option(None, words.stone_ask)}
            {switch.pieces.into_iter().map(|piece| option(Some(piece.name), piece.label)).collect_view()}
        </fieldset>
    }
    .into_any()
}

/// The buttons at the cell that was touched.
pub fn picker(panel: Memo<Panel>, viewport: Viewport, scene: Memo<SharedScene>) -> AnyView {
    let first = Memo::new(move |_| panel.with(|panel| panel.picker.as_ref()?.first.clone()));
    // The buttons stay the same ones while one after the other is previewed.
    let shown = Memo::new(move |_| {
        panel.with(|panel| {
            let picker = panel.picker.as_ref()?;
            Some((picker.cell, picker.label.clone(), picker.rows.clone()))
        })
    });
    (move || {
        shown.get().map(|(cell, label, rows)| {
            let place = place(cell, rows.len(), viewport, scene);
            picker_view(&label, rows, first, place)
        })
    })
    .into_any()
}

/// Where so many buttons stand beside a cell.
fn place(
    cell: SpotId,
    count: usize,
    viewport: Viewport,
    scene: Memo<SharedScene>,
) -> Memo<Option<Rectangle>> {
    let size = (count as f64 * (BUTTON + GAP) + GAP, BUTTON + 2.0 * GAP);
    Memo::new(move |_| {
        let (width, height, ratio) = viewport.size.get();
        let board = (f64::from(width) / ratio, f64::from(height) / ratio);
        let center = scene.with(|scene| scene.spot(cell).map(|spot| spot.center))?;
        let place = viewport.place.get();
        let side = place.unit / ratio;
        let cell = Rectangle {
            left: place.x(center) / ratio - side / 2.0,
            top: place.y(center) / ratio - side / 2.0,
            width: side,
            height: side,
        };
        Some(beside(cell, size, board, board.0 < NARROW))
    })
}

fn picker_view(
    cell: &str,
    rows: Vec<OfferRow>,
    first: Memo<Option<String>>,
    place: Memo<Option<Rectangle>>,
) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let css = move |read: fn(&Rectangle) -> f64| {
        move || place.with(|place| place.as_ref().map(|place| format!("{}px", read(place))))
    };
    let button = |row: OfferRow| {
        let piece = StoredValue::new(row.key.map_or_else(String::new, String::from));
        let is_first = move || first.with(|first| first.as_deref() == Some(&*piece.read_value()));
        let aim = move || app.send(PlayMsg::AimPiece(piece.get_value()));
        view! {
            <button
                class:first=is_first
                title=row.note
                aria-label=row.label
                aria-keyshortcuts=piece.get_value()
                data-name=row.name.clone()
                on:click=app.on(PlayMsg::Choose(row.name))
                on:pointerenter=move |_| aim()
                on:focus=move |_| aim()
            >
                <span class="stone" data-stone=piece.get_value() aria-hidden="true"></span>
            </button>
        }
    };
    view! {
        <div
            class="picker"
            role="group"
            aria-label=(words.stone_for)(cell)
            style=("left", css(|place| place.left))
            style=("top", css(|place| place.top))
        >
            {rows.into_iter().map(button).collect_view()}
        </div>
    }
    .into_any()
}
