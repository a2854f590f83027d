//! A game being played, whatever game it is.

use std::fmt;
use std::ops::Range;

use super::land::{Gain, Hand, Holding, Overlay, ScoreBreakdown, Supply};
use super::legal_moves::{LegalMoves, MoveIndex};
use super::notation::IllegalMove;
use super::record::Record;
use super::show::{Choice, FairKomi, Piece, SideName, Target};
use crate::effects::{Effect, Effects, Threat};
use tessera_core::game::{BySeat, Dice, Seat, Turn};
use tessera_core::quoted::Quoted;
use tessera_core::scene::{Item, Scene, SpotId};

/// A move that a table did not play, with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusedMove {
    /// The name and its ply.
    pub mv: IllegalMove,
    /// Why it cannot be played, in the table's language.
    pub why: String,
}

/// For `lab`, whose tables speak English; the page words the facts itself.
impl fmt::Display for RefusedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "ply {}, {}: {}",
            self.mv.ply + 1,
            Quoted(&self.mv.name),
            self.why
        )
    }
}

impl std::error::Error for RefusedMove {}

/// A choice that can be made now and the move it makes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its index among the legal moves of the position.
    pub mv: MoveIndex,
    /// How its button reads.
    pub choice: Choice,
    /// The mark on the board that makes it too, if one does.
    pub mark: Option<SpotId>,
}

/// What is known of a seat at a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatStatus {
    /// What the seat plays.
    pub side: Option<SideName>,
    /// Its score in half points, as if the game ended now.
    pub score: i32,
    /// What the score is made of.
    pub account: String,
    /// What it earned, once the game is over: 1 won, ½ drawn, 0 lost.
    pub payoff: Option<f32>,
    /// What it has for good and in hand, where the score is partly promised.
    pub holding: Option<Holding>,
}

impl SeatStatus {
    /// What the seat has for good, in half points: promised points count once the game is over.
    pub fn scored(&self) -> i32 {
        self.holding.map_or(self.score, |holding| holding.scored)
    }

    /// Whether the game is over and the seat has won it or shares the win.
    pub fn has_won(&self) -> bool {
        self.payoff.is_some_and(|payoff| payoff > 0.0)
    }
}

/// How a legal move is seen before it is made.
#[derive(Clone, PartialEq, Debug)]
pub enum Ghost {
    /// What is drawn over the board as it lies, because a board that grows must not jump.
    Over(Scene),
    /// The board after the move, with what the move takes away.
    After(Scene),
}

/// What a move would bring about.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// The scores after it, in half points by seat.
    pub score: BySeat<i32>,
    /// What it brings about besides, in short sentences.
    pub facts: Vec<String>,
}

/// A turn that has been played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedTurn {
    /// Its plies, counted from 0.
    pub plies: Range<usize>,
    /// What it did.
    pub effects: Effects,
}

