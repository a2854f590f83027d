//! Persons who share a device hand it over between their turns.

use super::state::PlayState;
use crate::message::Effect;
use crate::player_names;
use crate::settings::OneDevice;
use crate::shell::Shell;
use crate::words::HandOverWords;
use tessera_core::game::Seat;

/// The id of the screen that asks for it.
pub const HAND_OVER_DIALOG: &str = "hand-over";

impl PlayState {
    /// After a person has moved: asks for the device to be handed to the person who is to move, if that is another one and they
    /// want to be asked.
    pub(super) fn ask_to_hand_over(&mut self, shell: &Shell, mover: Option<Seat>) -> Option<Effect> {
        let is_asked = shell.settings.one_device == OneDevice::HandOver && self.board.game.shares_device();
        let next = self
            .board
            .game
            .to_move()
            .filter(|_| self.board.game.persons_turn());
        self.hand_over = next.filter(|next| is_asked && mover.is_some_and(|mover| mover != *next));
        self.hand_over.map(|_| Effect::Open(HAND_OVER_DIALOG))
    }
}

/// To whom the device is to be handed, in a sentence.
pub fn hand_over_to(state: &PlayState, shell: &Shell) -> Option<String> {
    let who = player_names::title(&state.board.game, state.hand_over?, shell.language);
    Some((HandOverWords::of(shell.language).to)(&who))
}
