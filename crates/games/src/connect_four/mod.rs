//! Connect Four: stones fall into columns, and four in a row win. Only `lab` knows it: as the game that others are
//! compared with, and as a solved game that searches are tested on.

mod effects;
#[cfg(feature = "heuristics")]
mod heuristics;
mod notation;
mod rules;
mod show;
mod words;

pub use rules::{ConnectFour, Drop, Position, Reason};

use self::words::ConnectFourWords;
use crate::catalog::{Entry, GameText, Passage, ShowVisitor, Visitor};
use crate::play::{OptionSpec, Options};
use tessera_core::language::Language;

/// Connect Four in the catalogue.
pub struct ConnectFourEntry;

impl ConnectFourEntry {
    /// The game of these complete options.
    fn game(options: &Options) -> ConnectFour {
        let board = options.get("board").and_then(ConnectFour::of_board);
        board.expect("the option has been checked")
    }
}

impl Entry for ConnectFourEntry {
    const ID: &'static str = "connectfour";
    const NAME: &'static str = "Connect Four";
    const EXAMPLE: &'static str =
        "connectfour/board=7x6/d1.d2.d3.d4.d5.d6.e1.c1.c2.c3.e2.e3.b1.f1.b2.b3.a1.a2.f2";

    fn text(language: Language) -> GameText {
        let words = ConnectFourWords::of(language);
        GameText {
            designer: words.designer,
            goal: words.goal,
            tags: words.tags(language),
            rules: [words.rule_drop, words.rule_win, words.rule_draw]
                .map(Passage::new)
                .to_vec(),
        }
    }

    fn specs(language: Language) -> Vec<OptionSpec> {
        ConnectFourWords::of(language).options(language)
    }

    fn with<V: Visitor>(options: &Options, visitor: V) -> V::Output {
        visitor.visit(ConnectFourEntry::game(options))
    }

    fn with_show<V: ShowVisitor>(options: &Options, visitor: V) -> V::Output {
        visitor.visit(ConnectFourEntry::game(options))
    }
}
