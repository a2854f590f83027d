//! Keil: Go on hexagons, where touching stones are linked unless the enemy stands on both sides of them.

mod rules;
mod show;

pub use rules::{Bar, Keil, Move, Position};

use crate::play::{Entry, OptionKind, OptionSpec, Options, Passage, Visitor};
use crate::points;

/// Keil in the catalogue.
pub struct KeilEntry;

impl Entry for KeilEntry {
    const ID: &'static str = "keil";
    const NAME: &'static str = "Keil";
    const DESIGNER: &'static str = "Luis Bolaños Mures, 2019";
    const GOAL: &'static str = "Surround more of the board; stones hold together only through open corners.";
    const TAGS: &'static [&'static str] = &["hexagonal board", "2 players", "30 minutes"];
    const EXAMPLE: &'static str = "keil/size=7.komi=bid.button=on/komi-6.white.j5.f5.m7.i6.i5.c3.h5.c2.i7.g7.d10.f11.h9.e5.d9.i1.g3.b4.k1.g8.b7.h11.h4.d5.h6.l4.b6.k8.g4.j2.c8.g9.i10.i4.j3.h12.f9.e11.h10.e10.g12.f7.k6.c1.i9.h8.j8.h1.c5.e7.f1.f3.a6.l3.j7.f10.f2.c6.k4.j9.h2.m5.i6.e3.e8.c4.l2.f6.i11.f4.l5.g5.f12.e9.a4.d1.g11.f11.e10.b1.a7.a3.k5.b3.k7.k2.l6.j10.i8.i2.b5";

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
            ..=7 if V::FAST => visitor.visit(Keil::<3>::new(side, komi, button)),
            _ => visitor.visit(Keil::<6>::new(side, komi, button)),
        }
    }
}
