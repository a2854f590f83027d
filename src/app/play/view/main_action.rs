//! The one thing there is to be done now, for the button under the thumb.

use super::panel::Panel;
use crate::app::words::PanelWords;
use crate::app::{Msg, PlayMsg};

/// What there is to be done now, where it is one thing, and what it is called: to confirm the move that waits for it,
/// to have the engine move or go on, to play again, to make the choice that leaves all marks out.
pub(super) fn main_action(panel: &Panel, words: &PanelWords) -> Option<(String, Msg)> {
    if let Some(name) = &panel.ghost {
        let label = match panel.piece {
            Some(_) => words.confirm_place.to_owned(),
            None => (words.confirm_move)(name),
        };
        return Some((label, PlayMsg::Confirm.into()));
    }
    if panel.thinking {
        return Some((words.move_now.to_owned(), PlayMsg::MoveNow.into()));
    }
    if panel.waiting {
        return Some((words.go_on.to_owned(), PlayMsg::GoOn.into()));
    }
    if panel.over {
        return Some((words.rematch.to_owned(), Msg::Rematch));
    }
    let offer = panel.offers.iter().find(|offer| offer.leaves_marks_out)?;
    Some((offer.label.clone(), PlayMsg::Choose(offer.name.clone()).into()))
}
