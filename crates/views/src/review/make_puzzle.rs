//! The dialog in which a puzzle is made of the position that is shown.

use maud::{Markup, html};

use crate::icon::icon;
use crate::{Act, Screen, Ui};
use tessera_app::review::{MAKE_PUZZLE_DIALOG, MakePuzzleMsg, make_puzzle, puzzle_offers};
use tessera_app::words::MakePuzzleWords;
use tessera_app::{GameReview, ReviewMsg, ReviewState, TreeMsg};

/// The proof as it goes on, and the link to the puzzle.
pub fn dialog(state: &ReviewState, screen: &Screen, ui: &mut Ui) -> Markup {
    let closed = ui.on(ReviewMsg::MakePuzzle(MakePuzzleMsg::Closed));
    let content = ui.region(MAKE_PUZZLE_DIALOG, |ui| {
        html! {
            @if screen.is_open(MAKE_PUZZLE_DIALOG) { (form(state, ui)) }
        }
    });
    html! {
        dialog #(MAKE_PUZZLE_DIALOG) aria-labelledby="make-puzzle-title" data-closed=(closed) data-region=(MAKE_PUZZLE_DIALOG) {
            (content)
        }
    }
}

/// The positions of the game that may be puzzles, once its review is complete.
pub fn offers(state: &ReviewState, review: Option<&GameReview>, ui: &mut Ui) -> Markup {
    let offers = review
        .filter(|review| review.is_complete())
        .map(|review| puzzle_offers(state, review));
    html! {
        @for (node, number) in offers.unwrap_or_default() {
            @let open = vec![Act::from(TreeMsg::Show(node)), ReviewMsg::MakePuzzle(MakePuzzleMsg::Open).into()];
            button.open-report data-on=(ui.on(Act::All(open))) {
                (icon("hint")) ((MakePuzzleWords::of(ui.language()).offer)(number))
            }
        }
    }
}

fn form(state: &ReviewState, ui: &mut Ui) -> Markup {
    let words = MakePuzzleWords::of(ui.language());
    let made = make_puzzle(state, ui.shell);
    html! {
        form method="dialog" {
            h2 #make-puzzle-title { (words.title) }
            p.soft { (words.note) }
            div.proving {
                p { (made.text) }
                @if made.is_kept { p.soft { (words.kept) } }
                @if let Some((done, all)) = made.progress {
                    progress max=(all) value=(done) aria-label=(words.title) {}
                }
            }
            p.actions {
                @if let Some(address) = &made.address {
                    a.button.primary href={ "#" (address) } { (words.open) }
                    @if !made.is_kept {
                        button #keep-puzzle type="button" data-on=(ui.on(ReviewMsg::MakePuzzle(MakePuzzleMsg::Keep))) { (words.keep) }
                    }
                    button #copy-puzzle type="button" data-on=(ui.on(ReviewMsg::MakePuzzle(MakePuzzleMsg::Copy))) {
                        (icon("link")) (words.copy)
                    }
                }
                button #close-puzzle { (if made.progress.is_some() { words.cancel } else { words.close }) }
            }
        }
    }
}
