//! Ecalper: whatever you place, your opponent takes over one stone of three; the largest group wins.

mod rules;
mod show;

pub use rules::{Ecalper, Move, Position, Tally, tally};

use crate::play::{Entry, OptionKind, OptionSpec, Options, Passage, Visitor};

/// Ecalper in the catalogue.
pub struct EcalperEntry;

impl Entry for EcalperEntry {
    const ID: &'static str = "ecalper";
    const NAME: &'static str = "Ecalper";
    const DESIGNER: &'static str = "Matteo Perlini, 2010";
    const GOAL: &'static str = "Grow the largest group, though one of every three stones is taken over.";
    const TAGS: &'static [&'static str] = &["hexagonal board", "2 players", "30 minutes"];
    const EXAMPLE: &'static str = "ecalper/size=7.pie=on/a6.g1.d4.xd4.d5.b4.h6.xd5.a3.i9.k2.xa3.f8.d8.j7.xj7.j5.g4.d2.xg4.c3.k5.g10.xc3.j3.j10.c1.xc1.b1.l5.m1.xm1.g12.c2.d3.xd3.e7.e8.e6.xe6.i5.h1.f1.xi5.d9.k4.j4.xk4.c7.h2.c4.xc4.e5.f3.g9.xe5.e3.h7.h11.xh7.e9.c5.e1.xc5.i10.h5.j2.xi10.i3.f2.h8.xh8.h10.h3.m2.xh3.m4.e4.b6.xm4.j8.i8.l6.xi8.g5.g8.c8.xg8.j9.k3.i7.xi7.b5.j1.m7.xb5.g3.l4.f5.xf5.l8.i4.f7.xf7.g11.m5.a2.xa2.g7.h9.f11";

    const RULES: &'static [Passage] = &[
        Passage {
            text: "Black opens with three stones. From then on each turn has four steps: replace one of the three stones that your opponent has just placed by one of yours, then place three more.",
            example: "ecalper/size=4.pie=off/b2.d4.f3",
        },
        Passage {
            text: "The stones open to replacement are ringed; a stone that was itself put in by replacement is not among them.",
            example: "ecalper/size=4.pie=off/b2.d4.f3.xd4.c3.e5.b4",
        },
        Passage {
            text: "With the pie rule White may take Black's side once, after the first three stones; the other player then goes on as White.",
            example: "ecalper/size=4.pie=on/b2.d4.f3",
        },
        Passage {
            text: "When White leaves a single empty cell, Black replaces one last stone and the game is over. The larger of the largest groups wins; if they are alike, the side with fewer groups; if those are alike too, it is a draw.",
            example: "",
        },
    ];

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
            ..=8 if V::FAST => visitor.visit(Ecalper::<4>::new(side, pie)),
            _ => visitor.visit(Ecalper::<6>::new(side, pie)),
        }
    }
}
