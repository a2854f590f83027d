//! Ecalper: whatever you place, your opponent takes over one stone of three; the largest group wins.

mod heuristics;
mod notation;
mod rules;
mod show;

pub use rules::{Ecalper, GroupSizes, Move, Position, Reason, group_sizes};

use crate::catalog::{Entry, Passage, ShowVisitor, Visitor};
use crate::play::{OptionKind, OptionSpec, Options};

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