/// A game in play behind one face for all games; the page holds a `Box<dyn Table>`.
///
/// Its sentences are in the language that it was opened with, and call the seats by the names that a caller gives. What takes
/// long to make, the scene of a position and its list of legal moves, is made when it is first asked for and kept until the
/// position changes.
pub trait Table {
    /// How many seats play.
    fn seats(&self) -> u8;
    /// The game, the options and the names played so far.
    fn record(&self) -> Record;
    /// Who decides next: a seat, chance, or nobody because the game is over.
    fn turn(&self) -> Turn;
    /// Who decided a ply that has been played.
    fn decided(&self, ply: usize) -> Turn;
    /// The seat whose resignation ended the game, if one did.
    fn resigned(&self) -> Option<Seat>;
    /// Whether a seat has resigned from a game that the others go on with.
    fn has_left(&self, seat: Seat) -> bool;
    /// All legal moves, or all outcomes of a draw, in the game's order.
    fn legal(&self) -> &LegalMoves;
    /// Plays a move by its name, or a resignation ([`super::RESIGN`]); an illegal one changes nothing.
    fn play(&mut self, name: &str) -> Result<(), RefusedMove>;
    /// Takes the last ply back and returns its name; `None` at the start.
    fn undo(&mut self) -> Option<String>;
    /// The board as it lies, the last move of each seat marked.
    fn scene(&self) -> &Scene;
    /// The spots of a ply that has been played.
    fn spots_of(&self, ply: usize) -> Vec<SpotId>;
    /// How a legal move is seen before it is made.
    fn ghost(&self, mv: MoveIndex) -> Ghost;
    /// What a legal move would bring about. `names` is what each seat is called after a preposition.
    fn preview(&self, mv: MoveIndex, names: &BySeat<String>) -> Preview;
    /// The last turn and what it did: the last plies that one seat decided in a row, draws after them left out. `None`
    /// before the first, and after a resignation.
    fn last_turn(&self) -> Option<PlayedTurn>;
    /// What the plies from one number up to another did, all made by one seat; nothing if one of them was a resignation.
    fn effects_of_plies(&self, plies: Range<usize>) -> Effects;
    /// What a legal move would do.
    fn effects(&self, mv: MoveIndex) -> Effects;
    /// What each move of a line would do that could have been played after so many of the plies; it ends before a name
    /// that is not legal.
    fn effects_of_line(&self, plies: usize, names: &[String]) -> Vec<Effects>;
    /// The largest threat of somebody else against the seat to move that a legal move averts. A threat is what others could do
    /// if the seat passed, where it may.
    fn averted(&self, mv: MoveIndex) -> Option<Threat>;
    /// What others could do to the seat to move if it passed, where it may, the largest first.
    fn dangers(&self) -> Vec<Threat>;
    /// What moves did, as clauses whose subject is the move: `captures 4 stones and joins 2 groups into one of 7 stones`.
    /// `None` where there is nothing to be said. `who` is what each seat is called after a preposition.
    fn effects_text(&self, effects: &Effects, who: &BySeat<String>) -> Option<String>;
    /// What somebody could do, as a clause: `could capture 4 stones of White`; `None` for what is no threat.
    fn threat_text(&self, effect: &Effect, who: &BySeat<String>) -> Option<String>;
    /// What could be captured, closed or finished by the next move, whoever makes it, the largest first.
    fn threats(&self) -> Vec<Threat>;
    /// What the seat to move may do, in one sentence.
    fn prompt(&self) -> String;
    /// How a move of this name reads in a list: `Komi 5½` for `komi-5_5`.
    fn move_text(&self, name: &str) -> String;
    /// How the label of a spot reads: `2, −1` for `2_-1`.
    fn spot_text(&self, label: &str) -> String;
    /// Whether a ply of this name settles how the game is played and is no turn.
    fn is_agreement(&self, name: &str) -> bool;
    /// The pieces of which a placement chooses one; empty where nothing is chosen.
    fn pieces(&self) -> Vec<Piece>;
    /// The sides between which a komi is bid, the one that moves first before the other.
    fn bid_sides(&self) -> Option<[&'static str; 2]>;
    /// The komi in half points, once it is settled.
    fn komi(&self) -> Option<i16>;
    /// The fair komi, where it is known.
    fn fair_komi(&self) -> Option<FairKomi>;
    /// The komi that a legal move bids, in half points.
    fn bid(&self, mv: MoveIndex) -> Option<i16>;
    /// How a legal move that is made by a choice is shown.
    fn choice(&self, mv: MoveIndex, names: &BySeat<String>) -> Choice;
    /// What is known of each seat.
    fn seat_status(&self) -> BySeat<SeatStatus>;
    /// What was known of each seat after so many of the plies that have been played.
    fn seat_status_after(&self, plies: usize) -> BySeat<SeatStatus>;
    /// What is on a spot, in words.
    fn content(&self, spot: SpotId, names: &BySeat<String>) -> String;
    /// Whether a move begins at a spot.
    fn is_open(&self, spot: SpotId) -> bool;
    /// Why no move begins at a spot; `None` where one does.
    fn why_illegal(&self, spot: SpotId) -> Option<String>;
    /// Whether what is on a spot tells already why no move begins there.
    fn tells_why_illegal(&self, spot: SpotId) -> bool;
    /// Whether something lies on a spot, or its region has an owner for good: nobody expects to move there.
    fn is_taken(&self, spot: SpotId) -> bool;
    /// Whether a seat's score is the size of its largest group; of equal ones, whoever has fewer groups wins.
    fn scores_largest_group(&self) -> bool;
    /// Whether cells of the board belong to seats at the end.
    fn has_owners(&self) -> bool;
    /// Into how many steps a full circle is divided by which the board may be rotated, a divisor of 12.
    fn rotation_steps(&self) -> u8;
    /// What is drawn over the scene while a spot is pointed at.
    fn hint(&self, spot: SpotId) -> Vec<Item>;
    /// Whether what lies on a cell is known to be uncapturable, even if its side passes from now on.
    fn is_safe(&self, spot: SpotId) -> bool;
    /// Whether the rules join what lies on two cells that touch; `None` where the cells do not touch, and where what lies
    /// there is never joined.
    fn is_linked(&self, a: SpotId, b: SpotId) -> Option<bool>;
    /// What only games played with tiles have; `None` in the others.
    fn land(&self) -> Option<Box<dyn Land + '_>>;
}

impl dyn Table + '_ {
    /// The spots of the last move.
    pub fn last_spots(&self) -> Vec<SpotId> {
        let last = self.record().names.len().checked_sub(1);
        last.map_or_else(Vec::new, |ply| self.spots_of(ply))
    }

