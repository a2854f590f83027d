//! The game as it was played, among its variations: what the graph and the summary are about.

use super::state::ReviewState;
use crate::game_review::GameReview;
use crate::message::Effect;
use crate::shell::Shell;
use tessera_core::game::Seat;
use tessera_protocol::assessment::Verdict;

/// A move on which something is said, as it is looked for from the position that is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Sought {
    /// The next one of this seat on which this is said.
    Next(Seat, Verdict),
    /// The next inaccuracy, mistake or blunder.
    NextFault,
    /// The one before.
    PreviousFault,
}

impl ReviewState {
    /// How many plies of the game as it was played lie on the board; variations branch off after them.
    pub fn shown_ply(&self) -> usize {
        let game = &self.board.game;
        self.as_played(&game.line()[..game.ply()])
    }

    /// How many of these moves from the start on are those of the game as it was played.
    pub(super) fn as_played(&self, names: &[String]) -> usize {
        let both = names.iter().zip(&self.played.names);
        both.take_while(|(name, played)| name == played).count()
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

    /// Shows the position after another move on which something is said. After the last one comes the first, and before the
    /// first one the last.
    #[inline(never)]
    pub(super) fn seek_told(
        &mut self,
        shell: &mut Shell,
        review: &GameReview,
        sought: Sought,
    ) -> Vec<Effect> {
        let shown = self.shown_ply();
        let ply = match sought {
            Sought::Next(seat, verdict) => review.next(shown, |whose, said| (whose, said) == (seat, verdict)),
            Sought::NextFault => review.next(shown, |_, said| said.is_fault()),
            // In a variation the move that it replaces lies behind.
            Sought::PreviousFault => review.previous(shown + usize::from(!self.is_as_played()), |_, said| {
                said.is_fault()
            }),
        };
        ply.map_or_else(Vec::new, |ply| self.seek(shell, ply))
    }
}
