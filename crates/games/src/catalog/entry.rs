//! What a game states about itself so that the catalogue can list it.

use crate::play::{Notation, OptionSpec, Options, Show};
use tessera_core::language::Language;
#[cfg(feature = "heuristics")]
use tessera_search::Heuristics;

/// What a [`Visitor`] knows of a game: its rules, the names of its moves, and what searches may know of it.
#[cfg(feature = "heuristics")]
pub trait Visited: Notation + Heuristics + 'static {}

#[cfg(feature = "heuristics")]
impl<G: Notation + Heuristics + 'static> Visited for G {}

/// What a [`Visitor`] knows of a game in a program without searches: its rules and the names of its moves.
#[cfg(not(feature = "heuristics"))]
pub trait Visited: Notation + 'static {}

#[cfg(not(feature = "heuristics"))]
impl<G: Notation + 'static> Visited for G {}

/// Something done with a game whose type is known, by code that needs its rules and the names of its moves.
pub trait Visitor {
    /// The result.
    type Output;
    /// Does it with the fastest representation that holds the board.
    fn visit<G: Visited>(self, game: G) -> Self::Output;
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
    /// The steps of the game's lesson that show it, by their ids.
    pub steps: &'static [&'static str],
}

impl Passage {
    /// A rule that needs no showing.
    pub const fn new(text: &'static str) -> Passage {
        Passage {
            text,
            example: "",
            steps: &[],
        }
    }

    /// The same rule with a record whose position shows it.
    pub const fn with_example(mut self, example: &'static str) -> Passage {
        self.example = example;
        self
    }

    /// The same rule with the steps of the lesson that show it.
    pub const fn with_steps(mut self, steps: &'static [&'static str]) -> Passage {
        self.steps = steps;
        self
    }
}

/// What people read about a game before it is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameText {
    /// Who invented it.
    pub designer: &'static str,
    /// What one tries to do, in one line.
    pub goal: &'static str,
    /// Board, players and length, as tags.
    pub tags: Vec<&'static str>,
    /// The rules, in the order in which one learns them.
    pub rules: Vec<Passage>,
}

/// A game of the catalogue.
pub trait Entry {
    /// The id in records and links: `linage`.
    const ID: &'static str;
    /// The name of the game, which is the same in every language.
    const NAME: &'static str;
    /// A record that shows the game at its best, for pictures.
    const EXAMPLE: &'static str;
    /// Whether it offers aids that a purist would rather do without.
    const AIDS: bool = false;

    /// What people read about the game before it is set up.
    fn text(language: Language) -> GameText;

    /// The options, in the order in which records write them, with labels in this language.
    fn specs(language: Language) -> Vec<OptionSpec>;

    /// Makes the game for complete options, in the fastest representation that holds the board, and visits it.
    fn with<V: Visitor>(options: &Options, visitor: V) -> V::Output;

    /// Makes the game for complete options, in the representation that holds every board, and visits it. Cells may
    /// be numbered otherwise than in the game that [`Entry::with`] makes; the names of moves are the same.
    fn with_show<V: ShowVisitor>(options: &Options, visitor: V) -> V::Output;
}