    /// The moves that one more choice, or a touch of one more mark, makes after these targets were touched.
    pub fn offers(&self, taps: &[Target], names: &BySeat<String>) -> Vec<Offer> {
        let offer = |(mv, mark)| Offer {
            mv,
            choice: self.choice(mv, names),
            mark,
        };
        self.legal().offers(taps).map(offer).collect()
    }
}

/// The part of a table that only games played with tiles have: a bag, a piece in hand, overlays, points scored
/// during play.
pub trait Land {
    /// How many of the plies so far were draws.
    fn draws(&self) -> usize;
    /// Draws an outcome at a turn of chance; `None` at any other.
    fn draw(&self, dice: &mut Dice) -> Option<String>;
    /// The name of the only legal move, where making it decides nothing, so that nobody need be asked.
    fn forced(&self) -> Option<String>;
    /// The piece to be placed, rotated clockwise by so many quarter turns.
    fn hand(&self, facing: u8) -> Option<Hand>;
    /// The kinds of edges that pieces have, as a heading names them: `Cities`.
    fn edges(&self) -> Vec<String>;
    /// The kinds of pieces still to come.
    fn supply(&self) -> Vec<Supply>;
    /// What can be laid over the board.
    fn overlays(&self) -> Vec<Overlay>;
    /// Draws the overlay of this name.
    fn draw_overlay(&self, overlay: &str, facing: u8, scene: &mut Scene);
    /// Draws a turn that could have been made after so many of the plies, over the board as it is now, so that it cannot
    /// pass for one that was made, in the first scene; a short label of it, which nothing is to cover, in the second. The turn is
    /// the names of its moves joined by dots; one that is not legal is not drawn.
    fn draw_turn(&self, plies: usize, turn: &str, label: &str, above: [&mut Scene; 2]);
    /// Draws the legal move of this name, which a mark stands for, at the mark: as something that is not there yet, with its
    /// number among the choices and, for those who may know them, its points.
    fn draw_offer(&self, name: &str, number: Option<usize>, with_points: bool, above: &mut Scene);
    /// What could be worked out about a spot by looking hard, in words.
    fn aid(&self, spot: SpotId) -> Option<String>;
    /// What was scored since the seat to move began its last turn, latest last, and at which ply (counted
    /// from 0).
    fn gains(&self, names: &BySeat<String>) -> Vec<(usize, Gain)>;
    /// What is scored when the game ends here.
    fn final_scoring(&self, names: &BySeat<String>) -> Vec<Gain>;
    /// Which points each seat has from which source, if the game ended now.
    fn score_breakdown(&self) -> ScoreBreakdown;
    /// The cells that a piece lies on.
    fn tiles(&self) -> Vec<SpotId>;
    /// The cell where play is.
    fn focus(&self) -> Option<SpotId>;
}
