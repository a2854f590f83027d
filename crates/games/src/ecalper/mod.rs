//! Ecalper: whatever you place, your opponent takes over one stone of three; the largest group wins.

mod effects;
#[cfg(feature = "heuristics")]
mod heuristics;
mod notation;
mod rules;
mod show;
mod words;

pub use rules::{Ecalper, GroupSizes, Move, Position, Reason};

use self::words::EcalperWords;
use crate::catalog::{Entry, GameText, Passage, ShowVisitor, Visitor};
use crate::play::{OptionSpec, Options};
use tessera_core::language::Language;

/// Ecalper in the catalogue.
pub struct EcalperEntry;

impl Entry for EcalperEntry {
    const ID: &'static str = "ecalper";
    const NAME: &'static str = "Ecalper";
    const EXAMPLE: &'static str = "ecalper/size=7.pie=on/\
        g5.f7.d4.xf7.j6.e8.g9.xe8.h6.k3.e9.xh6.c5.f5.f10.xf5.d5.i8.e6.xi8.e7.e5.h7.xe7.f6.e4.b5.xe4.h4.i3.i4.xi3.\
        h3.h5.e10.xh3.i5.d10.j4.xi5.g4.j5.g2.xj5.f9.i10.f11.xf11.g11.g3.f3";

    fn text(language: Language) -> GameText {
        let words = EcalperWords::of(language);
        let rules = vec![
            Passage::new(words.rule_turns).with_steps(&["three", "take"]),
            Passage::new(words.rule_replacements).with_steps(&["last"]),
            Passage::new(words.rule_pie).with_steps(&["swap"]),
            Passage::new(words.rule_end).with_steps(&["join"]).with_example("ecalper/size=3.pie=off/a2.c1.e3.xc1.c4.a3.a1.xa3.e1.b4.c5.xc5.d2.c2.d3.xd2.e2.b2.b3.xb3.d4.d1.b1.xb1"),
        ];
        GameText {
            designer: words.designer,
            goal: words.goal,
            tags: words.tags(language),
            rules,
        }
    }

    fn specs(language: Language) -> Vec<OptionSpec> {
        EcalperWords::of(language).options(language)
    }

    fn with<V: Visitor>(options: &Options, visitor: V) -> V::Output {
        let side = options.number("size");
        let pie = options.get("pie") == Some("on");
        match side {
            ..=8 => visitor.visit(Ecalper::<4>::new(side, pie)),
            _ => visitor.visit(Ecalper::<6>::new(side, pie)),
        }
    }

    fn with_show<V: ShowVisitor>(options: &Options, visitor: V) -> V::Output {
        let side = options.number("size");
        let pie = options.get("pie") == Some("on");
        visitor.visit(Ecalper::<6>::new(side, pie))
    }
}
