//! Keil: Go on hexagons, where touching stones are linked unless the enemy stands on both sides of them.

mod heuristics;
mod notation;
mod rules;
mod show;

pub use rules::{Keil, Move, Position, Reason};

use crate::catalog::{Entry, Passage, ShowVisitor, Visitor};
use crate::play::{OptionKind, OptionSpec, Options};
use crate::points;

/// Keil in the catalogue.
pub struct KeilEntry;

impl Entry for KeilEntry {
    const ID: &'static str = "keil";
    const NAME: &'static str = "Keil";
    const DESIGNER: &'static str = "Luis Bolaños Mures, 2019";
    const GOAL: &'static str = "Surround more of the board; stones hold together only through open corners.";
    const TAGS: &'static [&'static str] = &["hexagonal board", "2 players", "30 minutes"];
    const EXAMPLE: &'static str = "keil/size=7.komi=bid.button=on/komi-6.white.\
        f8.j6.g8.d5.i6.i5.k5.h7.e6.f6.d4.f7.g7.g6.i7.i8.f7.e7.f5.g9.e5.e8.h5.h6.f6.j4.g10.h4.h9.g5.e3.h10.g9.j8.\
        i10.f3.j7.k6.f2.d2.g4.g3.h2.j9.g11.h5.k4.b4.l6.d7.i2.c3.l4.e4.d3.j3.j7";

    const RULES: &'static [Passage] = &[
        Passage {
            text: "Black and White place stones in turn, Black first. Two neighbouring stones of a colour are linked if some point beside both is free of the other colour; so are a stone and an empty neighbour. Neighbouring empty points are always linked.",
            example: "keil/size=4.komi=0.button=off/d3.e5.d4.e6.c3",
        },
        Passage {
            text: "Linked stones form a group, and the empty points linked to it are its liberties. Enemy stones in groups without a liberty are taken off after each placement; then your own stone must have one. Here White captures the corner by playing b2, the only point that links it.",
            example: "keil/size=3.komi=0.button=off/a1",
        },
        Passage {
            text: "A placement must not bring back the position at the end of any of your own earlier turns.",
            example: "",
        },
        Passage {
            text: "The button is worth half a point and may be taken once instead of a placement; while it lies there nobody may pass. Two passes in succession end the game.",
            example: "keil/size=4.komi=2.button=on/d4.d5.c4.e5",
        },
        Passage {
            text: "You score your stones on the board and the empty areas to which only your stones are linked. White adds the komi.",
            example: "",
        },
    ];

    fn specs() -> Vec<OptionSpec> {
        let pair = |value: &str, label: &str| (value.to_owned(), label.to_owned());
        vec![
            OptionSpec {
                key: "size",
                label: "Board",
                note: "Points along each edge.",
                kind: OptionKind::Number {
                    least: 2,
                    most: 10,
                    offered: 4,
                },
                default: "7",
            },
            OptionSpec {
                key: "komi",
                label: "Komi",
                note: "Points for White, who moves second: bid for, or fixed.",
                kind: OptionKind::Komi,
                default: "bid",
            },
            OptionSpec {
                key: "button",
                label: "Button",
                note: "Half a point for whoever takes it instead of placing a stone.",
                kind: OptionKind::OneOf(vec![pair("on", "On"), pair("off", "Off")]),
                default: "on",
            },
        ]
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
