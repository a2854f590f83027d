//! How a game presents itself to the catalogue.

use super::options::{OptionSpec, Options};
use super::show::Show;
use super::table::{GameTable, Table};
use crate::search::Heuristics;

/// Something done with a game whose type is known: the one place where erased and static types meet.
pub trait Visitor {
    /// What comes out.
    type Output;
    /// Whether it plays so many plies that a game should choose its fastest representation for the board at
    /// hand. Otherwise one that fits every board will do, which keeps the page small.
    const FAST: bool = true;
    /// Does it.
    fn visit<G: Show + Heuristics + 'static>(self, game: G) -> Self::Output;
}

/// A paragraph of a game's rules as its page tells them.
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

    /// Makes the game for options that are complete, and visits it.
    fn with<V: Visitor>(options: &Options, visitor: V) -> V::Output;
}

/// Sets up a table.
pub struct OpenTable {
    /// The game's id.
    pub id: &'static str,
    /// Its complete options.
    pub options: Options,
}

impl Visitor for OpenTable {
    type Output = Box<dyn Table>;
    const FAST: bool = false;
    fn visit<G: Show + Heuristics + 'static>(self, game: G) -> Box<dyn Table> {
        Box::new(GameTable::start(self.id, self.options, game))
    }
}
