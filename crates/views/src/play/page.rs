//! The play page as a whole.

use maud::{Markup, html};

use super::pointed::Pointed;
use super::{board, dock, entry, hand_over, more, panel, spread, supply, text};
use crate::{Screen, Ui};
use tessera_app::play::view;
use tessera_app::{Beside, PlayState};

/// A board with its panel.
#[inline(never)]
pub fn page(state: &PlayState, screen: &Screen, ui: &mut Ui) -> Markup {
    let shell = ui.shell;
    let (board, doing) = (&state.board, state.doing());
    let panel = view::play_panel(state, shell);
    let pointed = Pointed::view(board, doing, ui);
    // Whatever lies over a board that fills the window makes it smaller while it is open, where there is room.
    let is_listed = panel.bag && shell.beside == Some(Beside::Moves);
    html! {
        div.play.land[panel.bag].spread[panel.bag].listed[is_listed].zen[shell.board_only] data-placed[panel.bag] {
            (board::board(board, &panel, screen, ui))
            @if panel.bag {
                (spread::panel(board, &panel, &pointed, ui))
            } @else {
                (panel::panel(board, &panel, &pointed, ui))
                (dock::dock(&panel, ui))
            }
            (more::dialog(&panel, screen, ui))
            (entry::dialog(board, screen, ui))
            (text::dialog(board, doing, screen, ui))
            (hand_over::dialog(state, screen, ui))
        }
        (supply::dialog(board, screen, ui))
    }
}
