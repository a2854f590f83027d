//! Linage: two sides cut a square board into regions that only one of them can still cross.

mod rules;
mod show;

pub use rules::{Linage, Move, Position};

use crate::play::{Entry, OptionKind, OptionSpec, Options, Visitor};
use crate::points;

/// Linage in the catalogue.
pub struct LinageEntry;

impl Entry for LinageEntry {
    const ID: &'static str = "linage";
    const NAME: &'static str = "Linage";
    const DESIGNER: &'static str = "Luis Bolaños Mures, 2016";
    const GOAL: &'static str = "Cut the board into regions where only your own lines are left.";
    const TAGS: &'static [&'static str] = &["square board", "2 players", "10 minutes"];
    const EXAMPLE: &'static str = "linage/size=9.komi=bid/komi-5_5.horizontal.b5.a2.f1.b3.f4.c3.b4.d3.g2.e2.g3.h3.i1.e5.c4.f7.c6.a7.f6.g1.g4.b7.h5.e9.i6.f5.g7.g5.g8.e8.f8.g6.f9.f2.i9.c8";

    fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec {
                key: "size",
                label: "Board",
                note: "Cells along each side.",
                kind: OptionKind::Number {
                    least: 3,
                    most: 19,
                    offered: 5,
                },
                default: "9",
            },
            OptionSpec {
                key: "komi",
                label: "Komi",
                note: "Points for Horizontal, who moves second: bid for, or fixed.",
                kind: OptionKind::Komi,
                default: "bid",
            },
        ]
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
}
