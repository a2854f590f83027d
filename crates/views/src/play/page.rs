//! The play page as a whole.

use maud::{Markup, html};

use super::pointed::Pointed;
use super::{board, dock, entry, hand_over, more, panel, supply, text};
use crate::{Screen, Ui};
use tessera_app::PlayState;
use tessera_app::play::view;

/// A board with its panel.
#[inline(never)]
pub fn page(state: &PlayState, screen: &Screen, ui: &mut Ui) -> Markup {
    let shell = ui.shell;
    let panel = view::panel(state, shell);
    let pointed = Pointed::view(state, ui);
    html! {
        div.play.land[panel.bag].zen[shell.board_only] {
            (board::board(state, &panel, screen, ui))
            (panel::panel(state, &panel, &pointed, ui))
            (dock::dock(&panel, ui))
            (more::dialog(&panel, screen, ui))
            (entry::dialog(state, screen, ui))
            (text::dialog(state, screen, ui))
            (hand_over::dialog(state, screen, ui))
        }
        (supply::dialog(state, screen, ui))
    }
}
