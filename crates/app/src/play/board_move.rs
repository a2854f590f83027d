//! A move is played on a board, or another position of its line is shown.

use super::board::Board;
use crate::by_link::DrawOffer;
use crate::message::Effect;
use crate::notice::Notice;
use crate::shell::Shell;
use crate::sound::Sound;

impl Board {
    /// Plays a move of the position that is shown, or makes a draw, by its name; says so where it is not legal.
    pub(crate) fn play(&mut self, shell: &mut Shell, name: &str) -> Vec<Effect> {
        self.try_play(shell, name)
            .unwrap_or_else(|why| vec![Effect::Alert(why)])
    }

    /// The same. Error: the move is not legal; the text says why.
    pub(super) fn try_play(&mut self, shell: &mut Shell, name: &str) -> Result<Vec<Effect>, String> {
        let by_person = self.game.persons_turn();
        if let Err(fault) = self.game.play(name) {
            return Err(shell.notify(Notice::NotLegal(fault)));
        }
        if let Some(by_link) = &mut self.game.by_link {
            // Whoever plays on declines a draw.
            (by_link.draw, by_link.is_told) = (DrawOffer::None, false);
        }
        self.cancel(shell.is_touch);
        self.facing = 0;
        self.supply = None;
        self.scoring_step = None;
        // Whoever plays on has answered.
        self.invited.clear();
        shell.notice = (by_person && self.game.was_forced()).then_some(Notice::TurnWentOn);
        // Nothing is hovered until the pointer moves again: the board has changed under it.
        self.hover = None;
        self.announced = None;
        self.marks.clear();
        let mut effects: Vec<Effect> = self.end_hint().into_iter().collect();
        let sound = match by_person {
            _ if self.game.over() => Sound::Ended,
            true => Sound::Moved,
            false => Sound::Answered,
        };
        effects.extend(shell.is_heard().then_some(Effect::Sound(sound)));
        Ok(effects)
    }

    /// Forgets what was begun in the position that is shown, and what was said about it.
    pub(crate) fn leave_position(&mut self, shell: &mut Shell) {
        self.cancel(shell.is_touch);
        self.announced = None;
        self.scoring_step = None;
        self.marks.clear();
        self.hint = None;
        shell.notice = None;
    }

    /// Shows the position after so many plies of the line; whether it is another one.
    pub(crate) fn go_to(&mut self, shell: &mut Shell, ply: usize) -> bool {
        let from = self.game.ply();
        self.game.go_to(ply);
        let is_other = from != self.game.ply();
        if is_other {
            self.leave_position(shell);
            self.keep_hover(shell.is_touch);
        }
        is_other
    }
}
