//! Carcassonne: a land grows tile by tile, and meeples claim its cities, roads, cloisters and fields.

mod effects;
#[cfg(feature = "heuristics")]
pub mod heuristics;
mod notation;
mod rules;
mod show;
mod words;

pub use rules::{
    Award, Carcassonne, Crowd, Farm, Feature, Kind, MEEPLES, Move, Phase, PlacedMeeple, Position, Segment,
    Surroundings, Terrain, Tile, UnplaceableTile,
};

use self::words::AboutWords;
use crate::catalog::{Entry, GameText, Passage, ShowVisitor, Visitor};
use crate::play::{OptionSpec, Options};
use tessera_core::language::Language;

/// Carcassonne in the catalogue.
pub struct CarcassonneEntry;

impl Entry for CarcassonneEntry {
    const ID: &'static str = "carcassonne";
    const NAME: &'static str = "Carcassonne";
    const EXAMPLE: &'static str = "carcassonne/players=3.small-city=4.unplaceable=aside/V.-1_0_3.road-e.W.0_-1_0.road-s.P.1_-1_1.\
        road-s.V.-1_-1_2.none.V.-2_0_1.road-n.B.-2_-1_0.cloister.O.1_0_2.city-e.K.0_1_2.city-s.H.-2_-2_0.\
        field-0.V.0_2_3.field-0.U.1_2_1.road-e.E.-1_-2_3.city-w.J";
    const AIDS: bool = true;
    fn text(language: Language) -> GameText {
        let words = AboutWords::of(language);
        let rules = vec![
            Passage::new(words.rule_tiles).with_steps(&["fit", "turn"]),
            Passage::new(words.rule_meeples).with_steps(&["taken"]),
            Passage::new(words.rule_complete).with_steps(&["city", "close", "cloister"]),
            Passage::new(words.rule_majority),
            Passage::new(words.rule_fields).with_steps(&["farmer"]),
            Passage::new(words.rule_end).with_example("carcassonne/players=2.small-city=4.unplaceable=aside/U.1_0_1.road-e.V.1_1_2.road-n.H.0_1_1.city-s.\
                M.-1_1_0.field-2.V.-1_0_3.field-3.F.-2_1_0.city-e.W.2_0_1.road-s.V.2_1_0.field-0.S.0_2_3.city-n.E.\
                3_0_2.city-s.V.3_1_2.road-n.K.3_-1_0.field-2.Q.4_-1_1.city-n.N.2_2_0.city-n.K.2_-1_2.city-s.N.\
                2_3_2.field-0.D.2_-2_0.none.R.3_3_3.none.I.4_0_2.city-e.U.-2_2_1.none.G.5_-1_1.none.E.-3_1_1.none.\
                D.4_1_0.none.L.1_2_1.none.L.5_1_1.none.U.1_-2_1.field-0.I.4_-2_0.none.R.3_4_2.none.O.3_-2_2.none.\
                W.5_2_0.none.W.0_-2_2.none.E.3_-3_0.none.U.3_-4_1.field-0.U.4_3_0.none.H.6_-1_0.none.L.4_4_3.none.\
                A.1_-1_1.cloister.F.2_4_0.none.E.4_-3_1.none.U.6_-2_1.none.B.6_-3_0.none.B.2_-3_0.none.M.0_3_2.\
                none.A.-1_-1_2.none.T.7_-2_1.field-7.E.5_-3_3.none.U.6_-4_1.none.P.1_4_1.none.S.8_-2_0.none.P.\
                1_5_2.none.V.0_-1_3.none.J.2_5_3.none.O.7_-1_3.city-s.B.6_-5_0.none.P.9_-2_3.none.R.6_1_3.none.U.\
                7_1_0.none.N.7_-5_2.none.B.6_-6_0.none.D.8_-3_1.none.H.7_-3_1.none.K.8_1_2.none.C.9_-3_0.none.W.\
                9_-1_1.none.V.9_0_0.none.J.3_2_0.none.J.9_-4_0.none.V.5_-4_3.field-0.X.10_-4_0.none.V.10_-2_0.\
                none.V.4_-4_0.none"),
        ];
        GameText {
            designer: words.designer,
            goal: words.goal,
            tags: vec![words.tag_tiles, words.tag_players, words.tag_minutes],
            rules,
        }
    }

    fn specs(language: Language) -> Vec<OptionSpec> {
        words::options(language)
    }

    fn with<V: Visitor>(options: &Options, visitor: V) -> V::Output {
        visitor.visit(game(options))
    }

    fn with_show<V: ShowVisitor>(options: &Options, visitor: V) -> V::Output {
        visitor.visit(game(options))
    }
}

/// The game of complete options.
fn game(options: &Options) -> Carcassonne {
    Carcassonne {
        small_city: match options.get("small-city") {
            Some("2") => 2,
            _ => 4,
        },
        unplaceable: match options.get("unplaceable") {
            Some("return") => UnplaceableTile::Return,
            _ => UnplaceableTile::SetAside,
        },
        ..Carcassonne::new(options.number("players") as u8)
    }
}
