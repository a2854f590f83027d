//! Linage: two sides cut a square board into regions that only one of them can still cross.

mod effects;
#[cfg(feature = "heuristics")]
mod heuristics;
mod notation;
mod rules;
mod show;
mod words;

pub use rules::{Linage, Move, Position, Reason};

use self::words::LinageWords;
use crate::catalog::{Entry, GameText, Passage, ShowVisitor, Visitor};
use crate::play::{OptionSpec, Options};
use tessera_core::language::Language;
use tessera_core::points;

/// Linage in the catalogue.
pub struct LinageEntry;

impl Entry for LinageEntry {
    const ID: &'static str = "linage";
    const NAME: &'static str = "Linage";
    const EXAMPLE: &'static str = "linage/size=9.komi=bid/komi-5_5.horizontal.b5.a2.f1.b3.f4.c3.b4.d3.g2.e2.g3.h3.i1.e5.c4.f7.c6.a7.f6.g1.g4.b7.h5.e9.i6.f5.g7.g5.g8.e8.f8.g6.f9.f2.i9.c8";

    fn text(language: Language) -> GameText {
        let words = LinageWords::of(language);
        let rules = vec![
            Passage::new(words.rule_stones),
            Passage::new(words.rule_regions).with_steps(&["line", "close"]).with_example("linage/size=6.komi=0/a6.a1.e1.c1.f5.a4.b1.a5.f1.c4.f2.e3.c6.e2.c2.a2.d6.f3.d1.a3.d2.d3.d4.c5"),
            Passage::new(words.rule_placements).with_steps(&["keep"]),
            Passage::new(words.rule_end).with_example("linage/size=4.komi=5/b1.b2.b3.b4.pass.pass"),
            Passage::new(words.rule_komi).with_steps(&["komi"]),
        ];
        GameText {
            designer: words.designer,
            goal: words.goal,
            tags: words.tags(language),
            rules,
        }
    }

    fn specs(language: Language) -> Vec<OptionSpec> {
        LinageWords::of(language).options(language)
    }

    fn with<V: Visitor>(options: &Options, visitor: V) -> V::Output {
        let size = options.number("size");
        let komi = options.get("komi").and_then(points::from_name);
        match size {
            ..=10 => visitor.visit(Linage::<2>::new(size, komi)),
            11..=15 => visitor.visit(Linage::<4>::new(size, komi)),
            _ => visitor.visit(Linage::<6>::new(size, komi)),
        }
    }

    fn with_show<V: ShowVisitor>(options: &Options, visitor: V) -> V::Output {
        let size = options.number("size");
        let komi = options.get("komi").and_then(points::from_name);
        visitor.visit(Linage::<6>::new(size, komi))
    }
}
