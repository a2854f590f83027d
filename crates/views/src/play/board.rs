//! The board: hosts of two canvases, one over the other, and over them the grid of buttons.

use maud::{Markup, html};

use super::grid::{grid, middle};
use super::{arrivals, piece, queries};
use crate::icon::icon;
use crate::{Act, Screen, Ui};
use tessera_app::play::view::{self, Panel};
use tessera_app::words::PanelWords;
use tessera_app::{BOARD_SIZE, BOARD_SIZES, Board, BoardMsg, Command, Msg};
use tessera_core::scene::length_text;

/// The board of the game with what stands at its edge. What stands in a host (`data-host`), and its attributes, belong to
/// `site`.
pub fn board(state: &Board, panel: &Panel, screen: &Screen, ui: &mut Ui) -> Markup {
    board_with(html! {}, state, panel, screen, ui)
}

/// The same with something more at its left edge.
pub fn board_with(edge: Markup, state: &Board, panel: &Panel, screen: &Screen, ui: &mut Ui) -> Markup {
    let scene = view::scene(state, ui.shell);
    let screen_with_stop = Screen {
        stop: screen
            .stop
            .filter(|&cell| scene.spot(cell).is_some())
            .or_else(|| middle(&scene)),
        ..screen.clone()
    };
    let arriving = ui.region("arrivals", |ui| arrivals::arrivals(state, ui));
    let picking = ui.region("picking", |ui| {
        html! {
            @if let Some(picker) = &panel.picker {
                @let center = scene.spot(picker.cell).map(|spot| spot.center);
                (piece::picker(picker, center, screen.board, ui))
            }
        }
    });
    // A frame has the size that its page gives it, and a land all the room.
    let is_resized = ui.shell.embed.is_none() && !panel.bag;
    let wide =
        is_resized.then(|| ["--wide:", &length_text((scene.width / scene.height).max(1.0), 3)].concat());
    html! {
        div.table data-css=[wide] {
            (edge)
            // It takes the focus when it is clicked, so that the wheel then belongs to it.
            div.board.held[screen.movable] #board tabindex="-1" {
                canvas.background data-host="background" aria-hidden="true" {}
                canvas data-host="board" aria-hidden="true" {}
                (grid(state, &scene, &screen_with_stop, ui))
                div data-placed {
                    div.arrivals aria-hidden="true" data-region="arrivals" { (arriving) }
                }
                div data-region="picking" { (picking) }
                canvas.loupe data-host="loupe" aria-hidden="true" {}
            }
            @if is_resized {
                @let (words, size) = (PanelWords::of(ui.language()), ui.shell.settings.board_size);
                @let resize = ui.value(|size| Some(Act::from(Msg::FillInSettings(BOARD_SIZE.into(), size.into()))));
                // A pointer drags what is around the slider, keys move it. Its value comes last, because the limits bound it.
                div.grip data-grip title=(words.board_size) {
                    input #(BOARD_SIZE) type="range" min=(BOARD_SIZES.start()) max=(BOARD_SIZES.end()) step="5"
                        aria-label=(words.board_size) aria-valuetext={ (size) " %" } data-input=(resize) value=(size);
                }
            }
            (rail(panel, screen, ui))
            (queries::dialog(state, screen, ui))
        }
    }
}

/// The tools at the edge of the board.
fn rail(panel: &Panel, screen: &Screen, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let content = ui.region("rail", |ui| {
        let zooms = [
            ("zoom-in", words.zoom_in, ui.titled(Command::Zoom(1), words.zoom_in_title, words.zoom_in), Act::Zoom(1)),
            ("zoom-out", words.zoom_out, ui.titled(Command::Zoom(-1), words.zoom_out_title, words.zoom_out), Act::Zoom(-1)),
            ("fit", words.fit, ui.titled(Command::Fit, words.fit_title, words.fit), Act::Fit),
        ];
        let rotate = ui.titled(Command::RotateBoard(1), words.rotate_board_title, words.rotate_board);
        html! {
            @if let Some(switch) = &panel.piece_switch { (piece::switch(switch, ui)) }
            @if screen.zooms {
                @for (sign, label, title, act) in zooms {
                    button.icon #{ "to-" (sign) } aria-label=(label) title=(title) data-on=(ui.on(act)) { (icon(sign)) }
                }
            }
            @if let Some(degrees) = panel.rotation {
                button.icon #to-rotate aria-label={ (words.rotate_board) ((words.degrees)(degrees)) } title=(rotate)
                    data-on=(ui.on(BoardMsg::RotateBoard(1))) { (icon("flip")) }
            }
        }
    });
    html! {
        div.rail role="group" aria-label=(words.view) data-region="rail" { (content) }
    }
}
