//! The player without an opinion: a legal move, drawn as the rules draw it.

use std::sync::Arc;

use super::root::Root;
use super::{Line, Rank, Search, Status, Verdict};
use crate::game::{Dice, Game};

/// Draws one move, uniformly (at chance: by weight), on its first step and stays with it. It plays nothing
/// out, so its value is ½ whatever the move.
pub struct Random<G: Game> {
    root: Root<G>,
    drawn: Option<usize>,
}

impl<G: Game> Random<G> {
    /// A draw from the moves of `state`.
    pub fn new(game: Arc<G>, state: &G::State) -> Random<G> {
        Random {
            root: Root::new(game, state),
            drawn: None,
        }
    }
}

impl<G: Game> Search<G::Move> for Random<G> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        if self.drawn.is_none() && !self.root.moves.is_empty() {
            self.drawn = Some(self.root.draw(dice, &mut Vec::new()));
        }
        Status::Settled
    }

    fn verdict(&self) -> Verdict<G::Move> {
        let line = |place: usize| {
            let mv = self.root.moves[place];
            Line {
                mv,
                place: place as u32,
                visits: 1,
                value: 0.5,
                proven: false,
                beaten: false,
                variation: vec![mv],
            }
        };
        Verdict::ranked(self.drawn.map(line).into_iter().collect(), Rank::Visits, 0)
    }
}
