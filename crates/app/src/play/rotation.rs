//! Which way round the board lies.

use super::board::Board;
use super::view::degrees;
use crate::message::Effect;
use crate::shell::Shell;
use crate::words::PlayWords;

impl Board {
    /// Rotates the board by so many steps of the game: clockwise, or counterclockwise if `steps` is negative.
    #[inline(never)]
    pub(super) fn rotate_board(&mut self, shell: &mut Shell, steps: i8) -> Vec<Effect> {
        let words = PlayWords::of(shell.language);
        let (id, rotations) = (self.game.id, self.game.table().rotation_steps());
        if rotations == 1 {
            return vec![Effect::Say(words.board_cannot_rotate.into())];
        }
        let step = 12 / rotations as i8;
        let twelfths = (shell.rotation(&self.game) as i8 + steps * step).rem_euclid(12) as u8;
        shell.rotations.retain(|(game, _)| *game != id);
        shell.rotations.push((id, twelfths));
        let text = match degrees(twelfths) {
            0 => words.board_upright.to_owned(),
            degrees => (words.board_rotated)(degrees),
        };
        vec![Effect::KeepRotation(id, twelfths), Effect::Say(text)]
    }
}
