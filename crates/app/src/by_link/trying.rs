//! Moves that are only tried on the board of a game by link, one's own and the friend's: nothing of them is kept or sent.

use super::sketch::Sketch;
use crate::by_link::ByLinkMsg;
use crate::message::Effect;
use crate::mode::Mode;
use crate::play::{Board, PlayMsg, PlayState};
use crate::shell::Shell;
use crate::words::ByLinkWords;

impl Board {
    /// Whether moves can be tried: from the end of a game that goes on. Where pieces are drawn nobody knows what comes.
    pub(super) fn can_try_moves(&self) -> bool {
        let is_played = self.by_link().is_some_and(|by_link| !by_link.is_invited);
        is_played && self.game.at_end() && !self.game.is_finished() && self.game.table().land().is_none()
    }
}

impl PlayState {
    /// Begins to try moves: every seat is played here, and the board is that of a review, of which nothing is kept.
    pub(super) fn try_moves(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let can_try = self.board.can_try_moves();
        let Some(by_link) = self.board.by_link().copied().filter(|_| can_try) else {
            return Vec::new();
        };
        self.leave_position(shell);
        let line = self.board.game.line().to_vec();
        self.sketch = Some(Sketch { line, by_link });
        self.board.game.mode = Mode::Review;
        let words = ByLinkWords::of(shell.language);
        vec![Effect::Drop, Effect::Say(words.not_kept.to_owned())]
    }

    /// Goes back to the game; the moves that were tried are gone.
    #[inline(never)]
    pub(crate) fn end_sketch(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let Some(Sketch { line, by_link }) = self.sketch.take() else {
            return Vec::new();
        };
        self.leave_position(shell);
        let end = line.len();
        let game = &mut self.board.game;
        game.follow(line, end);
        game.mode = Mode::Play;
        game.by_link = Some(by_link);
        let mut effects = vec![Effect::Drop];
        effects.extend(self.settle(shell, end, false));
        effects
    }
}

/// Whether a message is about the game, and not about the moves that are tried on its board.
pub(crate) fn ends_sketch(msg: &PlayMsg) -> bool {
    match msg {
        PlayMsg::Seat(..) | PlayMsg::Invite | PlayMsg::Resign => true,
        PlayMsg::ByLink(msg) => *msg != ByLinkMsg::EndTrying,
        _ => false,
    }
}
