//! What some games show beside the board: a piece in hand, a bag, overlays, and what was scored and why.

use tessera_core::game::Seat;
use tessera_core::scene::{Point, Scene, SpotId};

/// The piece that is to be placed.
#[derive(Clone, PartialEq, Debug)]
pub struct Hand {
    /// Its picture, turned as asked.
    pub picture: Scene,
    /// The piece and how it is turned, in a sentence.
    pub piece: String,
    /// The same, and where it fits.
    pub text: String,
    /// How many are left to come: `37 left`.
    pub left: String,
}

/// Something that can be laid over the board, one at a time or several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overlay {
    /// Its name in stored settings, unique in the game.
    pub name: &'static str,
    /// The key that switches it.
    pub key: char,
    /// What its button says.
    pub label: &'static str,
    /// What it shows, in a sentence.
    pub note: &'static str,
    /// Whether it is shown at first.
    pub on: bool,
    /// Whether it tells a player something that could be worked out by looking hard: off for purists.
    pub aid: bool,
    /// Whether it depends on the rotation of the piece in hand.
    pub rotates: bool,
}

/// Points that one thing on the board brought or would bring.
#[derive(Clone, PartialEq, Debug)]
pub struct Gain {
    /// Who gets them, each in full; nobody where something only happened.
    pub seats: Vec<Seat>,
    /// How many, in half points.
    pub halves: i32,
    /// The points in words: `City: 4 tiles × 2 + 1 pennant × 2 = 10 for Anna`.
    pub text: String,
    /// The spot that stands for the thing; see [`Show::hint`](super::Show::hint).
    pub target: SpotId,
    /// Where it is, on the present board.
    pub at: Point,
}

/// What a seat has scored for good, and the pieces it can still place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    /// Half points scored so far.
    pub scored: i32,
    /// Pieces in hand.
    pub pieces: u8,
    /// Pieces in all.
    pub of: u8,
}

/// A table of who has what from where, at the end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScoreBreakdown {
    /// What the points come from: `Cities`.
    pub columns: Vec<String>,
    /// For each seat, in order, the half points of each column.
    pub rows: Vec<Vec<i32>>,
}

/// A kind of piece and how many of it are still to come.
#[derive(Clone, PartialEq, Debug)]
pub struct Supply {
    /// Its name in records.
    pub name: String,
    /// What it is, in words.
    pub text: String,
    /// One such piece, drawn alone.
    pub picture: Scene,
    /// How many are left to come.
    pub left: u16,
    /// How many there are in all.
    pub all: u16,
    /// How many of the rest left the game unused.
    pub aside: u16,
    /// Of how many the next one is drawn; 0 if it cannot be one of these.
    pub of: u16,
    /// How many of its edges are of each kind, in the order of [`Land::edges`](super::Land::edges).
    pub edges: Vec<u8>,
    /// The cells where it would fit now.
    pub cells: Vec<SpotId>,
}

impl Supply {
    /// The chance that the next one is of this kind, in percent.
    pub fn percent(&self) -> f64 {
        match self.of {
            0 => 0.0,
            of => 100.0 * f64::from(self.left) / f64::from(of),
        }
    }
}
