//! Carteso: two sides close off groups of stones that belong to neither, by whether they are tall or wide.

mod rules;
mod show;

pub use rules::{Carteso, Move, Position, Span, Stone};

use crate::play::{Entry, OptionKind, OptionSpec, Options, Visitor};
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
    const EXAMPLE: &'static str = "carteso/size=9.komi=bid/komi-5_5.vertical";

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
            11..=15 => visitor.visit(Carteso::<4>::new(size, komi)),
            _ => visitor.visit(Carteso::<6>::new(size, komi)),
        }
    }
}
