//! The position a search is asked about.

use std::sync::Arc;

use super::Status;
use crate::game::{Dice, Game, Seat, Turn};

/// A position and what may be played in it, listed once.
pub(super) struct Root<G: Game> {
    pub game: Arc<G>,
    pub state: G::State,
    pub turn: Turn,
    /// The legal moves in the order of the game.
    pub moves: Vec<G::Move>,
}

impl<G: Game> Root<G> {
    pub fn new(game: Arc<G>, state: &G::State) -> Root<G> {
        let mut root = Root {
            game,
            state: state.clone(),
            turn: Turn::Over,
            moves: Vec::new(),
        };
        root.list();
        root
    }

    /// Stands at another position of the game.
    pub fn stand_at(&mut self, state: &G::State) {
        self.state.clone_from(state);
        self.list();
    }

    /// Lists what may be played. Out of line, like all that is done once a question: with a copy of its own for each
    /// caller, in each game, it would weigh on every visitor's download.
    #[inline(never)]
    fn list(&mut self) {
        self.turn = self.game.turn(&self.state);
        self.moves.clear();
        self.game.moves(&self.state, &mut self.moves);
        debug_assert_eq!(
            self.moves.is_empty(),
            self.turn == Turn::Over,
            "there are moves until the game is over"
        );
    }

    /// The seat whose payoff values are told of.
    pub fn viewpoint(&self) -> Seat {
        viewpoint(self.turn)
    }

    /// Settled as soon as there is nothing to choose.
    pub fn status(&self) -> Status {
        if self.moves.len() > 1 {
            Status::Thinking
        } else {
            Status::Settled
        }
    }

    /// The place of a move drawn as the rules draw it: by weight at chance, else uniformly.
    pub fn draw(&self, dice: &mut Dice, buffer: &mut Vec<G::Move>) -> usize {
        let mv = self.game.random_move(&self.state, dice, buffer);
        let place = self.moves.iter().position(|&listed| listed == mv);
        place.expect("random moves are drawn from the list")
    }
}

/// The seat by whose payoff the moves of a turn are judged. Nobody chooses at chance; the first seat will do.
pub(super) fn viewpoint(turn: Turn) -> Seat {
    match turn {
        Turn::Seat(seat) => seat,
        Turn::Chance | Turn::Over => Seat::FIRST,
    }
}
