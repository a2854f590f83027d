//! The random player: a legal move, drawn as the rules draw it.

use std::sync::Arc;

use super::root::Root;
use super::{Line, Rank, Search, SearchResult, Status};
use tessera_core::game::{Dice, Game};

/// Draws one move at its first step, uniformly or at chance by weight, and keeps it. It plays nothing out, so the value of
/// every move is ½.
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
        Status::Finished
    }

    fn result(&self) -> SearchResult<G::Move> {
        let line = |place: usize| {
            let mv = self.root.moves[place];
            Line {
                mv,
                place: place as u32,
                visits: 1,
                value: 0.5,
                proven: false,
                dominated: false,
                margin: None,
                shares: None,
                half_width: 0.0,
                variation: vec![mv],
            }
        };
        SearchResult::ranked(self.drawn.map(line).into_iter().collect(), Rank::Visits, 0)
    }
}
