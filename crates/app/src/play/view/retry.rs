//! The offer to take a move back.

use crate::play::state::PlayState;
use crate::shell::Shell;
use crate::words::RetryWords;

/// The offer to take a move back.
#[derive(Clone, PartialEq, Debug)]
pub struct RetryView {
    /// What the move costs, and what taking it back means.
    pub text: String,
    /// What the button says that takes it back.
    pub take_back: &'static str,
    /// What the button says that leaves it.
    pub keep: &'static str,
}

/// The offer, while it is open.
pub fn retry(state: &PlayState, shell: &Shell) -> Option<RetryView> {
    let offer = state.retry_offer()?;
    let words = RetryWords::of(shell.language);
    let percent = (offer.loss * 100.0).round() as u32;
    Some(RetryView {
        text: (words.offer)(&state.board.game.table().move_text(&offer.name), percent),
        take_back: words.take_back,
        keep: words.keep,
    })
}
