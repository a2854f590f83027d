//! The keyboard's cell of the board: each cell has a button in the grid, of which the Tab key stops at one.

use web_sys::Element;

use super::hosts::with;
use crate::app::App;
use crate::{browser, screen};
use tessera_core::scene::{Scene, SpotId};

/// The id of a cell's button, see `crates/views/src/play/grid.rs`. Only cells have buttons.
fn id_of(spot: SpotId) -> String {
    spot.cell()
        .map_or_else(String::new, |cell| format!("cell-{cell}"))
}

/// The cell of a button of the grid.
pub fn cell_of(element: &Element) -> Option<SpotId> {
    let cell = element.id().strip_prefix("cell-")?.parse().ok()?;
    Some(SpotId::Cell(cell))
}

/// Moves the focus to the button of a cell.
pub fn focus(cell: SpotId) {
    browser::focus(&id_of(cell));
}

/// The cell in the middle of the list of cells.
fn middle(scene: &Scene) -> Option<SpotId> {
    scene.spots.get(scene.spots.len() / 2).map(|spot| spot.id)
}

/// The one cell that the Tab key stops at.
pub fn stop() -> Option<SpotId> {
    with(|board| stop_in(&board.viewport.scene)).flatten()
}

/// The same in a scene: the cell the keyboard was at, as long as there is one, or the middle.
fn stop_in(scene: &Scene) -> Option<SpotId> {
    let was = screen::stop().filter(|&cell| scene.spot(cell).is_some());
    was.or_else(|| middle(scene))
}

/// Moves the focus to the cell that the Tab key stops at.
pub fn focus_stop() {
    if let Some(cell) = stop() {
        focus(cell);
    }
}

/// Whether a cell has the focus.
pub fn is_focused() -> bool {
    let focused = browser::document().active_element();
    focused.is_some_and(|element| cell_of(&element).is_some())
}

/// The keyboard is at this cell now.
pub fn set_stop(cell: SpotId) {
    let before = stop();
    screen::set_stop(cell);
    mark_stop(before);
}

/// The keyboard is at this cell of the scene now, because it was clicked. What the click brings about is written with it; the buttons
/// are marked once more after it, because it may bring about nothing.
pub(super) fn set_stop_by_click(scene: &Scene, cell: SpotId) {
    let before = stop_in(scene);
    screen::set_stop(cell);
    browser::after(0, move || mark_stop(before));
}

/// Has the Tab key stop at the button of the cell that it stops at now, and no longer at that of another.
fn mark_stop(before: Option<SpotId>) {
    let now = stop();
    let set = |cell: Option<SpotId>, index: &str| {
        if let Some(button) = cell.and_then(|cell| browser::element(&id_of(cell))) {
            // Attributes with plain names can always be set.
            let _ = button.set_attribute("tabindex", index);
        }
    };
    set(before.filter(|_| before != now), "-1");
    set(now, "0");
}

/// Moves the focus to the board: to the cell under the pointer or the keyboard, or the middle.
pub fn focus_board(app: App) {
    let cell = app.peek(|state, _| {
        let hovered = state.hover.filter(|spot| spot.cell().is_some());
        hovered.or_else(|| middle(state.game.table().scene()))
    });
    if let Some(cell) = cell {
        focus(cell);
    }
}
