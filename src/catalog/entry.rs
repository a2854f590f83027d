//! What a game states about itself so that the catalogue can list it.

use crate::play::{Notation, OptionSpec, Options, Show};
use crate::search::Heuristics;

/// Something done with a game whose type is known, by code that needs its rules and the names of its moves.
pub trait Visitor {
    /// The result.
    type Output;
    /// Does it with the fastest representation that holds the board.
    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Self::Output;
}

/// Something done with a game whose type is known, by code that shows the game to people.
pub trait ShowVisitor {
    /// The result.
    type Output;
    /// Does it with the one representation that holds every board of the game, which keeps the page small.
    fn visit<G: Show + 'static>(self, game: G) -> Self::Output;
}

/// A paragraph of a game's rules as its page prints them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passage {
    /// The rule, in our own words.
    pub text: &'static str,
    /// A record whose position shows it; empty if nothing needs showing.
    pub example: &'static str,
}

/// A game of the catalogue.
pub trait Entry {
    /// The id in records and links: `linage`.
    const ID: &'static str;
    /// The name that people read.
    const NAME: &'static str;
    /// Who invented the game.
    const DESIGNER: &'static str;
    /// What one tries to do, in one line.
    const GOAL: &'static str;
    /// Board, players and length, as tags.
    const TAGS: &'static [&'static str];
    /// A record that shows the game at its best, for pictures.
    const EXAMPLE: &'static str;
    /// Whether it offers aids that a purist would rather do without.
    const AIDS: bool = false;

    /// The rules, in the order in which one learns them.
    const RULES: &'static [Passage];

    /// The options, in the order in which records write them.
    fn specs() -> Vec<OptionSpec>;

    /// Makes the game for complete options, in the fastest representation that holds the board, and visits it.
    fn with<V: Visitor>(options: &Options, visitor: V) -> V::Output;

    /// Makes the game for complete options, in the representation that holds every board, and visits it. Cells may
    /// be numbered otherwise than in the game that [`Entry::with`] makes; the names of moves are the same.
    fn with_show<V: ShowVisitor>(options: &Options, visitor: V) -> V::Output;
}
