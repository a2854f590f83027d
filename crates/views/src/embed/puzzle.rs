//! A puzzle in the frame: the board, what is to be done, and the buttons for that.

use maud::{Markup, html};

use super::around::{AFTER_BOARD, footer};
use crate::play::{Pointed, board, controls, land, offers};
use crate::puzzle::{card, step_buttons};
use crate::{Screen, Ui};
use tessera_app::PuzzleState;
use tessera_app::embed::view;
use tessera_app::play::view::{Panel, panel};
use tessera_app::puzzle::view::{self as puzzle_view, PuzzlePanel};
use tessera_app::words::{EmbedWords, PuzzleWords};

/// A board with a goal.
pub fn puzzle(state: &PuzzleState, screen: &Screen, ui: &mut Ui) -> Markup {
    let panel = panel(&state.board, ui.shell);
    let puzzle = puzzle_view::panel(state, ui.shell);
    let around = view::of_puzzle(state, ui.shell);
    let pointed = Pointed::beside_notice(&state.board, ui);
    let beside = ui.region("beside", |ui| {
        html! {
            h2 { (puzzle.title) span.remark { (puzzle.subtitle) } }
            (card(&puzzle_view::feedback(state, ui.shell), PuzzleWords::of(ui.language()).panel, ui))
            @if let Some(hand) = &pointed.hand { (land::hand(hand, ui)) }
            (offers::offers(&panel.offers, ui))
            @if around.controls { (buttons(&panel, &puzzle, ui)) }
            (footer(&around, screen, ui))
        }
    });
    html! {
        div.embed.tiles[panel.bag] #frame-puzzle role="region" aria-label=((EmbedWords::of(ui.language()).region)(around.title))
            data-mode="puzzle" data-moves="none" data-plies=(puzzle.played) {
            (board::board(&state.board, &panel, screen, ui))
            div.beside #(AFTER_BOARD) tabindex="-1" data-refuge data-region="beside" { (beside) }
            div.probe {}
        }
    }
}

/// The solution is stepped through; before that a piece is rotated and placed.
fn buttons(panel: &Panel, puzzle: &PuzzlePanel, ui: &mut Ui) -> Markup {
    html! {
        @if puzzle.steps.is_some() {
            div.steps #steps role="group" aria-label=(PuzzleWords::of(ui.language()).steps) { (step_buttons(puzzle, ui)) }
        } @else {
            div.steps #plays {
                @if panel.piece.is_some() {
                    (controls::LEFT.id("left").view(panel, ui))
                    (controls::RIGHT.id("right").view(panel, ui))
                }
                @if panel.main.is_some() { (controls::CONFIRM.id("confirm").view(panel, ui)) }
            }
        }
    }
}
