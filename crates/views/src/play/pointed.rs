//! What follows the pointer.

use maud::{Markup, html};

use super::land;
use crate::Ui;
use tessera_app::Board;
use tessera_app::play::{Doing, view};

/// The regions that follow the pointer: each the content of its element.
pub struct Pointed {
    /// The piece in hand, where there is one.
    pub hand: Option<Markup>,
    /// How many pieces are left to come, where one is in hand.
    pub left: Option<String>,
    /// What there is to know about the cell under the pointer, or else what there is to be done.
    pub hover: Markup,
    /// What a move there would bring about.
    pub facts: Markup,
    /// How it would change the score of each seat.
    pub changes: Vec<Markup>,
}

/// The names of the regions of the scores, by seat.
pub const CHANGES: [&str; 6] = [
    "change-0", "change-1", "change-2", "change-3", "change-4", "change-5",
];

impl Pointed {
    /// The regions as the pointer is now.
    pub fn view(state: &Board, doing: Doing, ui: &mut Ui) -> Pointed {
        let shell = ui.shell;
        Pointed::of(state, ui, |hover| {
            if !hover.is_empty() {
                return (hover, false);
            }
            let prompt = view::prompt(state, doing, shell);
            let is_prompt = !prompt.is_empty();
            (prompt, is_prompt)
        })
    }

    /// The same on a page that has no prompt. What a notice says already is not said twice.
    #[inline(never)]
    pub fn beside_notice(state: &Board, ui: &mut Ui) -> Pointed {
        let notice = ui.shell.notice.as_ref().map(|notice| notice.text(ui.language()));
        Pointed::of(state, ui, |hover| match notice {
            Some(notice) if notice.contains(&hover) => (String::new(), false),
            _ => (hover, false),
        })
    }

    /// The same with what is told of the cell, and whether that is what there is to be done.
    fn of(state: &Board, ui: &mut Ui, tell: impl FnOnce(String) -> (String, bool)) -> Pointed {
        let pointed = view::pointed(state, ui.shell);
        let (hover, is_prompt) = tell(pointed.hover);
        let changes = state.game.seats().zip(CHANGES).map(|(seat, name)| {
            let change = pointed.changes.get(usize::from(seat.0)).cloned().flatten();
            ui.region(name, |_| html! { (change.unwrap_or_default()) })
        });
        let changes = changes.collect();
        Pointed {
            left: pointed.hand.as_ref().map(|hand| hand.left.clone()),
            hand: pointed
                .hand
                .map(|hand| ui.region("hand", |ui| land::in_hand(&hand, ui))),
            hover: ui.region(
                "hover",
                // One element, whatever it says: mostly only its text and class change as the pointer moves.
                |_| html! { @if !hover.is_empty() { span.to-do[is_prompt] { (hover) } } },
            ),
            facts: ui.region("facts", |_| land::sentences(&pointed.facts)),
            changes,
        }
    }
}
