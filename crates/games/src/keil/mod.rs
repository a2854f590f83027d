//! Keil: Go on hexagons, where touching stones are linked unless the enemy stands on both sides of them.

mod effects;
#[cfg(feature = "heuristics")]
mod heuristics;
mod notation;
mod rules;
mod show;
mod words;

pub use rules::{Keil, Move, Position, Reason};

use self::words::KeilWords;
use crate::catalog::{Entry, GameText, Passage, ShowVisitor, Visitor};
use crate::play::{OptionSpec, Options};
use tessera_core::language::Language;
use tessera_core::points;

/// Keil in the catalogue.
pub struct KeilEntry;

impl Entry for KeilEntry {
    const ID: &'static str = "keil";
    const NAME: &'static str = "Keil";
    const EXAMPLE: &'static str = "keil/size=7.komi=bid.button=on/komi-6.white.\
        f8.j6.g8.d5.i6.i5.k5.h7.e6.f6.d4.f7.g7.g6.i7.i8.f7.e7.f5.g9.e5.e8.h5.h6.f6.j4.g10.h4.h9.g5.e3.h10.g9.j8.\
        i10.f3.j7.k6.f2.d2.g4.g3.h2.j9.g11.h5.k4.b4.l6.d7.i2.c3.l4.e4.d3.j3.j7";

    fn text(language: Language) -> GameText {
        let words = KeilWords::of(language);
        let rules = vec![
            Passage::new(words.rule_links).with_steps(&["link", "unlinked"]),
            Passage::new(words.rule_captures).with_steps(&["liberty", "capture", "corner"]),
            Passage::new(words.rule_repetition),
            Passage::new(words.rule_button).with_steps(&["button"]),
            Passage::new(words.rule_score)
                .with_steps(&["territory"])
                .with_example("keil/size=3.komi=5.button=on/c3.b2.c2.b3.c4.b1.c1.b4.c5.a2.button.pass.pass"),
        ];
        GameText {
            designer: words.designer,
            goal: words.goal,
            tags: words.tags(language),
            rules,
        }
    }

    fn specs(language: Language) -> Vec<OptionSpec> {
        KeilWords::of(language).options(language)
    }

    fn with<V: Visitor>(options: &Options, visitor: V) -> V::Output {
        let side = options.number("size");
        let komi = options.get("komi").and_then(points::from_name);
        let button = options.get("button") == Some("on");
        match side {
            ..=7 => visitor.visit(Keil::<3>::new(side, komi, button)),
            _ => visitor.visit(Keil::<6>::new(side, komi, button)),
        }
    }

    fn with_show<V: ShowVisitor>(options: &Options, visitor: V) -> V::Output {
        let side = options.number("size");
        let komi = options.get("komi").and_then(points::from_name);
        let button = options.get("button") == Some("on");
        visitor.visit(Keil::<6>::new(side, komi, button))
    }
}
