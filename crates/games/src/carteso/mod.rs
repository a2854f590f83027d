//! Carteso: two sides close off groups of stones that belong to neither, by whether they are tall or wide.

mod effects;
#[cfg(feature = "heuristics")]
mod heuristics;
mod notation;
mod rules;
mod show;
mod words;

pub use rules::{Carteso, Group, Move, Position, Reason, Span, Stone};

use self::words::CartesoWords;
use crate::catalog::{Entry, GameText, Passage, ShowVisitor, Visitor};
use crate::play::{OptionSpec, Options};
use tessera_core::language::Language;
use tessera_core::points;

/// Carteso in the catalogue.
pub struct CartesoEntry;

impl Entry for CartesoEntry {
    const ID: &'static str = "carteso";
    const NAME: &'static str = "Carteso";
    const EXAMPLE: &'static str = "carteso/size=9.komi=bid/komi-4_5.vertical.\
        d7w.f3w.a2b.f4b.g4w.e7w.e5w.f7w.c7b.g3b.e4w.e3b.e6w.c5w.d5b.d3b.d4b.d6w.g7b.c6w.\
        g6b.g8w.b6b.b5w.f8b.c3b.d8w.b3b.f5b.a3b.d9w.a5w.f2w.e9w.h8b.f9w.b4b.g9w.g2b.f1b.\
        e1w.d1w.c1b.c2w.d2b.a1w.b2b.b1w.h2w.e2b.i1w.i2b.b7b.h5b.h3w.i9b.i7b.h9w.a6b";

    fn text(language: Language) -> GameText {
        let words = CartesoWords::of(language);
        let rules = vec![
            Passage::new(words.rule_stones).with_steps(&["group"]),
            Passage::new(words.rule_owners).with_steps(&["tall", "wide", "square"]),
            Passage::new(words.rule_finished).with_steps(&["hole"]),
            Passage::new(words.rule_end)
                .with_example("carteso/size=3.komi=0_5/a1w.b2b.c3w.b3w.a3b.b1w.c1b.c2w.pass.pass"),
            Passage::new(words.rule_komi),
        ];
        GameText {
            designer: words.designer,
            goal: words.goal,
            tags: words.tags(language),
            rules,
        }
    }

    fn specs(language: Language) -> Vec<OptionSpec> {
        CartesoWords::of(language).options(language)
    }

    fn with<V: Visitor>(options: &Options, visitor: V) -> V::Output {
        let size = options.number("size");
        let komi = options.get("komi").and_then(points::from_name);
        match size {
            ..=10 => visitor.visit(Carteso::<2>::new(size, komi)),
            _ => visitor.visit(Carteso::<6>::new(size, komi)),
        }
    }

    fn with_show<V: ShowVisitor>(options: &Options, visitor: V) -> V::Output {
        let size = options.number("size");
        let komi = options.get("komi").and_then(points::from_name);
        visitor.visit(Carteso::<6>::new(size, komi))
    }
}
