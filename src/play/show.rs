//! What people see of a game; never consulted by a search.

use crate::game::{BySeat, Game};
use crate::scene::{Item, Scene};

/// Something a person can point at: a cell of the board or a labelled choice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A cell, by its number in the scene's spots.
    Cell(u16),
    /// A choice, by its name.
    Choice(String),
}

/// The targets that are touched, in order, to make a move.
pub type Gesture = Vec<Target>;

/// A choice as a button shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// A word or two: `Play Vertical`.
    pub label: String,
    /// A sentence that says what it means.
    pub note: String,
}

/// A game that can be shown.
///
/// Laws, checked by `tests/contract.rs`: names are unique among the legal moves and made of
/// `A-Z a-z 0-9 - _ ~` only; gestures are unique and none begins with another; cells named in gestures are
/// spots of the scene; a turned scene is a scene of the same cells.
pub trait Show: Game {
    /// The move's name in records, unique among the legal moves of the state.
    fn name(&self, state: &Self::State, mv: Self::Move) -> String;

    /// What one touches to make the move.
    fn gesture(&self, state: &Self::State, mv: Self::Move) -> Gesture;

    /// The board as it lies.
    fn scene(&self, state: &Self::State) -> Scene;

    /// What each seat plays (`Vertical`), `None` while it is open or where seats are all alike.
    fn sides(&self, state: &Self::State) -> BySeat<Option<&'static str>>;

    /// What the seat to move may do, in one sentence.
    fn prompt(&self, state: &Self::State) -> String;

    /// How a move that is made by a choice is shown.
    fn choice(&self, state: &Self::State, mv: Self::Move) -> Choice;

    /// What is on a cell, in words: `stone`, `empty, owned by Vertical`.
    fn content(&self, state: &Self::State, cell: u16) -> String;

    /// Why no move begins at a cell where none does; `None` where one does.
    fn objection(&self, state: &Self::State, cell: u16) -> Option<String>;

    /// What each seat's score is made of, in words: `23 points + 5½ komi`.
    fn account(&self, state: &Self::State) -> BySeat<String>;

    /// Into how many equal steps a full circle is divided by which people may turn the board, a divisor of 12;
    /// one for a board that means something else when it is turned.
    fn turns(&self) -> u8 {
        1
    }

    /// What is drawn over the board as it lies while a cell is pointed at: the group that a stone belongs to.
    fn hint(&self, _state: &Self::State, _cell: u16) -> Vec<Item> {
        Vec::new()
    }

    /// What the preview of a move draws over the position after it: what the move would take away, crossed out.
    fn effects(&self, _before: &Self::State, _mv: Self::Move, _after: &Self::State) -> Vec<Item> {
        Vec::new()
    }
}
