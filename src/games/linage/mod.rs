//! Linage: two sides cut a square board into regions that only one of them can still cross.

mod heuristics;
mod notation;
mod rules;
mod show;

pub use rules::{Linage, Move, Position, Reason};

use crate::catalog::{Entry, Passage, ShowVisitor, Visitor};
use crate::play::{OptionKind, OptionSpec, Options};
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

    const RULES: &'static [Passage] = &[
        Passage {
            text: "Vertical and Horizontal place stones in turn, Vertical first. Stones belong to nobody: what counts is the empty points that they leave.",
            example: "",
        },
        Passage {
            text: "Empty points that touch along rows and columns form a region. Three empty points in a row or column are a line. A region without a horizontal line is Vertical's, one without a vertical line is Horizontal's, and one with both is free.",
            example: "linage/size=6.komi=0/a6.a1.e1.c1.f5.a4.b1.a5.f1.c4.f2.e3.c6.e2.c2.a2.d6.f3.d1.a3.d2.d3.d4.c5",
        },
        Passage {
            text: "On your turn put a stone on a point of a free region, or pass. Every region must keep a line at all times: here a stone on b1 would cut the corner off, so b1 is closed.",
            example: "linage/size=5.komi=0/a2",
        },
        Passage {
            text: "Two passes in succession end the game. You score the points of the regions that you own, and Horizontal adds the komi.",
            example: "",
        },
        Passage {
            text: "With a komi by bid the first player names it and the other one then chooses a side, so it pays to name a fair one.",
            example: "linage/size=5.komi=bid/komi-4_5",
        },
    ];

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

    fn with_show<V: ShowVisitor>(options: &Options, visitor: V) -> V::Output {
        let size = options.number("size");
        let komi = options.get("komi").and_then(points::from_name);
        visitor.visit(Linage::<6>::new(size, komi))
    }
}
