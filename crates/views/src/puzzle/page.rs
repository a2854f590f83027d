//! The page of a puzzle as a whole.

use maud::{Markup, html};

use super::{beside, feedback, more};
use crate::icon::icon;
use crate::play::{Pointed, board, controls, entry, land, offers, result, supply, text};
use crate::{Screen, Ui};
use tessera_app::play::view::{self, Panel};
use tessera_app::puzzle::view::{self as puzzle_view, Feedback, PuzzlePanel};
use tessera_app::words::{PanelWords, PuzzleWords};
use tessera_app::{PlayMsg, PuzzleMsg, PuzzleState, Switch};

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
    let pointed = pointed(state, ui);
    let play = &state.board;
    html! {
        div.play.puzzle.land[shown.panel.bag].zen[shell.board_only] data-plies=(shown.puzzle.played) {
            (board::board(play, &shown.panel, screen, ui))
            (panel(&shown, &pointed, ui))
            (dock(&shown, ui))
            (more::dialog(&shown.panel, &shown.puzzle, screen, ui))
            (entry::dialog(play, screen, ui))
            (text::dialog(play, screen, ui))
        }
        (supply::dialog(play, screen, ui))
    }
}

/// What follows the pointer. What a notice says already is not said twice.
#[inline(never)]
pub fn pointed(state: &PuzzleState, ui: &mut Ui) -> Pointed {
    let notice = ui.shell.notice.as_ref().map(|notice| notice.text(ui.language()));
    Pointed::of(&state.board, ui, |hover| match notice {
        Some(notice) if notice.contains(&hover) => String::new(),
        _ => hover,
    })
}

fn panel(shown: &Shown, pointed: &Pointed, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let Shown { panel, puzzle, told } = shown;
    let content = ui.region("panel", |ui| {
        html! {
            div.title {
                h1 { (puzzle.title) }
                p.subtitle { (puzzle.subtitle) }
            }
            (feedback::card(told, PuzzleWords::of(ui.language()).panel, ui))
            @if ui.shell.board_only {
                p #show-all {
                    button.quiet data-on=(ui.on(PlayMsg::BoardOnly(false))) { (icon("close")) (words.show_all) }
                }
            }
            (result::notice(panel, ui))
            @if puzzle.steps.is_none() {
                p.status.hover #looking data-region="hover" { (pointed.hover) }
            }
            @if let Some(hand) = &pointed.hand { (land::hand(hand, ui)) }
            div.acts { (offers::offers(&panel.offers, ui)) }
            (beside::steps(puzzle, ui))
            (beside::progress(puzzle))
            (beside::seats(&panel.seats, words))
            div.overlays {
                @if panel.bag { (land::supply(pointed.left.as_deref(), ui)) }
                // Those that help nobody to find a move.
                (land::overlays(panel.overlays.iter().filter(|row| matches!(row.switch, Switch::Overlay(_))), ui))
            }
            (beside::about(puzzle, ui))
            (beside::bands(puzzle, ui))
            div.tools {
                (undo(puzzle, ui))
                (more::rotate(panel, ui))
                (controls::SHARE.view(panel, ui))
                (more::rules(panel, "tool", ui))
                (more::button(ui))
            }
        }
    });
    html! {
        aside.panel aria-label=(PuzzleWords::of(ui.language()).panel) data-region="panel" { (content) }
    }
}

fn dock(shown: &Shown, ui: &mut Ui) -> Markup {
    let content = ui.region("dock", |ui| {
        html! {
            (undo(&shown.puzzle, ui))
            (thumbs(&shown.panel, &shown.puzzle, ui))
            (feedback::main_action(&shown.told, &shown.panel, ui))
            (more::button(ui))
        }
    });
    html! {
        div.dock role="group" aria-label=(PanelWords::of(ui.language()).controls) data-region="dock" { (content) }
    }
}

/// Takes the last choice back.
fn undo(puzzle: &PuzzlePanel, ui: &mut Ui) -> Markup {
    html! {
        button.tool disabled[!puzzle.can_take_back] data-on=(ui.on(PlayMsg::Undo)) {
            (icon("undo")) (PanelWords::of(ui.language()).undo)
        }
    }
}

/// Under the left thumb: the piece in hand is rotated, or the solution stepped through; before that, hint and solution.
fn thumbs(panel: &Panel, puzzle: &PuzzlePanel, ui: &mut Ui) -> Markup {
    let words = PuzzleWords::of(ui.language());
    html! {
        @if panel.piece.is_none() && puzzle.steps.is_none() {
            (beside::icon_button("hint", words.hint, puzzle.can_hint, PlayMsg::Hint, ui))
            (beside::icon_button("eye", words.show_solution, true, PuzzleMsg::Solution, ui))
        } @else {
            (controls::LEFT.id("left").view(panel, ui))
            (controls::RIGHT.id("right").view(panel, ui))
        }
    }
}
