//! The page of a puzzle as a whole.

use maud::{Markup, html};

use super::{feedback, more, side_column};
use crate::icon::icon;
use crate::play::{Pointed, board, controls, dock, entry, land, offers, panel, result, supply, text};
use crate::{Screen, Ui};
use tessera_app::play::Doing;
use tessera_app::play::view::{self, Panel};
use tessera_app::puzzle::view::{self as puzzle_view, Feedback, PuzzlePanel};
use tessera_app::words::{PanelWords, PuzzleWords};
use tessera_app::{BoardMsg, PuzzleMsg, PuzzleState, Switch};

/// What the page shows.
struct Shown {
    panel: Panel,
    puzzle: PuzzlePanel,
    told: Feedback,
}

/// A board with a goal.
#[inline(never)]
pub fn page(state: &PuzzleState, screen: &Screen, ui: &mut Ui) -> Markup {
    let shell = ui.shell;
    let shown = Shown {
        panel: view::panel(&state.board, shell),
        puzzle: puzzle_view::panel(state, shell),
        told: puzzle_view::feedback(state, shell),
    };
    let play = &state.board;
    let pointed = Pointed::beside_notice(play, ui);
    html! {
        div.play.puzzle.land[shown.panel.bag].zen[shell.board_only] data-plies=(shown.puzzle.played) {
            (board::board(play, &shown.panel, screen, ui))
            (panel(&shown, &pointed, ui))
            (dock(&shown, ui))
            (more::dialog(&shown.panel, &shown.puzzle, screen, ui))
            (entry::dialog(play, screen, ui))
            (text::dialog(play, Doing::Nothing, screen, ui))
        }
        (supply::dialog(play, screen, ui))
    }
}

fn panel(shown: &Shown, pointed: &Pointed, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let Shown { panel, puzzle, told } = shown;
    panel::aside(PuzzleWords::of(ui.language()).panel, ui, |ui| {
        html! {
            div.title {
                h1 { (puzzle.title) }
                p.subtitle { (puzzle.subtitle) }
            }
            (feedback::card(told, PuzzleWords::of(ui.language()).panel, ui))
            (result::notices(panel, ui))
            @if puzzle.steps.is_none() {
                p.status.hover #looking data-region="hover" { (pointed.hover) }
            }
            @if let Some(hand) = &pointed.hand { (land::hand(hand, ui)) }
            div.acts {
                @if puzzle.steps.is_none() { (confirm(panel, ui)) }
                (offers::offers(&panel.offers, ui))
            }
            (side_column::steps(puzzle, ui))
            (side_column::progress(puzzle))
            (side_column::seats(&panel.seats, words))
            div.overlays {
                @if panel.bag { (land::supply(pointed.left.as_deref(), ui)) }
                // Those that help nobody to find a move.
                (land::overlays(panel.overlays.iter().filter(|row| matches!(row.switch, Switch::Overlay(_))), ui))
            }
            (side_column::about(puzzle, ui))
            (side_column::bands(puzzle, ui))
            div.tools {
                (undo(puzzle.can_take_back, ui))
                (controls::SHARE.view(panel, ui))
                (more::rules(panel, "tool", ui))
                (more::button(ui))
            }
        }
    })
}

fn dock(shown: &Shown, ui: &mut Ui) -> Markup {
    dock::group(None, ui, |ui| {
        html! {
            (undo(shown.puzzle.can_take_back, ui))
            (thumbs(&shown.panel, &shown.puzzle, ui))
            (feedback::main_action(&shown.told, &shown.panel, ui))
            (more::button(ui))
        }
    })
}

/// The button that confirms a move, where screens are touched.
pub fn confirm(panel: &Panel, ui: &mut Ui) -> Markup {
    html! {
        @if let Some(class) = panel::confirms(panel, ui) { (controls::CONFIRM_MOVE.class(class).view(panel, ui)) }
    }
}

/// Takes the last choice back, or the part of one.
pub fn undo(can_take_back: bool, ui: &mut Ui) -> Markup {
    html! {
        button.tool disabled[!can_take_back] data-on=(ui.on(BoardMsg::Undo)) {
            (icon("undo")) (PanelWords::of(ui.language()).undo)
        }
    }
}

/// Under the left thumb: the piece in hand is rotated, or the solution stepped through; before that, hint and solution.
fn thumbs(panel: &Panel, puzzle: &PuzzlePanel, ui: &mut Ui) -> Markup {
    let words = PuzzleWords::of(ui.language());
    html! {
        @if panel.piece.is_none() && puzzle.steps.is_none() {
            (side_column::icon_button("hint", words.hint, puzzle.can_hint, PuzzleMsg::Hint, ui))
            (side_column::icon_button("eye", words.show_solution, true, PuzzleMsg::Solution, ui))
        } @else {
            (controls::LEFT.id("left").view(panel, ui))
            (controls::RIGHT.id("right").view(panel, ui))
        }
    }
}
