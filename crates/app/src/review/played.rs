//! The game as it was played, among its variations: what the graph and the summary are about.

use super::state::ReviewState;
use crate::game_review::GameReview;
use crate::message::Effect;
use crate::shell::Shell;
use tessera_core::game::Seat;
use tessera_protocol::assessment::Verdict;

impl ReviewState {
    /// How many plies of the game as it was played lie on the board; variations branch off after them.
    pub fn shown_ply(&self) -> usize {
        let game = &self.board.game;
        let shown = game.line()[..game.ply()].iter().zip(&self.played.names);
        shown.take_while(|(shown, played)| shown == played).count()
    }

    /// Whether the position that is shown is one of the game as it was played.
    pub fn is_as_played(&self) -> bool {
        self.shown_ply() == self.board.game.ply()
    }

    /// Shows the position of the game as it was played after so many plies.
    pub(super) fn seek(&mut self, shell: &mut Shell, ply: usize) -> Vec<Effect> {
        let names = &self.played.names;
        let node = self.tree.find(&names[..ply.min(names.len())]);
        self.look_at(shell, node)
    }

    /// Shows the position after the next move on which this is said, of a seat or of all; after the last one comes the
    /// first. An inaccuracy, a mistake and a blunder are meant where no verdict is named.
    #[inline(never)]
    pub(super) fn seek_verdict(
        &mut self,
        shell: &mut Shell,
        review: &GameReview,
        wanted: Option<(Seat, Verdict)>,
    ) -> Vec<Effect> {
        let next = review.next(self.shown_ply(), |seat, verdict| match wanted {
            Some(wanted) => wanted == (seat, verdict),
            None => verdict.is_fault(),
        });
        next.map_or_else(Vec::new, |ply| self.seek(shell, ply))
    }
}
