//! Carcassonne: a land grows tile by tile, and meeples claim its cities, roads, cloisters and fields.

mod rules;
pub mod show;

pub use rules::{
    Award, Carcassonne, Crowd, Feature, KINDS, Kind, MEEPLES, Move, Phase, Position, Segment, Standing,
    Surroundings, Terrain, Tile, Unplaceable,
};

use crate::play::{Entry, OptionKind, OptionSpec, Options, Passage, Visitor};

/// Carcassonne in the catalogue.
pub struct CarcassonneEntry;

impl Entry for CarcassonneEntry {
    const ID: &'static str = "carcassonne";
    const NAME: &'static str = "Carcassonne";
    const DESIGNER: &'static str = "Klaus-Jürgen Wrede, 2000";
    const GOAL: &'static str = "Lay tiles, claim what grows, and get your meeples back in time.";
    const TAGS: &'static [&'static str] = &["tiles", "2 to 5 players", "40 minutes"];
    const EXAMPLE: &'static str = "carcassonne/players=2.small-city=4.unplaceable=aside/";
    const RULES: &'static [Passage] = &[];

    fn specs() -> Vec<OptionSpec> {
        let pair = |value: &str, label: &str| (value.to_owned(), label.to_owned());
        vec![
            OptionSpec {
                key: "players",
                label: "Players",
                note: "How many sit at the table.",
                kind: OptionKind::Number {
                    least: 2,
                    most: 5,
                    offered: 2,
                },
                default: "2",
            },
            OptionSpec {
                key: "small-city",
                label: "City of two tiles",
                note: "Points when it is complete; the first editions gave 2.",
                kind: OptionKind::OneOf(vec![pair("4", "4 points"), pair("2", "2 points")]),
                default: "4",
            },
            OptionSpec {
                key: "unplaceable",
                label: "A tile that fits nowhere",
                note: "Leaves the game, or goes back into the bag.",
                kind: OptionKind::OneOf(vec![pair("aside", "Set aside"), pair("return", "Goes back")]),
                default: "aside",
            },
        ]
    }

    fn with<V: Visitor>(options: &Options, visitor: V) -> V::Output {
        visitor.visit(Carcassonne {
            small_city: match options.get("small-city") {
                Some("2") => 2,
                _ => 4,
            },
            unplaceable: match options.get("unplaceable") {
                Some("return") => Unplaceable::Return,
                _ => Unplaceable::Aside,
            },
            ..Carcassonne::new(options.number("players") as u8)
        })
    }
}
