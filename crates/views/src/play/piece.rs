//! The choice of the piece that is placed: a switch beside the board, and buttons at the cell that was touched.

use maud::{Markup, html};

use crate::{Act, BoardPlace, Ui};
use tessera_app::play::view::{OfferRow, PiecePicker, PieceSwitch};
use tessera_app::words::PanelWords;
use tessera_app::{BoardMsg, Rectangle, pixels, place_beside};
use tessera_core::scene::Point;

/// The side of a button of the picker, in CSS pixels; as the style sheet has it.
const BUTTON: f64 = 48.0;
/// The frame around the buttons and the gaps between them, in CSS pixels.
const GAP: f64 = 4.0;
/// On boards that are narrower than this, in CSS pixels, a finger would cover what stands beside the cell.
const NARROW: f64 = 600.0;

/// The switch at the edge of the board.
pub fn switch(switch: &PieceSwitch, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let mut option = |name: Option<&'static str>, label: &str| {
        let hold = ui.value(move |_| Some(Act::from(BoardMsg::HoldPiece(name.map(str::to_owned)))));
        html! {
            label {
                input type="radio" name="piece" checked[switch.held.as_deref() == name] data-change=(hold);
                span.stone data-stone=(name.unwrap_or("ask")) aria-hidden="true" {}
                span { (label) }
            }
        }
    };
    html! {
        fieldset.stones #stones title=(words.stone_title) {
            legend { (words.stone) }
            (option(None, words.stone_ask))
            @for piece in &switch.pieces { (option(Some(piece.name), piece.label)) }
        }
    }
}

/// The buttons at the cell that was touched, whose middle is here in the scene.
pub fn picker(picker: &PiecePicker, center: Option<Point>, board: Option<BoardPlace>, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let place = center.zip(board);
    let place = place.map(|(center, board)| place_of(center, picker.rows.len(), board));
    let css = place.map(|place| format!("left:{};top:{}", pixels(place.left), pixels(place.top)));
    html! {
        div.picker #picker role="group" aria-label=((words.stone_for)(&picker.label)) data-css=[css] {
            @for row in &picker.rows { (button(row, picker.first.as_deref(), ui)) }
        }
    }
}

/// Where so many buttons stand beside a cell.
fn place_of(center: Point, count: usize, board: BoardPlace) -> Rectangle {
    let size = (count as f64 * (BUTTON + GAP) + GAP, BUTTON + 2.0 * GAP);
    let BoardPlace { place, ratio, .. } = board;
    let side = place.unit / ratio;
    let cell = Rectangle {
        left: place.x(center) / ratio - side / 2.0,
        top: place.y(center) / ratio - side / 2.0,
        width: side,
        height: side,
    };
    place_beside(cell, size, board.size, board.size.0 < NARROW)
}

fn button(row: &OfferRow, first: Option<&str>, ui: &mut Ui) -> Markup {
    let piece = row.key.map_or_else(String::new, String::from);
    html! {
        button.first[first == Some(&*piece)] title=(row.note) aria-label=(row.label) aria-keyshortcuts=(piece)
            data-name=(row.name) data-on=(ui.on(BoardMsg::Choose(row.name.clone())))
            data-over=(ui.on(BoardMsg::AimPiece(piece.clone()))) {
            span.stone data-stone=(piece) aria-hidden="true" {}
        }
    }
}
