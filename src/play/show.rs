//! What people see of a game; never consulted by a search.

use super::land::{Gain, Hand, Holding, Overlay, ScoreBreakdown, Supply};
use crate::game::{BySeat, Game};
use crate::scene::{Ink, Item, Scene, Shape};

/// Something a person can point at: a cell of the board, a turn of the piece there, or a labelled choice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A cell, by its number in the scene's spots or marks.
    Cell(u16),
    /// The piece on the cell touched before, turned by so many quarters, clockwise.
    Rotation(u8),
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
/// Laws, checked by `tests/rules/contract/`: names are unique among the legal moves and made of
/// `A-Z a-z 0-9 - _ ~` only; gestures are unique and none begins with another; cells named in gestures are
/// spots or marks of the scene; where a cell is followed by turns, nothing follows those; a turned scene is a
/// scene of the same cells.
pub trait Show: Game {
    /// The move's name in records, unique among the legal moves of the state.
    fn name(&self, state: &Self::State, mv: Self::Move) -> String;

    /// The cell that a name is about, be it a legal move or not; `None` if it is about no cell.
    fn cell(&self, state: &Self::State, name: &str) -> Option<u16>;

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

    /// What could be worked out about a cell by looking hard, in words: not told to purists.
    fn aid(&self, state: &Self::State, cell: u16) -> Option<String> {
        let _ = (state, cell);
        None
    }

    /// Why no move begins at a cell where none does; `None` where one does.
    fn why_illegal(&self, state: &Self::State, cell: u16) -> Option<String>;

    /// What each seat's score is made of, in words: `23 points + 5½ komi`.
    fn account(&self, state: &Self::State) -> BySeat<String>;

    /// Into how many equal steps a full circle is divided by which people may turn the board, a divisor of 12;
    /// one for a board that means something else when it is turned.
    fn rotation_steps(&self) -> u8 {
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

    /// The board with a move to be seen on it: by default as it is after the move, its effects drawn over it,
    /// marked. `before` is the picture of the board before it with everything that is laid over that: for games
    /// whose board grows, so that nothing jumps.
    fn ghost(&self, state: &Self::State, mv: Self::Move, before: Scene) -> Scene {
        let _ = before;
        let mut after = state.clone();
        self.play(&mut after, mv);
        let mut scene = self.scene(&after);
        scene.items.extend(self.effects(state, mv, &after));
        self.mark(&mut scene, state, mv, Ink::Focus);
        scene
    }

    /// Marks a move that was made from `before` on the present board: by default with a ring on its cells.
    fn mark(&self, scene: &mut Scene, before: &Self::State, mv: Self::Move, ink: Ink) {
        for target in self.gesture(before, mv) {
            let Target::Cell(cell) = target else { continue };
            if let Some(center) = scene.spot(cell).map(|spot| spot.center) {
                // A rim under the ring, so that it stands out on dark and on light stones.
                scene.draw(Ink::LastRim, Shape::Ring(center, 0.17, 0.12));
                scene.draw(ink, Shape::Ring(center, 0.17, 0.06));
            }
        }
    }

    /// What a move would bring about, in short sentences, beyond what its picture and the scores tell.
    fn facts(&self, state: &Self::State, mv: Self::Move) -> Vec<String> {
        let _ = (state, mv);
        Vec::new()
    }

    /// Whether a move gives something away for good, so that it is asked for twice.
    fn is_irreversible(&self, state: &Self::State, mv: Self::Move) -> bool {
        self.name(state, mv) == "pass"
    }

    /// The only move there is, where making it decides nothing and nobody wants to be asked.
    fn forced(&self, state: &Self::State) -> Option<Self::Move> {
        let _ = state;
        None
    }

    /// The piece to be placed, as it looks turned by so many quarters; `None` where pieces are all alike.
    fn hand(&self, state: &Self::State, facing: u8) -> Option<Hand> {
        let _ = (state, facing);
        None
    }

    /// What can be laid over the board.
    fn overlays(&self) -> &'static [Overlay] {
        &[]
    }

    /// Draws an overlay, by its place in [`Show::overlays`], on a picture of the board. `facing` is how the piece
    /// in hand is turned.
    fn overlay(&self, state: &Self::State, overlay: usize, facing: u8, scene: &mut Scene) {
        let _ = (state, overlay, facing, scene);
    }

    /// What a move made from `before` has scored, on the board as it is `now`; or else brought about that everybody
    /// is to be told, for nobody's gain.
    fn gains(&self, before: &Self::State, mv: Self::Move, now: &Self::State) -> Vec<Gain> {
        let _ = (before, mv, now);
        Vec::new()
    }

    /// What is scored when the game ends here, thing by thing.
    fn final_scoring(&self, state: &Self::State) -> Vec<Gain> {
        let _ = state;
        Vec::new()
    }

    /// Who has what from where, if the game ended now; `None` where a score has no parts.
    fn tally(&self, state: &Self::State) -> Option<ScoreBreakdown> {
        let _ = state;
        None
    }

    /// The cell where play is, if the board is too large to be seen whole.
    fn focus(&self, state: &Self::State) -> Option<u16> {
        let _ = state;
        None
    }

    /// Whether pieces are drawn out of a bag that people may count.
    fn has_bag(&self) -> bool {
        false
    }

    /// The kinds of pieces still to come, all that there ever are; none in a game without a bag.
    fn supply(&self, state: &Self::State) -> Vec<Supply> {
        let _ = state;
        Vec::new()
    }

    /// What each seat has for good and in hand, in a game where its score is partly promised; `None` elsewhere
    /// and at the end.
    fn holdings(&self, state: &Self::State) -> Option<BySeat<Holding>> {
        let _ = state;
        None
    }
}
