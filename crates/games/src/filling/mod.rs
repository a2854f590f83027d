//! Filling: stones are placed until the board is full, and nobody wins. Only `lab` knows it: the simplest game on a square
//! board, which the size and the speed of other games are compared with.

#[cfg(feature = "heuristics")]
mod heuristics;
mod notation;
mod rules;
mod show;
mod words;

pub use rules::{Filling, Place, Position};

use self::words::FillingWords;
use crate::catalog::{Entry, GameText, Passage, ShowVisitor, Visitor};
use crate::play::{OptionSpec, Options};
use tessera_core::language::Language;

/// Filling in the catalogue.
pub struct FillingEntry;

impl Entry for FillingEntry {
    const ID: &'static str = "filling";
    const NAME: &'static str = "Filling";
    const EXAMPLE: &'static str = "filling/size=3/b2.a1.c3";

    fn text(language: Language) -> GameText {
        let words = FillingWords::of(language);
        GameText {
            designer: words.designer,
            goal: words.goal,
            tags: words.tags(language),
            rules: vec![Passage::new(words.rule)],
        }
    }

    fn specs(language: Language) -> Vec<OptionSpec> {
        FillingWords::of(language).options(language)
    }

    fn with<V: Visitor>(options: &Options, visitor: V) -> V::Output {
        let size = options.number("size");
        match size {
            ..=10 => visitor.visit(Filling::<2>::new(size)),
            11..=15 => visitor.visit(Filling::<4>::new(size)),
            _ => visitor.visit(Filling::<6>::new(size)),
        }
    }

    fn with_show<V: ShowVisitor>(options: &Options, visitor: V) -> V::Output {
        visitor.visit(Filling::<6>::new(options.number("size")))
    }
}
