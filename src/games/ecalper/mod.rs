//! Ecalper: whatever you place, your opponent takes over one stone of three; the largest group wins.

mod rules;
mod show;

pub use rules::{Ecalper, Move, Position, Tally, tally};

use crate::play::{Entry, OptionKind, OptionSpec, Options, Visitor};

/// Ecalper in the catalogue.
pub struct EcalperEntry;

impl Entry for EcalperEntry {
    const ID: &'static str = "ecalper";
    const NAME: &'static str = "Ecalper";
    const DESIGNER: &'static str = "Matteo Perlini, 2010";
    const GOAL: &'static str = "Grow the largest group, though one of every three stones is taken over.";
    const TAGS: &'static [&'static str] = &["hexagonal board", "2 players", "30 minutes"];
    const EXAMPLE: &'static str = "ecalper/size=7.pie=on/\
        g5.f7.d4.xf7.j6.e8.g9.xe8.h6.k3.e9.xh6.c5.f5.f10.xf5.d5.i8.e6.xi8.e7.e5.h7.xe7.f6.e4.b5.xe4.h4.i3.i4.xi3.\
        h3.h5.e10.xh3.i5.d10.j4.xi5.g4.j5.g2.xj5.f9.i10.f11.xf11.g11.g3.f3";

    fn specs() -> Vec<OptionSpec> {
        let pair = |value: &str, label: &str| (value.to_owned(), label.to_owned());
        vec![
            OptionSpec {
                key: "size",
                label: "Board",
                note: "Cells along each edge.",
                kind: OptionKind::Number {
                    least: 2,
                    most: 10,
                    offered: 4,
                },
                default: "7",
            },
            OptionSpec {
                key: "pie",
                label: "Pie rule",
                note: "White may exchange colours once, after the first three stones.",
                kind: OptionKind::OneOf(vec![pair("on", "On"), pair("off", "Off")]),
                default: "on",
            },
        ]
    }

    fn with<V: Visitor>(options: &Options, visitor: V) -> V::Output {
        let side = options.number("size");
        let pie = options.get("pie") == Some("on");
        match side {
            ..=5 => visitor.visit(Ecalper::<2>::new(side, pie)),
            6 | 7 => visitor.visit(Ecalper::<3>::new(side, pie)),
            8 => visitor.visit(Ecalper::<4>::new(side, pie)),
            _ => visitor.visit(Ecalper::<6>::new(side, pie)),
        }
    }
}
