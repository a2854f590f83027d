//! The position that a search starts from.

use std::sync::Arc;

use super::Status;
use tessera_core::game::{Dice, Game, Seat, Turn};

/// A position with its legal moves, listed once.
pub(super) struct Root<G: Game> {
    /// The rules.
    pub game: Arc<G>,
    /// The position.
    pub state: G::State,
    /// Who decides in the position.
    pub turn: Turn,
    /// The legal moves in the order of the game's list.
    pub moves: Vec<G::Move>,
}

impl<G: Game> Root<G> {
    /// The root at a position.
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

    /// Moves the root to another position of the game.
    pub fn set_position(&mut self, state: &G::State) {
        self.state.clone_from(state);
        self.list();
    }

    /// Lists the legal moves. Out of line, like all code that runs once a question, so that the worker stays small.
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

    /// The seat whose payoff the values of lines are.
    pub fn viewpoint(&self) -> Seat {
        viewpoint(self.turn)
    }

    /// [`Status::Finished`] where there is at most one legal move.
    pub fn status(&self) -> Status {
        if self.moves.len() > 1 {
            Status::Searching
        } else {
            Status::Finished
        }
    }

    /// The index of a move that is drawn as the rules draw it: by weight at chance, else uniformly.
    pub fn draw(&self, dice: &mut Dice, buffer: &mut Vec<G::Move>) -> usize {
        let mv = self.game.random_move(&self.state, dice, buffer);
        let place = self.moves.iter().position(|&listed| listed == mv);
        place.expect("random moves are drawn from the list")
    }
}

/// The seat whose payoff counts at a turn: the seat to choose, and at chance or after the end the first.
pub(super) fn viewpoint(turn: Turn) -> Seat {
    match turn {
        Turn::Seat(seat) => seat,
        Turn::Chance | Turn::Over => Seat::FIRST,
    }
}
