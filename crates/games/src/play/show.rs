//! What people see of a game; never consulted by a search.

use super::effect_words;
use super::notation::Notation;
use super::show_land::ShowLand;
use crate::effects::{Effect, Effects, Threat};
use tessera_core::game::BySeat;
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Item, Scene, SpotId};

/// Something a person can touch: a spot of the board, a rotation of the piece there, or a labelled choice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A spot or mark of the scene.
    Spot(SpotId),
    /// The piece on the cell touched before, rotated clockwise by so many quarter turns.
    Rotation(u8),
    /// A choice, by its name.
    Choice(String),
}

impl Target {
    /// The board's cell of this number.
    pub fn cell(cell: u16) -> Target {
        Target::Spot(SpotId::Cell(cell))
    }
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

/// A side that a seat plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideName {
    /// What it is called in records and style sheets, in whatever language: `vertical`.
    pub id: &'static str,
    /// What people read: `Vertical`.
    pub name: &'static str,
    /// Whether it is the side that moves first.
    pub is_first: bool,
}

/// A piece that whoever places one chooses among others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The name of the choice that ends the gesture of its placement: `b`. It is the key of the piece, too.
    pub name: &'static str,
    /// What people read: `Black`.
    pub label: &'static str,
    /// The ink of its stone, and that of the stone's rim.
    pub inks: (Ink, Ink),
}

/// The fair komi as self-play found it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FairKomi {
    /// The komi in half points.
    pub komi: i16,
    /// The chance of the side that moves first to win with it, in percent.
    pub first_wins: u8,
}

/// A game that can be shown.
///
/// Laws, checked by `tests/rules/contract/`: gestures are unique and none begins with another; spots named in gestures are
/// spots or marks of the scene; where a spot is followed by rotations, nothing follows those; a rotated scene is a
/// scene of the same cells.
pub trait Show: Notation {
    /// What one touches to make the move.
    fn gesture(&self, state: &Self::State, mv: Self::Move) -> Gesture;

    /// The board as it lies. What is written on it, but for numbers, is in this language.
    fn scene(&self, state: &Self::State, language: Language) -> Scene;

    /// What each seat plays, `None` while it is open or where seats are all alike.
    fn sides(&self, state: &Self::State, language: Language) -> BySeat<Option<SideName>>;

    /// What the seat to move may do, in one sentence.
    fn prompt(&self, state: &Self::State, language: Language) -> String;

    /// How a move of this name reads in a list: `Komi 5½` for `komi-5_5`. Most moves read as records write them.
    fn move_text(&self, name: &str, language: Language) -> String {
        let _ = language;
        name.to_owned()
    }

    /// How the label of a spot reads: `2, −1` for `2_-1`. Most labels read as records write them.
    fn spot_text(&self, label: &str, language: Language) -> String {
        let _ = language;
        label.to_owned()
    }

    /// Whether a ply of this name settles how the game is played, such as a bid or a choice of side, and is no turn.
    fn is_agreement(&self, name: &str) -> bool {
        let _ = name;
        false
    }

    /// How a move that is made by a choice is shown. `names` is what each seat is called in sentences.
    fn choice(
        &self,
        state: &Self::State,
        mv: Self::Move,
        names: &BySeat<String>,
        language: Language,
    ) -> Choice;

    /// The pieces of which a placement chooses one: its gesture is a cell and then [`Target::Choice`] of the piece's
    /// name. Empty where nothing is chosen.
    fn pieces(&self, language: Language) -> Vec<Piece> {
        let _ = language;
        Vec::new()
    }

    /// The sides between which a komi is bid, the one that moves first before the other; `None` in games without.
    fn bid_sides(&self, language: Language) -> Option<[&'static str; 2]> {
        let _ = language;
        None
    }

    /// The komi in half points, once it is settled; `None` in games without.
    fn komi(&self, state: &Self::State) -> Option<i16> {
        let _ = state;
        None
    }

    /// The fair komi; `None` where it is not known, and in games without.
    fn fair_komi(&self) -> Option<FairKomi> {
        None
    }

