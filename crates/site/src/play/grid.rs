//! The grid of buttons over the board: for each cell one, which keyboards and screen readers use.
//!
//! The buttons are made once for a board, and afterwards only labels that change are written: up to 361 buttons would be
//! slow as views of their own.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::browser;
use tessera_app::play::view::CellView;
use tessera_core::scene::{Scene, SharedScene, SpotId};

/// The id of a cell's button: `cell-` and the number of the cell. Only cells have buttons.
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
pub fn middle(scene: &Scene) -> Option<SpotId> {
    scene.spots.get(scene.spots.len() / 2).map(|spot| spot.id)
}

/// The cell that the keyboard was at last.
#[derive(Clone, Copy)]
pub struct Roving(pub RwSignal<Option<SpotId>>);

impl Roving {
    /// The one cell that the Tab key stops at: the cell the keyboard was at, as long as there is one, or the middle.
    pub fn stop(self, scene: Memo<SharedScene>) -> Option<SpotId> {
        let was = self.0.get_untracked();
        scene.with_untracked(|scene| {
            was.filter(|&cell| scene.spots.iter().any(|spot| spot.id == cell))
                .or_else(|| middle(scene))
        })
    }
}

/// A button of the grid: its cell, where it stands in the grid, and the cell's middle in the scene.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Place {
    cell: SpotId,
    row: u16,
    column: u16,
    x: f32,
    y: f32,
}

/// The places of a board's buttons. They change only when cells do, not while the pointer moves.
#[derive(Clone, Copy)]
pub struct Grid(Memo<Vec<Place>>);

impl Grid {
    /// The grid of a scene. It keeps its buttons in `element`, with these labels, and one tab stop.
    pub fn new(
        element: NodeRef<Div>,
        scene: Memo<SharedScene>,
        cells: Memo<Vec<CellView>>,
        roving: Roving,
    ) -> Grid {
        let places = Memo::new(move |_| scene.with(|scene| places(scene)));
        let built = RwSignal::new(0u32);
        // One effect for buttons and labels: new buttons have no labels until they are written.
        Effect::new(move |old: Option<(Vec<Place>, Vec<CellView>)>| {
            let (places, cells) = (places.get(), cells.get());
            let Some(grid) = element.get() else {
                return Default::default();
            };
            let (old_places, mut old_cells) = old.unwrap_or_default();
            if old_places != places {
                build(&grid, &places);
                old_cells.clear();
                built.update(|built| *built += 1);
            }
            write_labels(&cells, &old_cells);
            (places, cells)
        });
        Effect::new(move |old: Option<Option<SpotId>>| {
            built.track();
            roving.0.track();
            let stop = roving.stop(scene);
            let set = |cell: Option<SpotId>, index: &str| {
                if let Some(button) = cell.and_then(|cell| browser::element(&id_of(cell))) {
                    // Attributes with plain names can always be set.
                    let _ = button.set_attribute("tabindex", index);
                }
            };
            set(old.flatten(), "-1");
            set(stop, "0");
            stop
        });
        Grid(places)
    }

    /// How many rows the grid has.
    pub fn rows(self) -> u16 {
        self.count(|place| place.row)
    }

    /// How many columns the grid has.
    pub fn columns(self) -> u16 {
        self.count(|place| place.column)
    }

    fn count(self, index: fn(&Place) -> u16) -> u16 {
        let last = self.0.with(|places| places.iter().map(index).max());
        last.map_or(0, |last| last + 1)
    }
}

fn places(scene: &Scene) -> Vec<Place> {
    let place = |spot: &tessera_core::scene::Spot| Place {
        cell: spot.id,
        row: spot.row,
        column: spot.column,
        x: spot.center.x,
        y: spot.center.y,
    };
    scene.spots.iter().map(place).collect()
}

/// Puts a button into the grid for every cell, row by row. A focus that was in the grid stays at its cell, or goes to the
/// middle if the cell is gone.
fn build(grid: &HtmlElement, places: &[Place]) {
    let focused = document()
        .active_element()
        .filter(|element| grid.contains(Some(element)))
        .and_then(|element| cell_of(&element));
    grid.set_inner_html("");
    let last = places.iter().map(|place| place.row).max().unwrap_or(0);
    for row in 0..=last {
        let mut places = places.iter().filter(|place| place.row == row).peekable();
        // An empty row is left out: assistive technology would read it out.
        if places.peek().is_none() {
            continue;
        }
        let line = create("div", "row");
        let _ = line.set_attribute("aria-rowindex", &(row + 1).to_string());
        for place in places {
            let _ = line.append_child(&button(place));
        }
        let _ = grid.append_child(&line);
    }
    if let Some(cell) = focused {
        let there = places.iter().any(|place| place.cell == cell);
        let middle = || places.get(places.len() / 2).map(|place| place.cell);
        if let Some(cell) = Some(cell).filter(|_| there).or_else(middle) {
            focus(cell);
        }
    }
}

fn button(place: &Place) -> Element {
    let button = create("button", "gridcell");
    button.set_id(&id_of(place.cell));
    let _ = button.set_attribute("tabindex", "-1");
    let _ = button.set_attribute("aria-colindex", &(place.column + 1).to_string());
    if let Some(button) = button.dyn_ref::<HtmlElement>() {
        let _ = button.style().set_property("--x", &place.x.to_string());
        let _ = button.style().set_property("--y", &place.y.to_string());
    }
    button
}

/// A new element with a role. Attributes with plain names can always be set, and new elements can always be put in.
fn create(tag: &str, role: &str) -> Element {
    let element = document().create_element(tag).expect("plain tags can be created");
    let _ = element.set_attribute("role", role);
    element
}

/// Writes the labels that have changed.
fn write_labels(cells: &[CellView], old: &[CellView]) {
    for (index, view) in cells.iter().enumerate() {
        let Some(button) = browser::element(&id_of(view.cell)) else {
            continue;
        };
        if old.get(index) != Some(view) || button.get_attribute("aria-label").is_none() {
            let _ = button.set_attribute("aria-label", &view.label);
            let _ = button.set_attribute("aria-disabled", if view.open { "false" } else { "true" });
        }
    }
}
