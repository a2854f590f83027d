//! Which way round the board lies.

use super::message::Effect;
use super::model::Model;

impl Model {
    /// How far the board is turned clockwise, in twelfths of a circle.
    pub fn rotated(&self) -> u8 {
        let Some(game) = &self.game else { return 0 };
        let chosen = self.turns.iter().rev().find(|(id, _)| *id == game.id);
        let step = 12 / game.table().rotation_steps();
        chosen.map_or(0, |(_, twelfths)| twelfths % 12 / step * step)
    }

    /// Turns the board on by steps of the game: clockwise, or counterclockwise if there are fewer than none.
    pub(super) fn turn(&mut self, steps: i8) -> Vec<Effect> {
        let Some(game) = &self.game else { return Vec::new() };
        let (id, turns) = (game.id, game.table().rotation_steps());
        if turns == 1 {
            return vec![Effect::Say("This board cannot be turned.".into())];
        }
        let step = 12 / turns as i8;
        let twelfths = (self.rotated() as i8 + steps * step).rem_euclid(12) as u8;
        self.turns.retain(|(game, _)| *game != id);
        self.turns.push((id, twelfths));
        let said = match degrees(twelfths) {
            0 => "The board lies as at first.".to_owned(),
            degrees => format!("The board is turned by {degrees} degrees."),
        };
        vec![Effect::KeepRotation(id, twelfths), Effect::Say(said)]
    }
}

/// Twelfths of a circle in degrees.
pub(super) fn degrees(twelfths: u8) -> u16 {
    30 * u16::from(twelfths)
}