    /// The komi that a move bids, in half points; `None` if it is no bid.
    fn bid(&self, mv: Self::Move) -> Option<i16> {
        let _ = mv;
        None
    }

    /// What is on a spot, in words: `stone`, `empty, owned by Vertical`. `names` is what each seat is called.
    fn content(
        &self,
        state: &Self::State,
        spot: SpotId,
        names: &BySeat<String>,
        language: Language,
    ) -> String;

    /// Why no move begins at a spot, as a fact of the rules.
    type Closed;

    /// Why no move begins at a spot where none does; `None` where one does.
    fn closed(&self, state: &Self::State, spot: SpotId) -> Option<Self::Closed>;

    /// Why no move begins at a spot, in words.
    fn closed_text(&self, closed: Self::Closed, language: Language) -> String;

    /// Whether what is on the spot tells it already: a stone that is there.
    fn is_told(&self, closed: &Self::Closed) -> bool {
        let _ = closed;
        false
    }

    /// Whether something lies on a spot, or its region has an owner for good: nobody expects to move there, whatever is to be
    /// done now.
    fn is_taken(&self, state: &Self::State, spot: SpotId) -> bool {
        self.closed(state, spot)
            .is_some_and(|closed| self.is_told(&closed))
    }

    /// Whether a seat's score is the size of its largest group; of equal ones, whoever has fewer groups wins.
    fn scores_largest_group(&self) -> bool {
        false
    }

    /// What each seat's score is made of, in words: `23 points + 5½ komi`.
    fn account(&self, state: &Self::State, language: Language) -> BySeat<String>;

    /// Into how many equal steps a full circle is divided by which people may rotate the board, a divisor of 12;
    /// one for a board that means something else when it is rotated.
    fn rotation_steps(&self) -> u8 {
        1
    }

    /// What is drawn over the board while a spot is pointed at: the group that a stone belongs to.
    fn hint(&self, state: &Self::State, spot: SpotId) -> Vec<Item> {
        let _ = (state, spot);
        Vec::new()
    }

    /// Whether what lies on a cell is known to be uncapturable, even if its side passes from now on.
    fn is_safe(&self, state: &Self::State, spot: SpotId) -> bool {
        let _ = (state, spot);
        false
    }

    /// Whether the rules join what lies on two cells that touch: stones of a group, a stone and its liberty, empty cells of a
    /// region. `None` where the cells do not touch, and where what lies there is never joined.
    fn is_linked(&self, state: &Self::State, a: SpotId, b: SpotId) -> Option<bool> {
        let _ = (state, a, b);
        None
    }

    /// What the preview of a move draws over the position after it: what the move would take away, crossed out.
    fn crossed_out(&self, before: &Self::State, mv: Self::Move, after: &Self::State) -> Vec<Item> {
        let _ = (before, mv, after);
        Vec::new()
    }

    /// What these moves did, which one seat made in a row from `before` and which led to `after`.
    fn effects(&self, before: &Self::State, moves: &[Self::Move], after: &Self::State) -> Effects;

    /// A fact as a clause whose subject is the move: `captures 4 stones`. `None` where the name of the move or the picture
    /// says enough, or the points scored do; what is closed or finished for a seat is summed up. `who` is what each seat is called after a preposition.
    fn effect_text(&self, effect: &Effect, who: &BySeat<String>, language: Language) -> Option<String> {
        effect_words::clause(effect, who, language)
    }

    /// What could be captured, closed or finished by the next move, whoever makes it; empty when the game is over.
    fn threats(&self, state: &Self::State) -> Vec<Threat> {
        let _ = state;
        Vec::new()
    }

    /// Whether a move gives something away for good, so that the page asks for it twice.
    fn is_irreversible(&self, state: &Self::State, mv: Self::Move) -> bool {
        self.name(state, mv) == "pass"
    }

    /// What only games played with tiles show; `None` in the others.
    fn land(&self) -> Option<&dyn ShowLand<Self::State, Self::Move>> {
        None
    }
}
