//! Carteso: two sides close off groups of stones that belong to neither, by whether they are tall or wide.

mod heuristics;
mod notation;
mod rules;
mod show;

pub use rules::{Carteso, Group, Move, Position, Reason, Span, Stone};

use crate::catalog::{Entry, Passage, ShowVisitor, Visitor};
use crate::play::{OptionKind, OptionSpec, Options};
use crate::points;

/// Carteso in the catalogue.
pub struct CartesoEntry;

impl Entry for CartesoEntry {
    const ID: &'static str = "carteso";
    const NAME: &'static str = "Carteso";
    const DESIGNER: &'static str = "Luis Bolaños Mures and Corey L. Clark, 2016";
    const GOAL: &'static str =
        "Close off groups of stones: tall ones go to Vertical, wide ones to Horizontal.";
    const TAGS: &'static [&'static str] = &["square board", "2 players", "15 minutes"];
    const EXAMPLE: &'static str = "carteso/size=9.komi=bid/komi-4_5.vertical.\
        d7w.f3w.a2b.f4b.g4w.e7w.e5w.f7w.c7b.g3b.e4w.e3b.e6w.c5w.d5b.d3b.d4b.d6w.g7b.c6w.\
        g6b.g8w.b6b.b5w.f8b.c3b.d8w.b3b.f5b.a3b.d9w.a5w.f2w.e9w.h8b.f9w.b4b.g9w.g2b.f1b.\
        e1w.d1w.c1b.c2w.d2b.a1w.b2b.b1w.h2w.e2b.i1w.i2b.b7b.h5b.h3w.i9b.i7b.h9w.a6b";

    const RULES: &'static [Passage] = &[
        Passage {
            text: "Vertical and Horizontal place stones in turn, Vertical first. Each stone may be black or white, and stones belong to nobody. Stones of one colour that touch along rows and columns form a group.",
            example: "carteso/size=5.komi=0/b2b.d4w.b3b.e4w",
        },
        Passage {
            text: "A group spans the rows and columns that it reaches. If it spans more rows than columns it is Vertical's, if more columns than rows Horizontal's; if as many, it belongs to the opponent of whoever placed the last stone.",
            example: "",
        },
        Passage {
            text: "A group is finished when no further stones, of whatever colour and by whomever, could make it span more rows or more columns. After each placement every finished group that nobody has claimed goes to its owner, for good. It may still gain stones inside its span. Corners around a stone mark a group that one stone more would finish; point at it to see which.",
            example: "carteso/size=3.komi=0/b1b.a1w.b2b.a2w.b3b",
        },
        Passage {
            text: "Two passes in succession end the game. You score the stones in the groups that you have claimed, and Horizontal adds the komi.",
            example: "",
        },
        Passage {
            text: "With a komi by bid the first player names it and the other one then chooses a side.",
            example: "",
        },
    ];

    fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec {
                key: "size",
                label: "Board",
                note: "Points along each side.",
                kind: OptionKind::Number {
                    least: 1,
                    most: 19,
                    offered: 3,
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
