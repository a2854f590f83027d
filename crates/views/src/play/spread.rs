//! What lies over the board of a land, which fills the window: the scores, the piece in hand, the tools, and what is opened
//! over it.

use maud::{Markup, html};

use super::pointed::Pointed;
use super::{controls, dock, engine, land, moves, offers, panel};
use crate::icon::icon;
use crate::{Act, Ui};
use tessera_app::play::view::Panel;
use tessera_app::words::PanelWords;
use tessera_app::{Beside, Board, BoardMsg};

/// The ids of the buttons that open something over the board, and of what they open.
const MOVES: (&str, &str) = ("to-moves", "beside-moves");
const AIDS: (&str, &str) = ("to-aids", "beside-aids");

/// All of it.
#[inline(never)]
pub fn panel(state: &Board, panel: &Panel, pointed: &Pointed, ui: &mut Ui) -> Markup {
    panel::aside(PanelWords::of(ui.language()).panel, ui, |ui| {
        html! {
            (panel::head(panel, pointed, ui))
            (offers::offers(&panel.offers, ui))
            (turn(panel, pointed, ui))
            (told(panel, pointed, ui))
            (tools(panel, ui))
            (aids(panel, pointed, ui))
            (list(state, panel, ui))
        }
    })
}

/// Whose turn it is, with the piece in hand, and the buttons that take back and confirm.
fn turn(panel: &Panel, pointed: &Pointed, ui: &mut Ui) -> Markup {
    html! {
        div.in-turn {
            @if panel.thinking { (engine::progress(&panel.progress, ui)) }
            (panel::status(panel, pointed, &html! {}))
            @if let Some(hand) = &pointed.hand { (land::hand(hand, ui)) }
            div.acts { (engine::controls(panel, ui)) }
            (dock::confirming(panel, ui))
        }
    }
}

/// What is told above it, and stays until it is read.
fn told(panel: &Panel, pointed: &Pointed, ui: &mut Ui) -> Markup {
    html! {
        div.told {
            (panel::messages(panel, ui))
            (panel::outcome(panel, ui))
            (panel::facts(panel, pointed))
            (engine::estimate(panel.estimate.as_ref(), ui))
        }
    }
}

/// The tools at the edge.
fn tools(panel: &Panel, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    html! {
        div.tools {
            (controls::HINT.class("tool").view(panel, ui))
            (opener(Beside::Aids, AIDS, ("eye", words.aids, words.aids_title), ui))
            (opener(Beside::Moves, MOVES, ("text", words.moves, words.moves_title), ui))
            (panel::tools(panel, ui))
        }
    }
}

/// The button that opens something over the board, or closes it.
fn opener(
    beside: Beside,
    (id, opens): (&str, &str),
    (sign, label, title): (&str, &str, &str),
    ui: &mut Ui,
) -> Markup {
    let is_open = ui.shell.beside == Some(beside);
    let to = (!is_open).then_some(beside);
    html! {
        button.tool #(id) aria-expanded=(is_open) aria-controls=(opens) title=(title) data-on=(ui.on(BoardMsg::Beside(to))) {
            (icon(sign))
            (label)
        }
    }
}

/// The button that closes what a button with this id has opened: the focus goes back to that.
fn closer(id: &'static str, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    html! {
        button.icon.closer aria-label=(words.close) title=(words.close)
            data-on=(ui.on(Act::TellFrom(BoardMsg::Beside(None).into(), id))) { (icon("close")) }
    }
}

/// The switches for what is drawn over the board, and the pieces still to come.
fn aids(panel: &Panel, pointed: &Pointed, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    html! {
        section.aids.open[ui.shell.beside == Some(Beside::Aids)] #(AIDS.1) aria-label=(words.aids) {
            (closer(AIDS.0, ui))
            (panel::overlays(panel, pointed, ui))
        }
    }
}

/// The list of moves, and what there is to know about the game.
fn list(state: &Board, panel: &Panel, ui: &mut Ui) -> Markup {
    html! {
        div.list-of-moves.open[ui.shell.beside == Some(Beside::Moves)] #(MOVES.1) {
            (closer(MOVES.0, ui))
            (moves::moves(state, panel, ui))
        }
    }
}
