//! The grid of buttons over the board: for each cell one, which keyboards and screen readers use.

use maud::{Markup, html};

use crate::{Screen, Ui};
use tessera_app::Board;
use tessera_app::play::view::{self, CellView};
use tessera_app::words::PanelWords;
use tessera_core::scene::{Point, Scene, Spot, SpotId, length_text};

/// The grid. Its buttons lie exactly over their cells, but let the pointer through.
pub fn grid(state: &Board, scene: &Scene, screen: &Screen, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let name = state.game.id.name();
    let stop = screen.stop.or_else(|| middle(scene));
    let cells = view::cells(state, ui.shell);
    let count = |index: fn(&Spot) -> u16| scene.spots.iter().map(index).max().map_or(0, |last| last + 1);
    let rows = count(|spot| spot.row);
    // Each row is a region: a move changes few of them.
    let row = |row: u16, ui: &mut Ui| {
        let here = scene.spots.iter().zip(&cells).filter(|(spot, _)| spot.row == row);
        let mut here = here.peekable();
        let name = format!("row-{row}");
        // An empty row is left out: assistive technology would read it out.
        here.peek().is_some().then(|| {
            let cells = ui.region(
                &name,
                |_| html! { @for (spot, cell) in here { (button(spot, cell, stop)) } },
            );
            html! { div #(name) role="row" aria-rowindex=(row + 1) data-region=(name) { (cells) } }
        })
    };
    let content = ui.region(
        "grid",
        |ui| html! { @for index in 0..rows { @if let Some(row) = row(index, ui) { (row) } } },
    );
    html! {
        div.grid #grid role="grid" aria-label=((words.board_of)(name)) aria-describedby="boardhelp" aria-rowcount=(rows)
            aria-colcount=(count(|spot| spot.column)) data-region="grid" { (content) }
    }
}

/// The cell in the middle of the list of cells.
pub fn middle(scene: &Scene) -> Option<SpotId> {
    scene.spots.get(scene.spots.len() / 2).map(|spot| spot.id)
}

fn button(spot: &Spot, cell: &CellView, stop: Option<SpotId>) -> Markup {
    html! {
        button #{ "cell-" (cell.cell.cell().unwrap_or_default()) } role="gridcell"
            tabindex=(if stop == Some(cell.cell) { "0" } else { "-1" }) aria-colindex=(spot.column + 1)
            aria-label=(cell.label) aria-disabled=(!cell.open) data-css=(place(spot.center)) {}
    }
}

/// Where something stands over the board, in thousandths of a cell, as the style sheet reads it.
pub fn place(at: Point) -> String {
    let [x, y] = [at.x, at.y].map(|length| length_text(length, 3));
    format!("--x:{x};--y:{y}")
}
