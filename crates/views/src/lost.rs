//! Where there is no page, or none yet.

use maud::{Markup, html};

use super::Ui;
use tessera_app::words::{LessonWords, NoticeWords, PuzzleWords};
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
            @if fault.is_of_lesson() {
                a.button href="learn/" { (LessonWords::of(ui.language()).all_lessons) }
            }
            button.primary data-on=(ui.on(Msg::Home)) { (words.all_games) }
        }
    }
}

/// What the page shows is on its way, as a sentence says.
#[inline(never)]
pub fn loading(sentence: &str) -> Markup {
    html! {
        section.lost { p role="status" { (sentence) } }
    }
}
