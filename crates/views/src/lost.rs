//! Where there is no page, or none yet.

use maud::{Markup, html};

use super::Ui;
use tessera_app::words::{NoticeWords, PuzzleWords};
use tessera_app::{LinkFault, Msg};

/// Why the link shows nothing.
#[inline(never)]
pub fn lost(fault: &LinkFault, ui: &mut Ui) -> Markup {
    let words = NoticeWords::of(ui.language());
    html! {
        section.lost {
            h1 { (words.lost_title) }
            p role="alert" { (fault.text(ui.language())) }
            @if fault.is_of_puzzle() {
                a.button href="puzzles/" { (PuzzleWords::of(ui.language()).all_puzzles) }
            }
            button.primary data-on=(ui.on(Msg::Home)) { (words.all_games) }
        }
    }
}

/// The puzzle is on its way.
#[inline(never)]
pub fn loading(ui: &Ui) -> Markup {
    html! {
        section.lost { p role="status" { (PuzzleWords::of(ui.language()).loading) } }
    }
}
