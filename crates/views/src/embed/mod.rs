//! A game in the frame of another site, in the document that `crates/pages/src/embed.rs` writes: the board, a picture of a
//! position, or why there is neither.

mod around;
mod game;
mod puzzle;

use maud::{Markup, PreEscaped, html};

use super::{Screen, Ui};
pub use around::AFTER_BOARD;
use around::footer;
use tessera_app::embed::view;
use tessera_app::play::view::board;
use tessera_app::words::{NoticeWords, PuzzleWords};
use tessera_app::{EmbedMode, LinkFault, Model, OpenPage, PlayState};

/// What the frame shows. Each kind of content has an element of its own, in which the frame is measured: the height of the
/// board is that of its `probe`, and all other heights are as they are.
pub fn page(model: &Model, mode: EmbedMode, screen: &Screen, ui: &mut Ui) -> Markup {
    match &model.page {
        OpenPage::Play(state) if mode == EmbedMode::Diagram => picture(state, screen, ui),
        OpenPage::Play(state) => game::game(state, screen, ui),
        OpenPage::Puzzle(state) => puzzle::puzzle(state, screen, ui),
        OpenPage::PuzzleLoading(_) => html! {
            p.unstarted role="status" { (PuzzleWords::of(ui.language()).loading) }
        },
        OpenPage::Lost(fault) => lost(fault, screen, ui),
        // A frame has no other pages.
        _ => html! {},
    }
}

/// A picture of the position, with nothing to do but to open the game on the site.
fn picture(state: &PlayState, screen: &Screen, ui: &mut Ui) -> Markup {
    let around = view::view(state, ui.shell);
    let picture = board(&state.board, ui.shell).whole().compact_svg();
    html! {
        div.embed #frame-diagram data-mode="diagram" {
            div.picture role="img" aria-label=(around.picture) { (PreEscaped(picture)) }
            (footer(&around, screen, ui))
            div.probe {}
        }
    }
}

/// Why there is no game. The board would be as large as the sentence leaves it.
fn lost(fault: &LinkFault, screen: &Screen, ui: &Ui) -> Markup {
    html! {
        div.embed #frame-lost data-mode="lost" {
            section.picture {
                h1 { (NoticeWords::of(ui.language()).lost_title) }
                p role="alert" { (fault.text(ui.language())) }
                p { a href=(screen.home) target="_blank" rel="noopener" { "Tessera" } }
            }
            div.probe {}
        }
    }
}
