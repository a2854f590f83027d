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
    const EXAMPLE: &'static str = "ecalper/size=7.pie=on/g6.g8.i6.xg8.h7.f7.g10.xf7.e5.h5.f8";

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
